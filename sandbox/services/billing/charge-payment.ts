/** Writes payments and asks the processor for the money: first the intent, then the capture, then the outcome. */
import type { Database } from '../../db/connection.ts';
import { paymentAllocations, payments, processorCaptures } from '../../db/schema/billing.ts';
import { billingWork, questionsAfter } from '../../simulators/billing-steps.ts';
import { schedule } from '../../simulators/due-work.ts';
import type { StoredCard } from './cards.ts';
import { isPastItsMonth } from './cards.ts';
import { type BankAccountRecord, type FirmBilling, surchargeFor } from './ledger.ts';
import { isPrenoteReturn } from './rules/bank-details.ts';
import { bankingDayAfter, instantAt } from './rules/days.ts';
import { splitByWeight, surchargeOf } from './rules/money.ts';
import { finishPayment } from './settle-payment.ts';

/** The method that a payment is made with. */
export type Method =
  | { kind: 'CreditCard'; label: string; funding: StoredCard['funding']; behavior: string | null }
  | { kind: 'BankAccount'; label: string; behavior: string | null };

/** An invoice and what is paid on it, in cents. */
export interface Allocation {
  invoiceId: number;
  cents: number;
}

/** A payment to write. */
export interface Intent {
  clientId: number;
  allocations: readonly Allocation[];
  method: Method;
  /** Missing for autopay. */
  by?: { userId: number; name: string };
  idempotencyKey?: string;
  fingerprint?: string;
}

/** What a payment takes, in cents. */
export interface Price {
  appliedCents: number;
  basisPoints: number;
  surchargeCents: number;
}

export const ofCard = (card: StoredCard): Method => ({
  kind: 'CreditCard',
  label: `${card.cardType} ending in ${card.last4}`,
  funding: card.funding,
  behavior: card.issuerBehavior,
});

export const ofBankAccount = (account: BankAccountRecord): Method => ({
  kind: 'BankAccount',
  label: `${account.bankName} ending in ${account.last4}`,
  behavior: account.bankBehavior,
});

export function priceOf(billing: FirmBilling, { allocations, method }: Pick<Intent, 'allocations' | 'method'>): Price {
  const appliedCents = allocations.reduce((sum, { cents }) => sum + cents, 0);
  const basisPoints = method.kind === 'CreditCard' ? surchargeFor(billing, method.funding) : 0;
  return { appliedCents, basisPoints, surchargeCents: surchargeOf(appliedCents, basisPoints) };
}

/** Writes a pending payment, which the processor is asked about later if no outcome is written. Returns its ID. */
export async function writeIntent(tx: Database, billing: FirmBilling, intent: Intent, now: Date): Promise<number> {
  const { clientId, allocations, method, by, idempotencyKey, fingerprint } = intent;
  const { appliedCents, basisPoints, surchargeCents } = priceOf(billing, intent);
  const expectedOn = method.kind === 'BankAccount' ? bankingDayAfter(billing.today, 4) : null;
  const [payment] = await tx
    .insert(payments)
    .values({
      clientId,
      status: 'pending',
      method: method.kind,
      methodLabel: method.label,
      funding: method.kind === 'CreditCard' && method.funding !== 'unknown' ? method.funding : null,
      amountCents: appliedCents,
      surchargeCents,
      surchargeBasisPoints: basisPoints,
      appliedOn: billing.today,
      expectedOn,
      createdAt: now,
      userId: by?.userId ?? null,
      userName: by?.name ?? null,
      idempotencyKey: idempotencyKey ?? null,
      fingerprint: fingerprint ?? null,
    })
    .returning({ paymentId: payments.paymentId });
  if (!payment) throw new Error('The payment was not stored.');
  const { paymentId } = payment;
  const shares = splitByWeight(
    surchargeCents,
    allocations.map(({ invoiceId, cents }) => ({ id: invoiceId, weight: cents })),
  );
  await tx.insert(paymentAllocations).values(
    allocations.map(({ invoiceId, cents }) => ({
      paymentId,
      invoiceId,
      amountCents: cents,
      surchargeCents: shares.get(invoiceId) ?? 0,
    })),
  );
  if (method.kind === 'CreditCard') {
    const asked = new Date(now.getTime() + questionsAfter[0] * 1000);
    await schedule(tx, asked, billingWork.askProcessor, { paymentId, question: 0 });
  }
  return paymentId;
}

