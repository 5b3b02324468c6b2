/**
 * Random lives of charges and invoices (order, accept, reject, refund, issue, pay, part, return, void) keep the ledger's
 * equations (billing supplement, section 10). The suite lives a few; `LIVES=1000` as many as that.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import type { Database } from '../../db/connection.ts';
import { invoices, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { billingWork } from '../../simulators/billing-steps.ts';
import { billingSteps } from '../../simulators/billing-work.ts';
import { readInvoices } from './ledger.ts';
import { checkLedger, owedByRows } from './rules/check-ledger.testing.ts';
import { firstOfNextMonth, instantAt } from './rules/days.ts';
import { balanceOf, payableOf } from './rules/invoice-state.ts';
import { finishPayment, returnPayment } from './settle-payment.ts';

const lives = Number(process.env.LIVES ?? 20);
const clientId = 1;
const opened = testSandbox();
const path = '/billing/services/us-platform';

type Deed =
  | { kind: 'order' | 'refund'; cents: number; isCourt: boolean }
  | { kind: 'accept' | 'reject' | 'issue' | 'settle' | 'return' | 'void' }
  | { kind: 'pay'; percent: number; method: 'CreditCard' | 'BankAccount' };

const cents = fc.integer({ min: 1, max: 250_000 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), cents, isCourt: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'accept' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reject' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), cents, isCourt: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'issue' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      percent: fc.constantFrom(1, 33, 50, 100, 100),
      method: fc.constantFrom('CreditCard' as const, 'BankAccount' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'settle' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'return' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'void' as const }) },
);

test(`${lives} random lives keep the equations`, { timeout: 1_800_000 }, async () => {
  const { db } = opened.sandbox;
  let month = opened.sandbox.clock.now().toISOString().slice(0, 10);
  const nextMonth = () => {
    month = firstOfNextMonth(month);
    return instantAt(month, 6, 'America/Chicago');
  };
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), async (deeds) => {
      for (const each of deeds) await perform(db, each, nextMonth);
      expect(await checkLedger(db, clientId)).toEqual([]);
      const summary = await (await opened.call(`${path}/Client/BillingSummary`)).json();
      const owed = await owedByRows(db, clientId);
      expect([summary.balanceDue, summary.notYetInvoiced]).toEqual([owed.balance / 100, owed.notYetInvoiced / 100]);
    }),
    { numRuns: lives },
  );
});

async function perform(db: Database, each: Deed, nextMonth: () => Date): Promise<void> {
  switch (each.kind) {
    case 'order':
      return addCharge(db, { amountCents: each.cents, settlement: each.isCourt ? 'court' : 'invoice' });
    case 'accept':
      return void (await db
        .update(charges)
        .set({ status: 'billable' })
        .where(and(inArray(charges.feeId, [...made]), eq(charges.status, 'not-yet-charged'))));
    case 'reject':
      return void (await db
        .delete(charges)
        .where(and(inArray(charges.feeId, [...made]), eq(charges.status, 'not-yet-charged'))));
    case 'refund':
      return refund(db, each.cents);
    case 'issue': {
      const step = billingSteps.get(billingWork.issue);
      const now = nextMonth();
      return db.transaction(async (tx) => step?.(tx, { clientId }, now));
    }
    case 'pay':
      return pay(db, each);
    case 'settle': {
      const [pending] = await newest(db, 'pending');
      if (pending) await finishPayment(db, pending.paymentId, { status: 'succeeded' }, opened.sandbox.clock.now());
      return;
    }
    case 'return': {
      const [paid] = await newest(db, 'succeeded');
      if (paid) await returnPayment(db, paid, 'R05', opened.sandbox.clock.now());
      return;
    }
    case 'void': {
      const open = (await readInvoices(db, clientId)).find(
        (invoice) => invoice.status === 'open' && invoice.paidCents === 0 && invoice.processingCents === 0,
      );
      if (open) await db.update(invoices).set({ status: 'void' }).where(eq(invoices.invoiceId, open.invoiceId));
    }
  }
}

/** The charges that the lives made: the demo's filings are decided by its courts, which capture what they charge. */
const made = new Set<number>();

async function addCharge(db: Database, changed: Partial<typeof charges.$inferInsert>): Promise<void> {
  const [template] = await db
    .select({ charge: charges })
    .from(charges)
    .leftJoin(envelopes, eq(envelopes.orderId, charges.orderId))
    .where(and(eq(charges.clientId, clientId), isNull(envelopes.orderId)))
    .orderBy(charges.feeId)
    .limit(1);
  if (!template) return expect.unreachable();
  const { feeId: _, ...rest } = template.charge;
  const [added] = await db
    .insert(charges)
    .values({
      ...rest,
      invoiceNumber: null,
      creditOfFeeId: null,
      status: 'not-yet-charged',
      chargedAt: opened.sandbox.clock.now(),
      ...changed,
    })
    .returning({ feeId: charges.feeId });
  if (added) made.add(added.feeId);
}

/** A credit for an invoiced charge, at most as much as it was. */
async function refund(db: Database, most: number): Promise<void> {
  const [charged] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.clientId, clientId), isNotNull(charges.invoiceNumber), isNull(charges.creditOfFeeId)))
    .orderBy(desc(charges.feeId))
    .limit(1);
  if (!charged) return;
  const amountCents = -Math.min(most, charged.amountCents);
  await addCharge(db, { amountCents, settlement: 'invoice', status: 'billable', creditOfFeeId: charged.feeId });
}

/** Part of what can be paid on the newest open invoice. */
async function pay(db: Database, { percent, method }: Extract<Deed, { kind: 'pay' }>): Promise<void> {
  const open = (await readInvoices(db, clientId)).findLast(
    (invoice) => invoice.status === 'open' && balanceOf(invoice) > 0 && payableOf(invoice) > 0,
  );
  if (!open) return;
  const amount = Math.max(1, Math.floor((payableOf(open) * percent) / 100)) / 100;
  const response = await opened.call(`${path}/Invoice/processWithExisting`, {
    body: { allocations: [{ invoiceId: open.invoiceId, amount }], paymentMethod: method, expectedTotal: 1_000_000 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.status).toBe(200);
}

const newest = (db: Database, status: 'pending' | 'succeeded') =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.status, status), lt(payments.refundedCents, 1)))
    .orderBy(desc(payments.paymentId))
    .limit(1);
