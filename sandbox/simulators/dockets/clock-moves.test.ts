/** However the clock is moved, the firms' dockets end the same (dockets, section 11). */
import { afterAll, expect, test } from 'vitest';
import { openTestSandbox } from '../../../tests/sandbox.ts';
import { docketNews } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import type { RunningSandbox } from '../../sandbox.ts';
import { dayLength } from './court-records.ts';

const opened: RunningSandbox[] = [];
afterAll(async () => {
  for (const sandbox of opened) await sandbox.close();
});

/** Tells what a month leaves, if the clock is moved in steps of so many days. */
async function monthIn(stepDays: number, start: Date) {
  const { sandbox } = await openTestSandbox();
  opened.push(sandbox);
  const { db, clock, dueWork } = sandbox;
  for (let days = 0; days <= 30; days += stepDays) {
    clock.offset = start.getTime() + days * dayLength - Date.now();
    await dueWork.run();
  }
  const news = await db.select().from(docketNews);
  const dockets = await db.select().from(docketOrders);
  return {
    news: news
      .map(({ orderId, kind, docketEntryId, at, before, after }) =>
        [at.toISOString(), orderId, kind, docketEntryId, before, after].join(' | '),
      )
      .toSorted(),
    dockets: dockets
      .map(({ orderId, lastSyncedAt, paidThrough }) => [orderId, lastSyncedAt?.toISOString(), paidThrough].join(' | '))
      .toSorted(),
  };
}

test('a month at once leaves what thirty days one by one leave', { timeout: 400_000 }, async () => {
  const start = new Date(Date.now() + 60_000);
  const byDays = await monthIn(1, start);
  const atOnce = await monthIn(30, start);
  expect(atOnce.news.length).toBeGreaterThan(1000);
  expect(atOnce.dockets).toEqual(byDays.dockets);
  expect(atOnce.news).toEqual(byDays.news);
});
