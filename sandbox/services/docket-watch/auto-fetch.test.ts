/** Documents that are fetched by themselves: within the limits, once, and only where a person agreed (dockets, section 5). */
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { docketDocuments, pacerLimits, pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import type { AutoFetch } from '../../generated/docket-watch/schemas.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import { pacer } from '../../simulators/dockets/providers.ts';
import { schedule } from '../../simulators/due-work.ts';
import { dayIn } from '../firm-time-zone.ts';

const opened = testSandbox();
const theo = 'theo.finch@example.com';
const day = 86_400_000;
const federalOrder = 30_137;
const limits = { firmMonthCents: 6_000, caseMonthCents: 900, unaskedCents: 250 };

const ask = async (orderId: number, mode?: AutoFetch['mode'], as?: string) => {
  const response = await opened.call(`/docket-watch/v1/auto-fetch/${orderId}`, {
    ...(mode ? { method: 'PUT', body: { mode } } : {}),
    ...(as ? { as } : {}),
  });
  return { status: response.status, json: await response.json() };
};

async function pass(days: number): Promise<void> {
  opened.sandbox.clock.offset += days * day;
  await opened.sandbox.dueWork.run();
}

test('is the firm’s own, of federal dockets, and says what the last documents cost', async () => {
  const { json } = await ask(federalOrder);
  expect(json).toMatchObject({ mode: 'free-only', lastMonth: { documents: expect.any(Number) } });
  expect((await ask(30_004, 'within-limits')).json.code).toBe('not-federal');
  expect((await ask(federalOrder, 'within-limits', 'june.ashgrove@example.com')).status).toBe(404);
  expect((await ask(federalOrder, 'within-limits', theo)).json).toMatchObject({
    mode: 'within-limits',
    byName: 'Theo Finch',
  });
  expect((await ask(federalOrder, 'free-only')).json.byName).toBeUndefined();
});

describe('over a month', () => {
  let buying: string[] = [];
  const bought = () =>
    opened.sandbox.db
      .select()
      .from(pacerPurchases)
      .where(and(eq(pacerPurchases.clientId, 1), isNotNull(pacerPurchases.documentKey)));

  beforeAll(async () => {
    const { db } = opened.sandbox;
    await db.insert(pacerLimits).values({ clientId: 1, ...limits });
    const federal = await db
      .select()
      .from(docketOrders)
      .where(
        and(
          eq(docketOrders.clientId, 1),
          eq(docketOrders.providerId, pacer.providerId),
          gt(docketOrders.orderId, 30_000),
        ),
      )
      .orderBy(docketOrders.orderId);
    const chosen = federal.slice(0, 30);
    buying = chosen.map(({ providerCaseId }) => providerCaseId);
    await db
      .update(docketOrders)
      .set({ autoFetch: 'within-limits', autoFetchUserId: 2, autoFetchUserName: 'Theo Finch' })
      .where(
        inArray(
          docketOrders.orderId,
          chosen.map(({ orderId }) => orderId),
        ),
      );
    await pass(15);
    await pass(15);
  }, 180_000);

  test('no limit is passed, nothing is bought twice, and nothing where nobody agreed', async () => {
    const rows = await bought();
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ documentKey }) => documentKey)).size).toBe(rows.length);
    expect(rows.filter(({ providerCaseId }) => !buying.includes(providerCaseId ?? ''))).toEqual([]);
    expect(new Set(rows.map(({ userName, clientCode }) => `${userName} ${clientCode}`))).toEqual(
      new Set(['Theo Finch FINCH']),
    );
    expect(Math.max(...rows.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(limits.unaskedCents);
    const sum = (some: typeof rows) => some.reduce((cents, { amountCents }) => cents + amountCents, 0);
    const all = await opened.sandbox.db.select().from(pacerPurchases).where(eq(pacerPurchases.clientId, 1));
    const monthOf = ({ purchasedAt }: (typeof rows)[number]) => dayIn('America/Chicago', purchasedAt).slice(0, 7);
    const earlier = new Set(all.filter(({ documentKey }) => documentKey === null).map(monthOf));
    for (const [month, ofMonth] of Map.groupBy(all, monthOf)) {
      if (!earlier.has(month)) expect(sum(ofMonth)).toBeLessThanOrEqual(limits.firmMonthCents);
      for (const ofCase of Map.groupBy(
        ofMonth.filter(({ documentKey }) => documentKey !== null),
        ({ providerCaseId }) => providerCaseId,
      ).values())
        expect(sum(ofCase)).toBeLessThanOrEqual(limits.caseMonthCents);
    }
  });

  test('what was bought is the firm’s, and free documents are fetched on every federal docket', async () => {
    const owned = await opened.sandbox.db.select().from(docketDocuments).where(eq(docketDocuments.clientId, 1));
    const keys = new Set(owned.map(({ documentKey }) => documentKey));
    const rows = await bought();
    expect(rows.filter(({ documentKey }) => !keys.has(documentKey ?? ''))).toEqual([]);
    const paid = new Set(rows.map(({ documentKey }) => documentKey));
    const free = owned.filter(({ documentKey }) => !paid.has(documentKey));
    expect(free.length).toBeGreaterThan(0);
    expect(free.some(({ documentKey }) => !buying.includes(documentKey.split('-')[0] ?? ''))).toBe(true);
  });

  test('a reading that is done again buys nothing', async () => {
    const { db, clock } = opened.sandbox;
    await stopBilling(opened.sandbox);
    const before = await bought();
    await schedule(db, clock.now(), docketWork.readAgain, { providerId: pacer.providerId });
    await opened.sandbox.dueWork.run();
    await schedule(db, clock.now(), docketWork.readAgain, { providerId: pacer.providerId });
    await opened.sandbox.dueWork.run();
    const after = await bought();
    expect(new Set(after.map(({ documentKey }) => documentKey)).size).toBe(after.length);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
  });
});
