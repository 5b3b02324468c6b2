/** With immediate updates, New York's dockets are read within two minutes of an entry (dockets, section 11). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { docketNews } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import type { NyscefImmediateUpdates } from '../../generated/docket-sync/schemas.ts';
import { findCase } from './court-records.ts';
import { entriesOf, nextEntryAfter } from './docket-entries.ts';

const opened = testSandbox();
const path = '/docket-sync/public/api/NY/NyscefAccount/immediate-updates';
const minute = 60_000;

const change = async (isEnabled: boolean): Promise<NyscefImmediateUpdates> =>
  (await opened.call(path, { body: { nyscefUserName: 'nmarlow', isEnabled } })).json();

async function moveTo(time: Date): Promise<void> {
  opened.sandbox.clock.offset = time.getTime() - Date.now();
  await opened.sandbox.dueWork.run();
}

/** Tells when the account's dockets have their next entry, and which that is. */
async function nextEntry() {
  const { db, clock } = opened.sandbox;
  const followed = await db
    .select()
    .from(docketOrders)
    .where(
      and(eq(docketOrders.clientId, 1), eq(docketOrders.accountName, 'nmarlow'), eq(docketOrders.state, 'Active')),
    );
  const coming = followed.flatMap(({ providerCaseId }) => {
    const record = findCase(4, providerCaseId);
    const at = record && nextEntryAfter(record, clock.now());
    return record && at ? { record, at } : [];
  });
  const [first] = coming.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) throw new Error('No docket has another entry.');
  const entry = entriesOf(first.record, first.at).at(-1);
  return { at: first.at, docketEntryId: entry?.docketEntryId ?? '' };
}

const told = (docketEntryId: string) =>
  opened.sandbox.db.select().from(docketNews).where(eq(docketNews.docketEntryId, docketEntryId));

beforeAll(async () => {
  // No reading of the morning comes between.
  await moveTo(new Date(Date.now() - (Date.now() % 86_400_000) + 86_400_000 + 13 * 3_600_000));
});

test('within two minutes of an entry, once they are on, and not before', async () => {
  const without = await nextEntry();
  await moveTo(new Date(without.at.getTime() + 2 * minute));
  expect(await told(without.docketEntryId)).toEqual([]);
  expect(await change(true)).toMatchObject({ isEnabled: true });
  for (const _ of [1, 2]) {
    const { at, docketEntryId } = await nextEntry();
    await moveTo(new Date(at.getTime() + 2 * minute));
    const [news = expect.unreachable()] = await told(docketEntryId);
    expect(news.at.getTime() - at.getTime()).toBeLessThanOrEqual(2 * minute);
  }
  const answer: NyscefImmediateUpdates = await (await opened.call(`${path}?NYSCEFUserName=nmarlow`)).json();
  expect(answer.lastNoticeAt).toBeDefined();
});

test('also of what is entered by hand', async () => {
  const request = new Request('http://localhost:5173/sandbox/api/dockets/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ providerCaseId: '4100006', kind: 'add', text: 'NOTICE of a comet.' }),
  });
  expect((await opened.sandbox.fetch(request)).status).toBe(200);
  await moveTo(new Date(opened.sandbox.clock.now().getTime() + 2 * minute));
  const all = await opened.sandbox.db.select().from(docketNews);
  expect(all.filter(({ after }) => after === 'NOTICE of a comet.')).toHaveLength(1);
});
