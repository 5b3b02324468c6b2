/** Paying invoices: once per key, all or none, never more than the person saw (billing supplement, section 5). */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { payments } from '../../db/schema/billing.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { AllocationRequest, CardRequest, PaymentResult } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../http/problem.ts';
import { acceptCard, chargeBehaviorOf, fundingOf } from '../../simulators/card-issuer.ts';
import { toCents, toDollars } from '../filing/money.ts';
import { isPastItsMonth, putOnFile } from './cards.ts';
import {
  type Allocation,
  capture,
  type Method,
  ofBankAccount,
  ofCard,
  priceOf,
  writeIntent,
  writeOutcome,
} from './charge-payment.ts';
import { type FirmBilling, firmBilling, type InvoiceRecord, readInvoices } from './ledger.ts';
import { type PaymentRecord, toPayments } from './payment-answers.ts';
import { balanceOf, payableOf } from './rules/invoice-state.ts';

/** A request to pay, whatever it is paid with. */
interface Order {
  allocations: readonly AllocationRequest[];
  expectedTotal: number;
  idempotencyKey: string;
  /** Tells the method from others with the same invoices: kind, last digits, expiration. */
  methodPrint: string;
  /** Reads the method. @throws ProblemError when it can't pay. */
  method(tx: Database, billing: FirmBilling): Method;
  /** What follows a capture, in its transaction. */
  onCaptured?(tx: Database, now: Date): Promise<void>;
}

interface Call {
  db: Database;
  session: Session;
  now: Date;
}

