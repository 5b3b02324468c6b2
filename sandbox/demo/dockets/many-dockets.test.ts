/** Dockets seeded in thousands: each once, with their changes, and without a row for an entry. */
import { and, eq, gte, max } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { docketEntryTexts, docketNews } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { users } from '../../db/schema/platform.ts';
import type { DocketSubscriptionPage } from '../../generated/docket-sync/schemas.ts';
import type { DocketChangePage, FoundEntryPage } from '../../generated/docket-watch/schemas.ts';
import { seedManyDockets } from './many-dockets.ts';

const opened = testSandbox();
const firm = 3;

async function read<T>(path: string, as: string): Promise<T> {
  const response = await opened.call(path, { as });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

test('a firm follows more dockets with each seeding, none of them twice, and no entry costs a row', async () => {
  const { db, clock } = opened.sandbox;
  const first = await seedManyDockets(db, { clientId: firm, count: 12, now: clock.now() });
  const second = await seedManyDockets(db, { clientId: firm, count: 8, now: clock.now() });
  expect(new Set([...first, ...second]).size).toBe(20);
  const seeded = and(eq(docketOrders.clientId, firm), gte(docketOrders.orderId, first[0] ?? 0));
  const rows = await db.select().from(docketOrders).where(seeded);
  expect(new Set(rows.map(({ providerCaseId }) => providerCaseId)).size).toBe(20);
  expect(new Set(rows.map(({ providerId }) => providerId))).toEqual(new Set([4, 6, 7]));
  expect(await db.$count(docketEntryTexts)).toBe(0);
  const told = await db.$count(docketNews, eq(docketNews.clientId, firm));
  expect(told).toBeGreaterThan(200);
  // What is told next has the next number.
  const [next] = await db.select({ last: max(docketNews.changeId) }).from(docketNews);
  expect(next?.last).toBe(await db.$count(docketNews));
});

test('they are read, searched and told on as any others', { timeout: 60_000 }, async () => {
  const [row] = await opened.sandbox.db.select().from(users).where(eq(users.clientId, firm)).limit(1);
  const someone = row?.userName ?? expect.unreachable();
  const { items, total } = await read<DocketSubscriptionPage>('/docket-sync/public/api/Subscription?Limit=50', someone);
  expect(total).toBeGreaterThanOrEqual(20);
  for (const { trouble, entryCount } of items) {
    expect(trouble).toBeUndefined();
    expect(entryCount).toBeGreaterThan(0);
  }
  const before = await read<DocketChangePage>('/docket-watch/v1/changes?limit=1', someone);
  opened.sandbox.clock.offset += 7 * 86_400_000;
  await opened.sandbox.dueWork.run();
  const after = await read<DocketChangePage>('/docket-watch/v1/changes?limit=1', someone);
  expect(after.items[0]?.changeId).toBeGreaterThan(before.items[0]?.changeId ?? 0);
  await read('/docket-watch/v1/entries?q=motion', someone);
  const found = await read<FoundEntryPage>('/docket-watch/v1/entries?q=motion', someone);
  expect(found.waiting).toBe(0);
  expect(found.items.length).toBeGreaterThan(10);
});
