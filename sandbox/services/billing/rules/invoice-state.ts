/** What an invoice's numbers mean on a day (billing supplement, sections 3 and 4). Amounts in cents, days `YYYY-MM-DD`. */
import type {
  InvoiceNextStep,
  InvoicePaymentStatus,
  InvoiceStatus,
  PaymentState,
} from '../../../generated/billing/schemas.ts';
import { addDays, daysBetween } from './days.ts';

/** An invoice with the payments applied to it, in cents. */
export interface InvoiceNumbers {
  status: InvoiceStatus;
  issuedOn: string | null;
  dueDate: string | null;
  totalCents: number;
  /** Of succeeded payments that were neither returned nor refunded. */
  paidCents: number;
  /** Of pending payments. */
  processingCents: number;
  /** State of the latest payment. */
  lastPayment: PaymentState | undefined;
}

/** Tells what is left to pay. Drafts and void invoices owe nothing. */
export function balanceOf({ status, totalCents, paidCents }: InvoiceNumbers): number {
  return status === 'draft' || status === 'void' ? 0 : totalCents - paidCents;
}

/** Tells what can be paid now: the balance that no pending payment covers. */
export function payableOf(invoice: InvoiceNumbers): number {
  return Math.max(0, balanceOf(invoice) - invoice.processingCents);
}

/** Days past due with something to pay; 0 if it is not overdue. */
export function daysOverdue(invoice: InvoiceNumbers, today: string): number {
  const { dueDate } = invoice;
  return dueDate !== null && payableOf(invoice) > 0 ? Math.max(0, daysBetween(dueDate, today)) : 0;
}

export function paymentStatusOf(invoice: InvoiceNumbers): InvoicePaymentStatus {
  const { totalCents, paidCents, processingCents, lastPayment } = invoice;
  const balance = balanceOf(invoice);
  if (lastPayment === 'refunded' && paidCents === 0 && totalCents > 0) return 'refunded';
  if (balance === 0) return invoice.status === 'paid' ? 'paid' : 'unpaid';
  if (processingCents >= balance) return 'processing';
  if (lastPayment === 'failed' || lastPayment === 'returned') return 'failed';
  return paidCents > 0 || processingCents > 0 ? 'partially-paid' : 'unpaid';
}

/** The parts of the firm's balance, by days past due. */
export interface Aging {
  current: number;
  days1to30: number;
  days31to60: number;
  days61to90: number;
  over90: number;
}

/** Tells which part an invoice's balance belongs to. A pending payment doesn't change the days. */
export function agingPart(dueDate: string | null, today: string): keyof Aging {
  const days = dueDate === null ? 0 : daysBetween(dueDate, today);
  if (days <= 0) return 'current';
  if (days <= 30) return 'days1to30';
  if (days <= 60) return 'days31to60';
  return days <= 90 ? 'days61to90' : 'over90';
}

/** Days after the due date until the firm can't order. */
const holdAfter = 35;

/** The day from which the firm can't order until the invoice is paid (billing supplement, section 4). */
export const holdDay = (dueDate: string): string => addDays(dueDate, holdAfter);

/** What is sent or done, by days after the due date. */
const dunning = [
  { after: -3, kind: 'reminder' },
  { after: 3, kind: 'reminder' },
  { after: 10, kind: 'reminder' },
  { after: 20, kind: 'reminder' },
  { after: 30, kind: 'final-notice' },
  { after: holdAfter, kind: 'credit-hold' },
] as const;

/**
 * Tells what happens next to an open invoice if nothing is paid. Autopay comes first; pending payments pause
 * everything, and with autopay there is no reminder before the due date.
 */
export function nextStepOf(invoice: InvoiceNumbers, isAutopay: boolean, today: string): InvoiceNextStep | undefined {
  const { status, issuedOn, dueDate, processingCents } = invoice;
  if (status !== 'open' || issuedOn === null || dueDate === null) return undefined;
  if (payableOf(invoice) === 0 || processingCents > 0) return undefined;
  if (isAutopay && issuedOn >= today) return { kind: 'autopay', on: issuedOn };
  const steps = dunning.map(({ after, kind }) => ({ after, kind, on: addDays(dueDate, after) }));
  const next = steps.find(({ after, on }) => on > today && !(isAutopay && after < 0));
  if (next?.kind === 'credit-hold') return { kind: next.kind, on: next.on };
  return next && { kind: next.kind, on: next.on, holdOn: holdDay(dueDate) };
}

/** The reminders of an invoice that was never paid, up to a day. */
export function remindersUntil(
  { dueDate }: Pick<InvoiceNumbers, 'dueDate'>,
  isAutopay: boolean,
  today: string,
): { kind: 'reminder' | 'final-notice'; on: string }[] {
  if (dueDate === null) return [];
  return dunning.flatMap(({ after, kind }) => {
    const on = addDays(dueDate, after);
    return kind === 'credit-hold' || on > today || (isAutopay && after < 0) ? [] : [{ kind, on }];
  });
}
