/**
 * A firm's account over a range of days: the opening balance, each movement, the closing balance (billing supplement,
 * section 10: opening + invoices − payments + returns = closing). Reckoned from all invoices and payments, in cents.
 */
import type { Invoice, Payment } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

/** A row of the statement. The first and last are balances, the others movements. */
export interface StatementRow {
  /** Its place, by day. */
  place: number;
  /** `YYYY-MM-DD`; a balance has the end of the range, if there is one. */
  on: string | undefined;
  kind: 'opening' | 'invoice' | 'payment' | 'correction' | 'closing';
  /** `Invoice INV-202610-1001`. */
  text: string;
  /** The invoice that it is about; a payment may be of several. */
  invoiceId: number | undefined;
  note: string;
  /** Added to what the firm owes; negative where it takes an invoice back. */
  chargedCents: number;
  /** Taken from what the firm owes; negative where money went back. */
  paidCents: number;
  /** What the firm owes after it. */
  balanceCents: number;
}

/** Two days, each `YYYY-MM-DD`; without one, the range is open. */
export interface StatementRange {
  from?: string | undefined;
  to?: string | undefined;
}

type Movement = Omit<StatementRow, 'place' | 'balanceCents' | 'on'> & { on: string };

/** Drafts, failed and pending payments move nothing. */
export function accountStatement(
  invoices: readonly Invoice[],
  payments: readonly Payment[],
  { from, to }: StatementRange,
): StatementRow[] {
  const movements = [...invoices.flatMap(ofInvoice), ...payments.flatMap(ofPayment)].sort((one, other) =>
    one.on.localeCompare(other.on),
  );
  const before = movements.filter(({ on }) => from !== undefined && on < from);
  const within = movements.filter(({ on }) => !(from !== undefined && on < from) && !(to !== undefined && on > to));
  let balanceCents = before.reduce((sum, each) => sum + each.chargedCents - each.paidCents, 0);
  const nothing = { invoiceId: undefined, note: '', chargedCents: 0, paidCents: 0 };
  const opening = { ...nothing, place: 0, on: from, kind: 'opening', text: 'Opening balance', balanceCents } as const;
  const rows = within.map((movement, index): StatementRow => {
    balanceCents += movement.chargedCents - movement.paidCents;
    return { ...movement, place: index + 1, balanceCents };
  });
  const place = rows.length + 1;
  return [opening, ...rows, { ...nothing, place, on: to, kind: 'closing', text: 'Closing balance', balanceCents }];
}

/** Tells what was voided or written off stands on that day. */
function ofInvoice({ invoiceId, number, status, issuedOn, closedOn, total, totalPaid }: Invoice): Movement[] {
  if (status === 'draft' || issuedOn === undefined) return [];
  const text = `Invoice ${number}`;
  const issued: Movement = { ...about(invoiceId, issuedOn), kind: 'invoice', text, chargedCents: toCents(total) };
  const takenBack = status === 'void' ? toCents(total) : toCents(total) - toCents(totalPaid);
  if ((status !== 'void' && status !== 'uncollectible') || takenBack === 0) return [issued];
  const note = status === 'void' ? 'Voided' : 'Written off as uncollectible';
  return [
    issued,
    { ...about(invoiceId, closedOn ?? issuedOn), kind: 'correction', text, note, chargedCents: -takenBack },
  ];
}

/** A payment by bank counts on the day it clears; what a bank or a refund took back, on its own day. */
function ofPayment(payment: Payment): Movement[] {
  const { status, reference, amount, appliedOn, expectedOn, takenBackOn, allocations, failure } = payment;
  if (status === 'pending' || status === 'failed') return [];
  const [first, ...others] = allocations;
  const shared = about(others.length === 0 ? first?.invoiceId : undefined, expectedOn ?? appliedOn);
  const cents = toCents(amount);
  const note = allocations.map(({ invoiceNumber }) => invoiceNumber).join(', ');
  const paid: Movement = { ...shared, kind: 'payment', text: `Payment ${reference}`, note, paidCents: cents };
  if (status === 'succeeded') return [paid];
  const back = status === 'refunded' ? 'Refunded' : ['Returned by the bank', failure?.text].filter(Boolean).join(': ');
  const on = takenBackOn ?? shared.on;
  return [paid, { ...shared, on, kind: 'correction', text: `Payment ${reference}`, note: back, paidCents: -cents }];
}

const about = (invoiceId: number | undefined, on: string) => ({
  on,
  invoiceId,
  note: '',
  chargedCents: 0,
  paidCents: 0,
});
