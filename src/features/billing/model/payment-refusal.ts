/** What a payment that was refused tells the person (billing supplement, section 5). Nothing was charged. */
import * as z from 'zod/mini';
import { explain, failureOf } from '@/api/errors';
import type { Payment } from '@/api/generated/billing/model';
import { formatDollars } from '@/lib/format/money';

const about = z.object({ amount: z.optional(z.number()), invoiceId: z.optional(z.number()) });

export interface PaymentRefusal {
  message: string;
  /** The invoice that is paid already. */
  settledInvoiceId?: number;
  /** The total or a balance differs from what the form shows. */
  isOutdated: boolean;
}

/** The refusal of a call that certainly charged nothing. */
export function paymentRefusal(error: unknown): PaymentRefusal {
  const failure = failureOf(error);
  const { amount, invoiceId } = about.safeParse(failure.body).data ?? {};
  const dollars = amount === undefined ? undefined : formatDollars(amount);
  switch (failure.code) {
    case 'card-declined':
      return refused('Card was declined. Please try a different payment method.');
    case 'card-invalid':
      return refused('Invalid card information. Please check your details and try again.');
    case 'card-expired':
      return refused('This card has expired. Update it or pay another way.');
    case 'balance-changed':
      return outdated(
        dollars ? `The balance has changed to ${dollars}. Check it, then pay.` : explain(failure, changed),
      );
    case 'invoice-settled':
      return {
        ...outdated(explain(failure, 'An invoice is paid already.')),
        ...(invoiceId === undefined ? {} : { settledInvoiceId: invoiceId }),
      };
    case 'amount-changed':
      return outdated(`${dollars ? `The total is now ${dollars}.` : explain(failure, changed)} Nothing was charged.`);
    case 'amount-too-high':
      return outdated(dollars ? `You can pay at most ${dollars}.` : explain(failure, changed));
    case 'amount-too-low':
      return refused('Enter an amount above $0.00.');
    case 'bank-not-verified':
      return outdated('Your bank has not confirmed this account yet.');
    case 'payment-method-missing':
      return outdated('This payment method was removed. Choose another.');
    default:
      return refused(`${explain(failure, 'The payment was refused.')} Nothing was charged.`);
  }
}

/** A payment that was made and failed: the processor charged nothing. */
export function failedPayment({ failure }: Pick<Payment, 'failure'>): string {
  const isDeclined = failure === undefined || failure.code === 'declined' || failure.code === 'hard-decline';
  return isDeclined
    ? 'Card was declined. Please try a different payment method.'
    : `${failure.text}. Nothing was charged.`;
}

const changed = 'The balance has changed. Check it, then pay.';
const refused = (message: string): PaymentRefusal => ({ message, isOutdated: false });
const outdated = (message: string): PaymentRefusal => ({ message, isOutdated: true });

/** While a payment's outcome is unknown. */
export const unknownPayment = 'We could not confirm this payment yet. Do not pay again another way. We are checking.';
