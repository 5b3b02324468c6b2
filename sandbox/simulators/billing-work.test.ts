import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import { invoiceReminders, invoices, payments } from '../db/schema/billing.ts';
import { clientCards, clients } from '../db/schema/platform.ts';
import { checkLedger } from '../services/billing/rules/check-ledger.testing.ts';

const opened = testSandbox();
const day = 86_400_000;
/** A day at a time, as work schedules more work. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    opened.sandbox.clock.offset += day;
    await opened.sandbox.dueWork.run();
  }
}
const firmOf = async (clientId: number) => {
  const [firm] = await opened.sandbox.db.select().from(clients).where(eq(clients.clientId, clientId));
  return firm ?? expect.unreachable();
};

test('one firm of the demo is on credit hold, for an invoice more than 35 days past due', async () => {
  const { db, clock } = opened.sandbox;
  const held = await db.select().from(clients).where(eq(clients.creditHold, true));
  expect(held.map(({ clientId, isHeldByDunning }) => [clientId, isHeldByDunning])).toEqual([[2, true]]);
  const open = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, 2), eq(invoices.status, 'open')));
  const limit = clock.now().getTime() - 35 * day;
  expect(open.filter(({ dueDate }) => dueDate !== null && Date.parse(dueDate) < limit)).toHaveLength(1);
});

test('over two months: autopay pays what is issued and tries again; what stays unpaid is reminded of, then holds the firm', async () => {
  const { db } = opened.sandbox;
  await db.update(clientCards).set({ issuerBehavior: 'declined-when-charged' }).where(eq(clientCards.clientId, 4));
  await pass(62);

  const issuedOf = (clientId: number) =>
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.clientId, clientId)))
      .orderBy(desc(invoices.periodStart));
  for (const clientId of [1, 2, 3, 4, 5]) {
    expect(await checkLedger(db, clientId)).toEqual([]);
    expect((await issuedOf(clientId)).filter(({ status }) => status === 'draft')).toHaveLength(1);
  }

  // No one paid the first firm's invoices.
  const firm = await firmOf(1);
  expect([firm.creditHold, firm.isHeldByDunning]).toEqual([true, true]);
  const [oldest] = (await issuedOf(1)).filter(({ status }) => status === 'open').toReversed();
  if (!oldest) return expect.unreachable();
  const sent = await db.select().from(invoiceReminders).where(eq(invoiceReminders.invoiceId, oldest.invoiceId));
  expect(sent.map(({ kind }) => kind)).toContain('final-notice');

  // A declined card is tried at most four times for each invoice.
  const tried = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, 4), eq(payments.status, 'failed')));
  expect(tried.length % 4).toBe(0);

  // Paying everything by card lifts the hold at once.
  const open = (await (await opened.call('/billing/services/us-platform/Invoice?Top=500')).json()).items.filter(
    ({ status }: { status: string }) => status === 'open',
  );
  const allocations = open.map(({ invoiceId, balanceDue }: { invoiceId: number; balanceDue: number }) => ({
    invoiceId,
    amount: balanceDue,
  }));
  const response = await opened.call('/billing/services/us-platform/Invoice/processWithExisting', {
    body: { allocations, paymentMethod: 'CreditCard', expectedTotal: 100_000 },
    headers: { 'idempotency-key': 'pay-everything' },
  });
  expect(response.status).toBe(200);
  const lifted = await firmOf(1);
  expect([lifted.creditHold, lifted.isHeldByDunning]).toEqual([false, false]);
});

test('a hold set by hand stays when everything is paid', async () => {
  const { db } = opened.sandbox;
  await db.update(clients).set({ creditHold: true, isHeldByDunning: false }).where(eq(clients.clientId, 1));
  await pass(40);
  expect((await firmOf(1)).creditHold).toBe(true);
});