/** What the processor said. Without an answer, the payment stays pending until it is asked again. */
export type Capture = 'captured' | 'declined' | 'hard-decline' | 'no-answer';

/** Asks the processor for a payment's amount. It keeps its own record of what it captured, one a payment. */
export async function capture(
  db: Database,
  billing: FirmBilling,
  { paymentId, method, price }: { paymentId: number; method: Method; price: Price },
  now: Date,
): Promise<Capture> {
  const amountCents = price.appliedCents + price.surchargeCents;
  if (method.kind === 'BankAccount') {
    await debit(db, billing, { paymentId, amountCents, code: method.behavior }, now);
    return 'no-answer';
  }
  switch (method.behavior) {
    case 'declined-when-charged':
      return 'declined';
    case 'hard-decline':
      return 'hard-decline';
    case 'captured-late':
      await schedule(db, new Date(now.getTime() + 60_000), billingWork.captureLate, { paymentId, amountCents });
      return 'no-answer';
    case 'never-captured':
      return 'no-answer';
    default:
      await db.insert(processorCaptures).values({ paymentId, amountCents, capturedAt: now }).onConflictDoNothing();
      return 'captured';
  }
}

/** A debit settles on the fourth banking day, or comes back on the second; R05 comes twenty days after success. */
async function debit(
  db: Database,
  { today, timeZone }: FirmBilling,
  { paymentId, amountCents, code }: { paymentId: number; amountCents: number; code: string | null },
  now: Date,
): Promise<void> {
  await db.insert(processorCaptures).values({ paymentId, amountCents, capturedAt: now }).onConflictDoNothing();
  const at = (day: string) => instantAt(day, 9, timeZone);
  const settlesOn = bankingDayAfter(today, 4);
  if (code !== null && code !== 'R05' && !isPrenoteReturn(code)) {
    await schedule(db, at(bankingDayAfter(today, 2)), billingWork.comeBack, { paymentId, code });
    return;
  }
  await schedule(db, at(settlesOn), billingWork.settle, { paymentId });
  if (code !== 'R05') return;
  const late = new Date(at(settlesOn).getTime() + 20 * 86_400_000);
  await schedule(db, late, billingWork.comeBack, { paymentId, code });
}

/** Charges one invoice to the method on file, in the caller's transaction. */
export async function chargeOnFile(
  tx: Database,
  billing: FirmBilling,
  allocation: Allocation,
  now: Date,
): Promise<Capture | 'no-method'> {
  const method = methodOnFile(billing);
  if (!method) return 'no-method';
  const intent = { clientId: billing.clientId, allocations: [allocation], method };
  const paymentId = await writeIntent(tx, billing, intent, now);
  const outcome = await capture(tx, billing, { paymentId, method, price: priceOf(billing, intent) }, now);
  await writeOutcome(tx, paymentId, outcome, now);
  return outcome;
}

/** The firm's chosen method, if it can pay. */
function methodOnFile({ paymentMethod, card, bankAccount, today }: FirmBilling): Method | undefined {
  if (paymentMethod === 'CreditCard' && card && !isPastItsMonth(card, today)) return ofCard(card);
  return paymentMethod === 'BankAccount' && bankAccount?.status === 'verified' ? ofBankAccount(bankAccount) : undefined;
}

/** Ends a payment whose outcome is known. */
export async function writeOutcome(tx: Database, paymentId: number, outcome: Capture, now: Date): Promise<void> {
  if (outcome === 'no-answer') return;
  const ended =
    outcome === 'captured' ? ({ status: 'succeeded' } as const) : ({ status: 'failed', failureCode: outcome } as const);
  await finishPayment(tx, paymentId, ended, now);
}