export const pay = {
  payInvoicesWithExisting: async ({ db, clock, session, headers, body }) => {
    const { card, bankAccount } = await firmBilling(db, session.clientId, clock.now());
    const stored = body.paymentMethod === 'CreditCard' ? card : bankAccount;
    const expiry = body.paymentMethod === 'CreditCard' && card ? [card.expiryMonth, card.expiryYear] : [];
    return payOnce(
      { db, session, now: clock.now() },
      {
        ...body,
        idempotencyKey: headers['Idempotency-Key'],
        methodPrint: [body.paymentMethod, stored?.last4, ...expiry].join(' '),
        method: (_, billing) => storedMethod(billing, body.paymentMethod),
      },
    );
  },

  payInvoicesWithNew: async ({ db, clock, session, headers, body }) => {
    const { card, saveCard } = body;
    const now = clock.now();
    return payOnce(
      { db, session, now },
      {
        ...body,
        idempotencyKey: headers['Idempotency-Key'],
        methodPrint: ['new', card.creditCardNumber.slice(-4), card.expiryMonth, card.expiryYear].join(' '),
        method: () => newCard(card, now),
        ...(saveCard
          ? {
              onCaptured: (tx: Database) => putOnFile(tx, session, { card, idempotencyKey: undefined, now }),
            }
          : {}),
      },
    );
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 422 when the method is missing, expired or not verified. */
function storedMethod({ card, bankAccount, today }: FirmBilling, kind: 'CreditCard' | 'BankAccount'): Method {
  if (kind === 'CreditCard') {
    if (!card) throw refused(422, 'payment-method-missing', 'There is no card on file.');
    if (isPastItsMonth(card, today))
      throw refused(422, 'card-expired', 'This card has expired. Update it or pay another way.');
    return ofCard(card);
  }
  if (!bankAccount) throw refused(422, 'payment-method-missing', 'There is no bank account on file.');
  if (bankAccount.status !== 'verified')
    throw refused(422, 'bank-not-verified', 'Your bank has not confirmed this account yet.');
  return ofBankAccount(bankAccount);
}

/** @throws ProblemError 400 `card-invalid`, 402 `card-declined`, 422 `card-expired`. */
function newCard(card: CardRequest, now: Date): Method {
  if (!acceptCard(card, now)) throw refused(400, 'card-invalid', 'The card details are invalid.');
  return {
    kind: 'CreditCard',
    label: `${card.cardType} ending in ${card.creditCardNumber.slice(-4)}`,
    funding: fundingOf(card.creditCardNumber),
    behavior: chargeBehaviorOf(card.creditCardNumber) ?? null,
  };
}

const declined = {
  status: 402,
  code: 'card-declined',
  detail: 'Card was declined. Please try a different payment method.',
} as const;

/** The first answer to a key, stored to be repeated byte for byte. */
type StoredAnswer = { result: PaymentResult } | { status: 402; code: string; detail: string };

async function payOnce({ db, session, now }: Call, order: Order): Promise<Response> {
  const allocations = allocationsOf(order.allocations);
  const fingerprint = fingerprintOf(allocations, order.methodPrint);
  const { clientId } = session;
  // The intent is committed before the processor is asked, so that a crash between the two leaves a pending payment.
  const intended = await db.transaction(async (tx) => {
    await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update');
    const earlier = await findByKey(tx, clientId, order.idempotencyKey);
    if (earlier) return { earlier };
    const billing = await firmBilling(tx, clientId, now);
    await checkBalances(tx, clientId, allocations);
    const method = order.method(tx, billing);
    const price = priceOf(billing, { allocations, method });
    const totalCents = price.appliedCents + price.surchargeCents;
    if (totalCents > toCents(order.expectedTotal))
      throw refused(409, 'amount-changed', `The total is now ${dollars(totalCents)}.`, {
        amount: toDollars(totalCents),
      });
    const by = { userId: session.userId, name: session.name };
    const { idempotencyKey } = order;
    const intent = { clientId, allocations, method, by, idempotencyKey, fingerprint };
    return { earlier: undefined, billing, method, price, paymentId: await writeIntent(tx, billing, intent, now) };
  });
  if (intended.earlier) return repeat(db, session, intended.earlier, fingerprint);
  const { billing, method, price, paymentId } = intended;
  const outcome = await capture(db, billing, { paymentId, method, price }, now);
  const answer = await db.transaction(async (tx) => {
    await writeOutcome(tx, paymentId, outcome, now);
    if (outcome === 'captured') await order.onCaptured?.(tx, now);
    const stored: StoredAnswer =
      outcome === 'declined' || outcome === 'hard-decline'
        ? declined
        : { result: await resultOf(tx, session, paymentId) };
    const text = JSON.stringify(stored);
    await tx.update(payments).set({ answer: text }).where(eq(payments.paymentId, paymentId));
    return text;
  });
  return respond(answer);
}

/** Whole cents above zero, one allocation per invoice. @throws ProblemError 422 `amount-too-low`, 400. */
function allocationsOf(asked: readonly AllocationRequest[]): Allocation[] {
  if (new Set(asked.map(({ invoiceId }) => invoiceId)).size < asked.length) {
    const errors = { allocations: ['Each invoice may be named once.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  return asked
    .map(({ invoiceId, amount }) => {
      const cents = toCents(amount);
      if (cents <= 0) throw refused(422, 'amount-too-low', 'Enter an amount above $0.00.');
      return { invoiceId, cents };
    })
    .toSorted((one, other) => one.invoiceId - other.invoiceId);
}

function fingerprintOf(allocations: readonly Allocation[], methodPrint: string): string {
  const parts = [...allocations.map(({ invoiceId, cents }) => `${invoiceId}:${cents}`), methodPrint];
  return createHash('sha256').update(parts.join('|')).digest('base64url');
}

async function findByKey(tx: Database, clientId: number, key: string): Promise<PaymentRecord | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.idempotencyKey, key)));
  return payment;
}

/** @throws ProblemError 409 when the key was used for another payment, or the payment is still being made. */
async function repeat(db: Database, session: Session, earlier: PaymentRecord, asked: string): Promise<Response> {
  const { paymentId, status, fingerprint, answer } = earlier;
  if (fingerprint !== asked) throw refused(409, 'idempotency-key-reused', 'The key was used for a different payment.');
  if (answer !== null) return respond(answer);
  // The backend stopped before it could answer; the processor is asked what it did.
  if (status === 'pending') throw refused(409, 'payment-in-progress', 'This payment is in progress.');
  if (status === 'failed') throw refused(402, declined.code, declined.detail);
  return Response.json(await resultOf(db, session, paymentId));
}

/** @throws ProblemError 402 of a declined payment. */
function respond(answer: string): Response {
  const stored: StoredAnswer = JSON.parse(answer);
  if ('result' in stored) return Response.json(stored.result);
  throw refused(stored.status, stored.code, stored.detail);
}

/** @throws ProblemError 404, 409 `invoice-settled` or `balance-changed`, 422 `invoice-not-payable` or `amount-too-high`. */
async function checkBalances(tx: Database, clientId: number, allocations: readonly Allocation[]): Promise<void> {
  const found = await readInvoices(
    tx,
    clientId,
    allocations.map(({ invoiceId }) => invoiceId),
  );
  const byId = new Map(found.map((invoice) => [invoice.invoiceId, invoice]));
  for (const { invoiceId, cents } of allocations) {
    const invoice = byId.get(invoiceId);
    if (!invoice) throw notFound('The invoice does not exist.');
    checkBalance(invoice, cents);
  }
}

function checkBalance(invoice: InvoiceRecord, cents: number): void {
  const { invoiceId, number, status, totalCents } = invoice;
  if (status === 'draft' || status === 'void')
    throw refused(422, 'invoice-not-payable', `Invoice ${number} can’t be paid.`);
  if (balanceOf(invoice) === 0)
    throw refused(409, 'invoice-settled', `Invoice ${number} is paid already.`, { invoiceId });
  const payable = payableOf(invoice);
  if (cents <= payable) return;
  const most = dollars(payable);
  // Less than the invoice's total was payable once: somebody else paid since.
  if (cents <= totalCents)
    throw refused(409, 'balance-changed', `The balance has changed to ${most}. Check it, then pay.`, {
      amount: toDollars(payable),
      invoiceId,
    });
  throw refused(422, 'amount-too-high', `You can pay at most ${most}.`, { amount: toDollars(payable), invoiceId });
}

async function resultOf(tx: Database, { clientId, userId }: Session, paymentId: number): Promise<PaymentResult> {
  const [record] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  const [payment] = record ? await toPayments(tx, [record], userId) : [];
  if (!record || !payment) throw new Error('The payment is gone.');
  const invoiceIds = payment.allocations.map(({ invoiceId }) => invoiceId);
  const paid = new Map((await readInvoices(tx, clientId, invoiceIds)).map((invoice) => [invoice.invoiceId, invoice]));
  return {
    payment,
    totalCharged: toDollars(record.amountCents + record.surchargeCents),
    invoices: payment.allocations.map(({ invoiceId, invoiceNumber, amount }) => {
      const invoice = paid.get(invoiceId);
      return {
        invoiceId,
        invoiceNumber,
        amountApplied: amount,
        balanceDue: toDollars(invoice ? balanceOf(invoice) : 0),
      };
    }),
  };
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** `about`: what can be paid, in dollars, and on which invoice. */
function refused(
  status: number,
  code: string,
  detail: string,
  about: { amount?: number; invoiceId?: number } = {},
): ProblemError {
  return problem(status, { code, detail, ...about });
}
