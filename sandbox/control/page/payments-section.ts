import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import type { PaymentRecord } from '../../services/billing/payment-answers.ts';

/** The latest payments, with what a processor and a bank can do to them, and an invoice to tamper with. */
export function paymentsSection(latest: readonly PaymentRecord[]): Markup {
  return html`<section class="sheet" aria-labelledby="payments">
<h2 id="payments">Payments</h2>
<p class="quiet">Pending payments succeed or fail by themselves after a while.</p>
${latest.length === 0 ? '' : html`<ul class="filings">${latest.map(paymentItem)}</ul>`}
<form class="row" data-api="POST /sandbox/api/payments/invoices/1/tamper" data-done="Invoice 1 has a cent more than its charges.">
<input type="hidden" name="cents" value="1" data-number>
<button class="danger">Add a cent to invoice 1</button>
</form>
<form class="row" data-api="POST /sandbox/api/billing/start" data-done="Billing starts and is ready in 20 seconds.">
<input type="hidden" name="seconds" value="20" data-number>
<button>Start billing slowly</button>
</form>
</section>`;
}

const outcomes = {
  pending: [
    ['succeed', 'Succeed'],
    ['decline', 'Decline'],
  ],
  // A bank can return what has not cleared.
  debited: [
    ['succeed', 'Succeed'],
    ['return', 'Return'],
  ],
  succeeded: [
    ['return', 'Return'],
    ['refund', 'Refund'],
  ],
} as const;

function paymentItem({ paymentId, status, method, methodLabel, amountCents, surchargeCents }: PaymentRecord): Markup {
  const name = `payment ${paymentId}`;
  const dollars = ((amountCents + surchargeCents) / 100).toFixed(2);
  const state = status === 'pending' && method === 'BankAccount' ? 'debited' : status;
  const possible = state === 'pending' || state === 'debited' || state === 'succeeded' ? outcomes[state] : [];
  return html`<li><div><strong>BENCHFILE ${paymentId}</strong> $${dollars}<br>
<span class="quiet">${methodLabel} · ${status}</span></div>
${
  possible.length === 0
    ? ''
    : html`<form class="row" data-api="POST /sandbox/api/payments/${paymentId}/outcome" data-done="Done: ${name}.">
${possible.map(([outcome, label]) => html`<button name="outcome" value="${outcome}" aria-label="${label} ${name}">${label}</button>`)}
</form>`
}</li>`;
}
