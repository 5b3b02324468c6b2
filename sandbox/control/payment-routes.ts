/** Acts as the processor and the bank: ends payments, takes them back, gives them back, and tampers with an invoice. */
import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { invoices, payments, processorCaptures } from '../db/schema/billing.ts';
import { notFound, problem } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PaymentRecord } from '../services/billing/payment-answers.ts';
import { returnTexts } from '../services/billing/rules/bank-details.ts';
import { finishPayment, refundPayment, returnPayment } from '../services/billing/settle-payment.ts';
import { parseInput, readJson } from './read-json.ts';

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const outcomeSchema = z.strictObject({
  outcome: z.enum(['succeed', 'decline', 'return', 'refund']),
  /** The bank's return code. */
  code: z.enum(Object.keys(returnTexts)).default('R05'),
});
const tamperSchema = z.strictObject({ cents: z.number().int().min(-100_000).max(100_000).default(1) });

/** The latest payments of all firms. */
export function listLatestPayments(db: Database): Promise<PaymentRecord[]> {
  return db.select().from(payments).orderBy(desc(payments.paymentId)).limit(10);
}

export function paymentRoutes({ db, clock, dueWork }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => {
      await dueWork.catchUp();
      const latest = await listLatestPayments(db);
      return context.json(latest.map(({ paymentId, clientId, status }) => ({ paymentId, clientId, status })));
    })
    .post('/:paymentId/outcome', async (context) => {
      const paymentId = parseInput(idSchema, context.req.param('paymentId'));
      const { outcome, code } = await readJson(context, outcomeSchema);
      await dueWork.catchUp();
      await db.transaction((tx) => decide(tx, paymentId, outcome, code, clock.now()));
      return context.json({ paymentId, outcome });
    })
    .post('/invoices/:invoiceId/tamper', async (context) => {
      const invoiceId = parseInput(idSchema, context.req.param('invoiceId'));
      const { cents } = await readJson(context, tamperSchema);
      const changed = await db
        .update(invoices)
        .set({ totalCents: sql`${invoices.totalCents} + ${cents}` })
        .where(eq(invoices.invoiceId, invoiceId))
        .returning({ totalCents: invoices.totalCents });
      if (changed.length === 0) throw notFound('The invoice does not exist.');
      return context.json({ invoiceId, totalCents: changed[0]?.totalCents });
    });
}

/** @throws ProblemError 404, 409 for a payment in another state. */
async function decide(
  tx: Database,
  paymentId: number,
  outcome: z.output<typeof outcomeSchema>['outcome'],
  code: string,
  now: Date,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  if (!payment) throw notFound('The payment does not exist.');
  const needed = outcome === 'succeed' || outcome === 'decline' ? 'pending' : 'succeeded';
  // A bank returns a debit before it clears, or after.
  const isUnderWay = payment.status === 'pending' && payment.method === 'BankAccount';
  if (outcome === 'return' && isUnderWay)
    return finishPayment(tx, paymentId, { status: 'failed', failureCode: code }, now);
  if (payment.status !== needed)
    throw problem(409, { code: 'not-possible', detail: `The payment is ${payment.status}, not ${needed}.` });
  switch (outcome) {
    case 'succeed': {
      const amountCents = payment.amountCents + payment.surchargeCents;
      await tx.insert(processorCaptures).values({ paymentId, amountCents, capturedAt: now }).onConflictDoNothing();
      return finishPayment(tx, paymentId, { status: 'succeeded' }, now);
    }
    case 'decline':
      return finishPayment(tx, paymentId, { status: 'failed', failureCode: 'declined' }, now);
    case 'return':
      return returnPayment(tx, payment, code, now);
    case 'refund':
      return refundPayment(tx, payment, now);
  }
}
