/** Payments for `kill-test.ts`: each person pays invoices by the card on file, and asks again with the same key. */
import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../sandbox/db/connection.ts';
import { invoices, payments, processorCaptures } from '../sandbox/db/schema/billing.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import type { RunningSandbox } from '../sandbox/sandbox.ts';
import { checkLedger } from '../sandbox/services/billing/rules/check-ledger.testing.ts';
import { questionsAfter } from '../sandbox/simulators/billing-steps.ts';
import type { Findings } from './kill-test-findings.ts';

/** A payment as its client knows it. */
export interface PaymentJournal {
  key: string;
  cents: number;
  paymentId?: number;
  /** Its answer says that nothing was charged. */
  isRefused?: true;
}

const clientId = 1;

/** An open invoice that many payments don't cover. Returns its ID. */
export async function addLargeInvoice({ db, clock }: RunningSandbox): Promise<number> {
  const number = 'kill-test';
  const amountCents = 100_000_000;
  const [charge] = await db.select().from(charges).where(eq(charges.clientId, clientId)).limit(1);
  if (!charge) throw new Error('The demo has charges.');
  const { feeId: _, ...rest } = charge;
  await db
    .insert(charges)
    .values({ ...rest, amountCents, settlement: 'invoice', status: 'billable', invoiceNumber: number });
  const today = clock.now().toISOString().slice(0, 10);
  const [invoice] = await db
    .insert(invoices)
    .values({
      clientId,
      number,
      status: 'open',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      issuedOn: today,
      dueDate: today,
      paymentTerms: 'net-30',
      subtotalCents: amountCents,
      totalCents: amountCents,
      matterCount: 1,
      orderCount: 1,
    })
    .returning();
  if (!invoice) throw new Error('The invoice was not stored.');
  return invoice.invoiceId;
}

/** A payment with an amount of its own. */
export function newPayment(count: number): PaymentJournal {
  return { key: randomUUID(), cents: 100 + count };
}

/** Pays, or asks again with the same key. False without an answer that says what happened. @throws Error for a wrong one. */
export async function payJournal(
  { origin, token }: { origin: string; token: string },
  invoiceId: number,
  journal: PaymentJournal,
): Promise<boolean> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${origin}/api/billing/services/us-platform/Invoice/processWithExisting`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': journal.key,
      },
      body: JSON.stringify({
        allocations: [{ invoiceId, amount: journal.cents / 100 }],
        paymentMethod: 'CreditCard',
        expectedTotal: journal.cents / 50,
      }),
    });
    status = response.status;
    text = await response.text();
  } catch {
    return false;
  }
  const body = JSON.parse(text);
  // The processor is asked first.
  if (body.code === 'payment-in-progress') return false;
  if (body.code === 'card-declined') journal.isRefused = true;
  else if (status === 200) journal.paymentId = body.payment.paymentId;
  else throw new Error(`The payment was answered ${status}: ${text}`);
  return true;
}

/**
 * Compares the database with what was answered. A payment is lost if its answer said it was made and it isn't there, and
 * doubled if its key has several, or was captured though its answer said otherwise.
 */
export async function inspectPayments(db: Database, journals: readonly PaymentJournal[]): Promise<Findings> {
  const rows = await db
    .select({ payment: payments, capturedCents: processorCaptures.amountCents })
    .from(payments)
    .leftJoin(processorCaptures, eq(processorCaptures.paymentId, payments.paymentId))
    .where(isNotNull(payments.idempotencyKey));
  const byKey = Map.groupBy(rows, ({ payment }) => payment.idempotencyKey);
  const result = { lost: 0, doubled: 0, found: 0 };
  for (const { key, cents, paymentId, isRefused } of journals) {
    const [row, ...others] = byKey.get(key) ?? [];
    result.doubled += others.length;
    if (isRefused && row?.capturedCents) result.doubled += 1;
    if (paymentId === undefined) continue;
    const isThere =
      row?.payment.paymentId === paymentId && row.payment.status === 'succeeded' && row.payment.amountCents === cents;
    if (isThere && row.capturedCents === row.payment.amountCents + row.payment.surchargeCents) result.found += 1;
    else result.lost += 1;
  }
  return result;
}

/**
 * After the last restart, with the processor asked about every payment without an answer: what it captured without a
 * payment that succeeded, and the broken equations of the ledger.
 */
export async function inspectProcessor(sandbox: RunningSandbox): Promise<string[]> {
  const { db, clock, dueWork } = sandbox;
  for (const seconds of questionsAfter) {
    clock.offset += (seconds + 1) * 1000;
    await dueWork.run();
  }
  const rows = await db
    .select({ captured: processorCaptures, status: payments.status })
    .from(processorCaptures)
    .leftJoin(payments, eq(payments.paymentId, processorCaptures.paymentId));
  const known = new Set(['succeeded', 'returned', 'refunded']);
  const waiting = await db.select().from(payments).where(eq(payments.status, 'pending'));
  const byBank = new Set(waiting.filter(({ method }) => method === 'BankAccount').map(({ paymentId }) => paymentId));
  return [
    ...rows
      .filter(({ captured, status }) => !known.has(status ?? '') && !byBank.has(captured.paymentId))
      .map(({ captured, status }) => `capture of payment ${captured.paymentId}: ${status ?? 'no payment'}`),
    ...waiting
      .filter(({ method }) => method === 'CreditCard')
      .map(({ paymentId }) => `payment ${paymentId}: still pending`),
    ...(await checkLedger(db, clientId)),
  ];
}
