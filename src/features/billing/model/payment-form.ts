/** The form that pays invoices: what the person sees, and what is wrong with it. */
import type { AllocationRequest, Invoice } from '@/api/generated/billing/model';
import { type CardForm, cardErrors, emptyCard } from '@/features/payment-card';
import { formatCents, toCents } from '@/lib/format/money';
import { payableCents } from './invoice-status';

/** What a payment is made with: a method on file, or a card that is typed. */
export type PaymentMethod = 'CreditCard' | 'BankAccount' | 'NewCard';

export interface PaymentForm {
  amounts: { invoiceId: number; dollars: number | undefined }[];
  method: PaymentMethod;
  /** Stays in the form: never in storage, a URL, a cache or a report (decision 13). */
  card: CardForm;
  saveCard: boolean;
}

/** An invoice that can be paid, with what is payable. */
export type PayableInvoice = Pick<
  Invoice,
  'invoiceId' | 'number' | 'status' | 'dueDate' | 'periodStart' | 'balanceDue' | 'processingAmount' | 'overdue'
>;

/** Tells whether money is due on an invoice that isn't on its way already. Drafts and void invoices can't be paid. */
export function isPayable(invoice: PayableInvoice): boolean {
  return (invoice.status === 'open' || invoice.status === 'uncollectible') && payableCents(invoice) > 0;
}

/** Tells whether an invoice is part of the balance due. One that was written off can be paid, but is not asked for. */
export const isDue = (invoice: PayableInvoice): boolean => invoice.status === 'open' && isPayable(invoice);

/** All invoices in full. */
export function initialPayment(invoices: readonly PayableInvoice[], method: PaymentMethod): PaymentForm {
  return {
    amounts: invoices.map((invoice) => ({ invoiceId: invoice.invoiceId, dollars: payableCents(invoice) / 100 })),
    method,
    card: emptyCard,
    saveCard: false,
  };
}

/** Errors by dotted field path, in display order. */
export function paymentErrors(
  { amounts, method, card }: PaymentForm,
  invoices: readonly PayableInvoice[],
  now: Date,
): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [index, { invoiceId, dollars }] of amounts.entries()) {
    const invoice = invoices.find((each) => each.invoiceId === invoiceId);
    const error = amountError(dollars, invoice ? payableCents(invoice) : 0);
    if (error !== undefined) errors.set(`amounts.${index}.dollars`, error);
  }
  if (method !== 'NewCard') return errors;
  for (const [field, error] of Object.entries<string | undefined>(cardErrors(card, now)))
    if (error !== undefined) errors.set(`card.${field}`, error);
  return errors;
}

/** Tells what is wrong with an amount, in dollars; undefined if it can be paid. */
export function amountError(dollars: number | undefined, mostCents: number): string | undefined {
  if (dollars === undefined || toCents(dollars) <= 0) return 'Enter an amount above $0.00.';
  return toCents(dollars) > mostCents ? `You can pay at most ${formatCents(mostCents)}.` : undefined;
}

/** Tells what the request pays, by invoice. */
export function allocationsOf({ amounts }: Pick<PaymentForm, 'amounts'>): AllocationRequest[] {
  return amounts
    .map(({ invoiceId, dollars = 0 }) => ({ invoiceId, amount: dollars }))
    .toSorted((one, other) => one.invoiceId - other.invoiceId);
}
