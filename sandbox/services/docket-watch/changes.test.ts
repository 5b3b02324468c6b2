/** A page of the inbox has what its filters pass of the whole list, however far back, and of a sealed case its sealing alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { plainText } from '../../db/plain-text.ts';
import { docketChanges, docketOrders } from '../../db/schema/dockets.ts';
import { seedManyDockets } from '../../demo/dockets/many-dockets.ts';
import type { DocketChange, DocketChangePage } from '../../generated/docket-watch/schemas.ts';
import { nearby } from './newest-first.ts';

const opened = testSandbox();
/** Of the whole list, newest first. */
const all: DocketChange[] = [];

async function read<T>(path: string): Promise<T> {
  const response = await opened.call(path);
  expect(response.status).toBe(200);
  return response.json();
}

const page = (query: Record<string, string>) =>
  read<DocketChangePage>(`/docket-watch/v1/changes?${new URLSearchParams({ limit: '50', ...query })}`);

beforeAll(async () => {
  const { db, clock } = opened.sandbox;
  await seedManyDockets(db, { clientId: 1, count: 60, now: clock.now() });
  let cursor: string | undefined = '2147483647';
  while (cursor !== undefined) {
    const { items, nextCursor }: DocketChangePage = await page({ limit: '200', cursor });
    all.push(...items);
    cursor = nextCursor?.toString();
  }
});

const has =
  (word: string) =>
  ({ caseNumber, caseTitle, before = '', after = '' }: DocketChange) =>
    [`${caseNumber} ${caseTitle}`, `${before} ${after}`].some((text) => plainText(text).includes(plainText(word)));

test('the list is longer than what is looked through one by one', () => {
  expect(all.length).toBeGreaterThan(2 * nearby);
});

test.each<[string, Record<string, string>, (change: DocketChange) => boolean]>([
  ['a common word', { q: 'motion' }, has('motion')],
  ['words that go together', { q: 'order dismiss' }, (each) => has('order')(each) && has('dismiss')(each)],
  ['a word of no change', { q: 'zeppelin' }, () => false],
  ['a kind', { kinds: 'case-closed' }, ({ kind }) => kind === 'case-closed'],
])('%s finds what the list has', async (_, query, passes) => {
  for (const before of [all[0], all[nearby], all.at(-100)]) {
    const cursor = before?.changeId ?? 0;
    const expected = all.filter((each) => each.changeId < cursor && passes(each));
    const { items } = await page({ ...query, cursor: String(cursor) });
    expect(items).toEqual(expected.slice(0, 50));
  }
});

test('an old matter’s and an old case’s changes are found', async () => {
  const { productCaseId, clientReference, caseNumber } = all.findLast((each) => each.clientReference) ?? {};
  const ofMatter = all.filter((each) => each.clientReference === clientReference);
  const ofCase = all.filter((each) => each.productCaseId === productCaseId);
  expect((await page({ clientReference: clientReference ?? '' })).items).toEqual(ofMatter.slice(0, 50));
  expect((await page({ productCaseId: String(productCaseId) })).items).toEqual(ofCase.slice(0, 50));
  expect((await page({ productCaseId: String(productCaseId), q: caseNumber ?? '' })).items).toEqual(
    ofCase.slice(0, 50),
  );
});

test('a sealed case’s changes are neither found nor counted', async () => {
  const { db, clock } = opened.sandbox;
  const unread = all.filter(({ isRead }) => !isRead);
  expect(await page({})).toMatchObject({ unreadCount: unread.length });
  const { orderId = 0, productCaseId, caseNumber = '', after = '' } = unread.at(-1) ?? {};
  const [docket] = await db.select().from(docketOrders).where(eq(docketOrders.orderId, orderId));
  const providerCaseId = docket?.providerCaseId ?? '';
  await db.insert(docketChanges).values({ providerCaseId, changedAt: clock.now(), kind: 'seal-case' });
  const remaining = unread.filter((each) => each.orderId !== orderId);
  expect(await page({ unreadOnly: 'true', limit: '200' })).toMatchObject({
    items: remaining.slice(0, 200),
    unreadCount: remaining.length,
  });
  expect((await page({ productCaseId: String(productCaseId) })).items).toEqual([]);
  expect((await page({ q: caseNumber })).items).toEqual([]);
  expect((await page({ q: after })).items.map((each) => each.orderId)).not.toContain(orderId);
});
