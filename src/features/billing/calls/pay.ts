/**
 * Pays invoices, once (billing supplement, section 5). The card exists only in the arguments and the request: a mutation
 * would keep it in the query cache, and no error carries it.
 */
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import { listPayments, payInvoicesWithExisting, payInvoicesWithNew } from '@/api/generated/billing';
import type { AllocationRequest, Payment } from '@/api/generated/billing/model';
import { type CardForm, toCardRequest } from '@/features/payment-card';
import { oneTabAtATime, singleFlight } from '@/lib/async/one-at-a-time';
import { failedPayment, paymentRefusal } from '../model/payment-refusal';
import { paymentOf, samePayment } from '../model/same-payment';
import type { PaymentKey } from './payment-key';

/** What to pay, and with what. */
export interface PaymentOrder {
  allocations: AllocationRequest[];
  /** What the person saw, in dollars. */
  expectedTotal: number;
  method: { kind: 'CreditCard' | 'BankAccount' } | { kind: 'NewCard'; card: CardForm; saveCard: boolean };
  /** The person knows of the same payment and pays again. */
  isSecond: boolean;
}

/** What became of it. */
export type PaymentOutcome =
  /** It was made: it succeeded, or is on its way. */
  | { kind: 'made'; payment: Payment }
  /** Someone made the same payment within a day. Nothing was sent. */
  | { kind: 'same'; payment: Payment }
  /** Nothing was charged. */
  | { kind: 'refused'; message: string; isOutdated: boolean; settledBy?: Payment | undefined }
  /** No answer, or none that says what happened. */
  | { kind: 'unknown' };

/** Payments are asked for this many at a time: those of a day are among the latest. */
export const recentPayments = { Top: 100 } as const;

/** Pays once, even if called twice or in two tabs. Never throws: a failure is an outcome. */
export const pay = singleFlight(
  (order: PaymentOrder, key: PaymentKey): Promise<PaymentOutcome> =>
    oneTabAtATime('benchfile-payment', () => payInTurn(order, key)),
);

async function payInTurn(order: PaymentOrder, key: PaymentKey): Promise<PaymentOutcome> {
  const earlier = await askFirst(order, key);
  if (earlier) return earlier;
  // With an earlier request under way, a refusal of this one doesn't say what became of that one.
  const wasUnanswered = key.isUnanswered();
  key.markSent();
  try {
    const { payment } = await send(order, key.read());
    return conclude(payment, key);
  } catch (error) {
    return settle(error, key, wasUnanswered);
  }
}

/** Before sending: whether the key has its payment, or someone made the same one. */
async function askFirst(order: PaymentOrder, key: PaymentKey): Promise<PaymentOutcome | undefined> {
  let payments: Payment[];
  try {
    payments = await ask();
  } catch (error) {
    if (key.isUnanswered()) return { kind: 'unknown' };
    return { kind: 'refused', message: notAsked(error), isOutdated: false };
  }
  const own = paymentOf(key.read(), payments);
  if (own && own.status !== 'failed') return conclude(own, key);
  // It failed, and this is another attempt.
  if (own) key.drop();
  const same = order.isSecond ? undefined : samePayment(order.allocations, payments, new Date());
  return same && { kind: 'same', payment: same };
}

/** Tells what the call's failure means, after asking once more where it may have charged something. */
async function settle(error: unknown, key: PaymentKey, wasUnanswered: boolean): Promise<PaymentOutcome> {
  const { code, kind } = failureOf(error);
  const isDone = code === 'idempotency-key-reused' || code === 'payment-in-progress';
  const isDeclined = kind === 'payment-declined';
  const payments = await ask().catch(() => undefined);
  const own = payments && paymentOf(key.read(), payments);
  if (own && (isDone || isDeclined || mayHaveTakenEffect(error))) return conclude(own, key);
  if (isDone || mayHaveTakenEffect(error)) return { kind: 'unknown' };
  if (!wasUnanswered && isDeclined) key.drop();
  else if (!wasUnanswered) key.markRefused();
  const { settledInvoiceId, ...refusal } = paymentRefusal(error);
  const settledBy = payments?.find(
    ({ status, allocations }) =>
      status === 'succeeded' && allocations.some(({ invoiceId }) => invoiceId === settledInvoiceId),
  );
  return { kind: 'refused', ...refusal, settledBy };
}

/** The outcome of the payment that a key made. The next one takes another key. */
export function conclude(payment: Payment, key: PaymentKey): PaymentOutcome {
  key.drop();
  if (payment.status !== 'failed') return { kind: 'made', payment };
  return { kind: 'refused', message: failedPayment(payment), isOutdated: false };
}

async function ask(): Promise<Payment[]> {
  const { items } = await listPayments(recentPayments);
  return items;
}

function send({ allocations, expectedTotal, method }: PaymentOrder, key: string) {
  const headers = { 'Idempotency-Key': key };
  if (method.kind !== 'NewCard')
    return payInvoicesWithExisting({ allocations, expectedTotal, paymentMethod: method.kind }, headers);
  const { card, saveCard } = method;
  const request = toCardRequest({ ...card, setAsDefault: saveCard });
  return payInvoicesWithNew({ allocations, expectedTotal, saveCard, card: request }, headers);
}

function notAsked(error: unknown): string {
  return failureOf(error).kind === 'offline' && !navigator.onLine
    ? 'You are offline, so nothing was sent. Try again when you are connected.'
    : 'We couldn’t check your earlier payments, so nothing was sent. Try again shortly.';
}
