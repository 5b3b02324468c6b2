import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import type { QueuedFiling } from '../../simulators/correction-queues.ts';

/** Filings with a time to be corrected, each with a button that ends it. */
export function correctionSection(queued: readonly QueuedFiling[]): Markup {
  return html`<section class="sheet" aria-labelledby="corrections">
<h2 id="corrections">Correction queues</h2>
<p class="quiet">${
    queued.length === 0
      ? 'No filing waits for its correction.'
      : 'Courts that set a time to correct a filing abandon it afterwards.'
  }</p>
${queued.length === 0 ? '' : html`<ul class="filings" aria-labelledby="corrections">${queued.map(queuedItem)}</ul>`}
</section>`;
}

function queuedItem(filing: QueuedFiling): Markup {
  const { filingId, orderId, filingTypeName, courtName, caseTitle, firmName, statusText, correctBy } = filing;
  const name = `${filingTypeName} of order ${orderId}`;
  const until = `${correctBy.slice(0, 19).replace('T', ' ')} UTC`;
  return html`<li><div><strong>${filingTypeName}</strong><br>
<span class="quiet">Order ${orderId} · ${caseTitle} · ${courtName} · ${firmName} · ${statusText} until ${until}</span></div>
<form data-api="POST /sandbox/api/filings/${encodeURIComponent(filingId)}/end-of-time" data-done="Time is over: ${name}.">
<button aria-label="Let the time run out: ${name}">Let the time run out</button>
</form></li>`;
}
