import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';

interface Found {
  orderId: number;
  leadDocumentTitle?: string;
  documentCount: number;
  envelopeId?: string;
  matches?: { kind: string; name: string }[];
}

type Row = typeof orders.$inferSelect;

const firmTwo = 'june.ashgrove@example.com';
const chicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
/** A day with orders before and after. */
const middle = chicago.format(Date.now() - 200 * 86_400_000);
const dayOf = (row: Row) => chicago.format(row.dateOrdered);
const opened = testSandbox();
/** All orders of firm 1, straight from the database, without the cases of bulk orders. */
let all: Row[];
beforeAll(async () => {
  all = await opened.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), gt(orders.orderId, 41_000)));
});

async function search(body: object, as?: string) {
  const response = await opened.call('/billing/services/us-platform/Order/Search', { body, as });
  expect(response.status).toBe(200);
  const result: { items: Found[]; total: number; hasMore?: boolean } = await response.json();
  return result;
}
const idsOf = (rows: readonly { orderId: number }[]) => rows.map(({ orderId }) => orderId);

describe('a search matches a scan of all orders', () => {
  test.each<[string, object, (row: Row) => boolean]>([
    ['no filters', {}, () => true],
    ['empty lists', { services: [], statuses: [], states: [], userIds: [], sort: [] }, () => true],
    [
      'services',
      { services: ['SkipTrace', 'CourtesyCopy'] },
      (row) => ['SkipTrace', 'CourtesyCopy'].includes(row.service),
    ],
    ['statuses', { statuses: ['rejected', 'draft'] }, (row) => ['rejected', 'draft'].includes(row.status)],
    [
      'statuses, sorted by them',
      { statuses: ['rejected', 'draft'], sort: [{ field: 'status', direction: 'desc' }] },
      (row) => ['rejected', 'draft'].includes(row.status),
    ],
    ['states', { states: ['TX', 'NY'] }, (row) => ['TX', 'NY'].includes(row.state)],
    ['people', { userIds: [2, 3] }, (row) => [2, 3].includes(row.userId)],
    ['a reference, trimmed', { clientReference: ' 00015-Ortega ' }, (row) => row.clientReference === '00015-Ortega'],
    [
      'a mapping',
      { mappingId: '00000000-0000-4000-8000-000000000002' },
      (row) => row.mappingId === '00000000-0000-4000-8000-000000000002',
    ],
    ['a first day', { dateOrdered: { gte: middle } }, (row) => dayOf(row) >= middle],
    ['a last day', { dateOrdered: { lte: middle } }, (row) => dayOf(row) <= middle],
    [
      'amounts',
      { totalAmount: { gte: 95, lte: 300 } },
      (row) => row.totalAmountCents >= 9500 && row.totalAmountCents <= 30_000,
    ],
    ['attention', { needsAttention: true }, (row) => row.needsAttention],
    ['no attention', { needsAttention: false }, (row) => !row.needsAttention],
    [
      'words',
      { searchText: 'LAKESHORE  service' },
      (row) => /lakeshore/.test(row.searchText) && /service/.test(row.searchText),
    ],
    ['a case number without its dashes', { searchText: '2025cv003556' }, (row) => row.caseNumber === '2025-CV-003556'],
    ['a case number with its dashes', { searchText: '2025-CV-003556' }, (row) => row.caseNumber === '2025-CV-003556'],
    ['a reference without its dashes', { searchText: '00015ortega' }, (row) => row.clientReference === '00015-Ortega'],
    ['a party', { searchText: 'Maria NEW' }, (row) => /maria/.test(row.searchText) && /new/.test(row.searchText)],
    ['a pattern as text', { searchText: '100%_' }, () => false],
    [
      'several at once',
      { services: ['FileIntoCase'], states: ['IL'], statuses: ['accepted'], searchText: 'motion' },
      (row) =>
        row.service === 'FileIntoCase' &&
        row.state === 'IL' &&
        row.status === 'accepted' &&
        /motion/.test(row.searchText),
    ],
  ])('with %s', async (_, filter, isWanted) => {
    const { items, total } = await search({ ...filter, top: 200, skip: 0 });
    const wanted = all.filter(isWanted);
    expect(new Set(idsOf(items))).toEqual(new Set(idsOf(wanted)));
    expect(total).toBe(wanted.length);
  });

  test('finds an order by its number, its envelope and its case', async () => {
    const order = all.find(({ caseNumber, envelopeId }) => caseNumber && envelopeId);
    for (const text of [order?.orderId, order?.envelopeId, order?.caseNumber?.toLowerCase()]) {
      expect(idsOf((await search({ searchText: String(text), top: 200, skip: 0 })).items)).toContain(order?.orderId);
    }
  });
});

test('an order found by a party or a document says which', async () => {
  const order = all.find(
    ({ partyNames, documentNames }) => partyNames.includes('\n') && documentNames.includes('.pdf'),
  );
  const [party = ''] = order?.partyNames.split('\n') ?? [];
  const [document = ''] = order?.documentNames.split('\n') ?? [];
  const find = async (searchText: string) =>
    (await search({ searchText, top: 200, skip: 0 })).items.find(({ orderId }) => orderId === order?.orderId)?.matches;
  expect(await find(party.toUpperCase())).toContainEqual({ kind: 'party', name: party });
  expect((await find(document))?.[0]).toEqual({ kind: 'document', name: document });
  expect(await find(String(order?.orderId))).toEqual([]);
  const { items } = await search({ top: 1, skip: 0 });
  expect(items[0]).not.toHaveProperty('matches');
});

test('an order leads with its first filing’s lead document, which every list of it names', async () => {
  const { items } = await search({ services: ['FileIntoCase'], statuses: ['accepted'], top: 200, skip: 0 });
  const leads = await opened.sandbox.db
    .select({ orderId: filings.orderId, title: filingDocuments.description })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(and(eq(filings.position, 0), eq(filingDocuments.kind, 'lead')));
  const titles = new Map(leads.map(({ orderId, title }) => [orderId, title]));
  expect(items.length).toBeGreaterThan(10);
  for (const order of items) expect(order.leadDocumentTitle).toBe(titles.get(order.orderId));
  const [order] = items.filter(({ documentCount }) => documentCount > 1);
  expect(order).toMatchObject({ envelopeId: expect.any(String) });
  const paper = { leadDocumentTitle: order?.leadDocumentTitle, documentCount: order?.documentCount };
  const fees = await opened.call('/billing/services/us-platform/FeeSummary/Search', {
    body: { sort: [{ field: 'leadDocumentTitle', direction: 'asc' }], top: 500, skip: 0 },
  });
  const { items: charged }: { items: Found[] } = await fees.json();
  expect(charged.find(({ orderId }) => orderId === order?.orderId)).toMatchObject(paper);
  const ofFees = charged.map(({ leadDocumentTitle = '' }) => leadDocumentTitle);
  expect(ofFees).toEqual(ofFees.toSorted(new Intl.Collator('en').compare));
  const found = await search({ searchText: order?.leadDocumentTitle, top: 200, skip: 0 });
  expect(idsOf(found.items)).toContain(order?.orderId);
});

test('an order without documents has no lead document', async () => {
  const { items } = await search({ services: ['DocketSync'], top: 5, skip: 0 });
  expect(items).toHaveLength(5);
  for (const order of items) expect(order).not.toHaveProperty('leadDocumentTitle');
});

test('titles and numbers come before parties and documents, word beginnings first', async () => {
  const names = [
    { caseTitle: 'Reed v. Mc-Vanterpool', partyNames: 'Ottoline Vanterpool' },
    { caseTitle: 'Reed v. Quarry', partyNames: 'Ottoline Vanterpool' },
    { caseTitle: 'Vanterpool v. Reed 2031', partyNames: 'Ada Reed' },
    { caseTitle: '', description: 'Vanterpool, Service of process', partyNames: '' },
    { caseTitle: 'Reed v. Quarry', documentNames: 'Vanterpool.pdf', caseNumber: '2031-VP-000777' },
  ];
  const chosen = all.slice(40, 45);
  await opened.sandbox.db.transaction(async (tx) => {
    for (const [place, order] of chosen.entries()) {
      const updatedAt = new Date(Date.UTC(2020, 0, 20 - place));
      await tx
        .update(orders)
        .set({ documentNames: '', ...names[place], updatedAt })
        .where(eq(orders.orderId, order.orderId));
    }
  });
  const find = async (searchText: string, namesFirst: boolean) => {
    const sort = [{ field: 'updatedAt', direction: 'desc' }];
    const ids = idsOf((await search({ searchText, namesFirst, sort, top: 10, skip: 0 })).items);
    return ids.map((id) => chosen.findIndex(({ orderId }) => orderId === id));
  };
  expect(await find('vanterpool', false)).toEqual([0, 1, 2, 3, 4]);
  expect(await find('vanterpool', true)).toEqual([2, 3, 0, 1, 4]);
  expect(await find('REED vanter', true)).toEqual([2, 0, 1, 4]);
  expect(await find('anterpool', true)).toEqual([0, 2, 3, 1, 4]);
  expect(await find('2031VP000777', true)).toEqual([4]);
  // A year in a title is no reason to be behind a case number.
  expect(await find('2031', true)).toEqual([2, 4]);
  for (const order of chosen)
    await opened.sandbox.db.update(orders).set(withoutSearchText(order)).where(eq(orders.orderId, order.orderId));
});

const withoutSearchText = ({ searchText: _, ...order }: Row) => order;

describe('a page', () => {
  const byText = (a: string | null, b: string | null) =>
    a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;
  // As people read them (ADR 0032).
  const { compare } = new Intl.Collator('en');
  const byName = (a: string | null, b: string | null) =>
    a === b ? 0 : a === null ? 1 : b === null ? -1 : compare(a, b);
  const newest = (a: Row, b: Row) => b.dateOrdered.getTime() - a.dateOrdered.getTime();
  test.each<[{ field: string; direction: string }[] | undefined, (a: Row, b: Row) => number]>([
    [undefined, newest],
    [[{ field: 'totalAmount', direction: 'desc' }], (a, b) => b.totalAmountCents - a.totalAmountCents],
    [[{ field: 'caseNumber', direction: 'asc' }], (a, b) => byName(a.caseNumber, b.caseNumber)],
    [[{ field: 'leadDocumentTitle', direction: 'asc' }], (a, b) => byName(a.leadDocumentTitle, b.leadDocumentTitle)],
    [
      [
        { field: 'status', direction: 'asc' },
        { field: 'state', direction: 'desc' },
        { field: 'dateOrdered', direction: 'desc' },
      ],
      (a, b) => byText(a.status, b.status) || byText(b.state, a.state) || newest(a, b),
    ],
  ])('sorted by %j is contiguous with the next', async (sort, compare) => {
    const pages = await Promise.all([0, 70, 140].map((skip) => search({ sort, top: 70, skip })));
    // Ties follow the first column's direction, as in an index.
    const sign = sort?.[0]?.direction === 'asc' ? 1 : -1;
    const wanted = all.toSorted((a, b) => compare(a, b) || sign * (a.orderId - b.orderId));
    expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(idsOf(wanted).slice(0, 210));
  });

  test.each([
    ['every order', {}],
    [
      'orders of some days, by number',
      { dateOrdered: { gte: middle }, sort: [{ field: 'orderId', direction: 'asc' }] },
    ],
    ['orders with a word', { searchText: 'court', sort: [{ field: 'caseTitle', direction: 'desc' }] }],
  ])('of %s is the same from either end', async (_, filter) => {
    const { items, total } = await search({ ...filter, top: 200, skip: 0 });
    const whole = [...items];
    while (whole.length < total) whole.push(...(await search({ ...filter, top: 200, skip: whole.length })).items);
    for (const fromEnd of [0, 7, total - 5, total - 1]) {
      const page = await search({ ...filter, top: 30, skip: 0, fromEnd });
      expect(idsOf(page.items)).toEqual(idsOf(whole).slice(Math.max(0, total - fromEnd - 30), total - fromEnd));
      const uncounted = await search({ ...filter, top: 30, skip: 0, fromEnd, countUpTo: 1 });
      expect(idsOf(uncounted.items)).toEqual(idsOf(page.items));
    }
    expect((await search({ ...filter, top: 30, skip: 0, fromEnd: total })).items).toEqual([]);
    expect((await search({ ...filter, top: 30, skip: 0, fromEnd: total, countUpTo: 1 })).items).toEqual([]);
  });

  test('stops counting at the limit, and reports it', async () => {
    const { items, total, hasMore } = await search({ top: 20, skip: 40 });
    expect(hasMore).toBeUndefined();
    const part = await search({ top: 20, skip: 40, countUpTo: 100 });
    expect(part).toMatchObject({ items, total: 100, hasMore: true });
    // It always counts at least to the page's end.
    expect(await search({ top: 20, skip: 40, countUpTo: 1 })).toMatchObject({ items, total: 60, hasMore: true });
    expect(await search({ top: 20, skip: 40, countUpTo: total })).toMatchObject({ items, total, hasMore: false });
    expect(await search({ top: 20, skip: 40, countUpTo: total - 1 })).toMatchObject({ items, hasMore: true });
    expect(await search({ top: 20, skip: total, countUpTo: 1 })).toMatchObject({ items: [], total, hasMore: false });
  });

  test('is requested from one end only', async () => {
    const body = { top: 20, skip: 40, fromEnd: 0 };
    const refused = await opened.call('/billing/services/us-platform/Order/Search', { body });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'page-from-both-ends' });
  });

  test('shows how drafts continue', async () => {
    const { items } = await search({ statuses: ['draft'], top: 50, skip: 0 });
    expect(items).toContainEqual(
      expect.objectContaining({ draft: expect.objectContaining({ provider: 'tyler', filingFlow: 'existing-case' }) }),
    );
  });

  test('never shows orders of another firm', async () => {
    const { items } = await search({ top: 200, skip: 0 }, firmTwo);
    expect(idsOf(items).filter((id) => idsOf(all).includes(id))).toEqual([]);
    expect((await search({ clientReference: '00015-Ortega', top: 10, skip: 0 }, firmTwo)).total).toBe(0);
  });
});

describe('the filters', () => {
  const filters = (query = '') => opened.call(`/billing/services/us-platform/Order/OrderSearchFilters${query}`);

  test('count the values that occur, most frequent first', async () => {
    const found = await (await filters()).json();
    for (const [name, keyOf] of [
      ['services', (row: Row) => row.service],
      ['statuses', (row: Row) => row.status],
      ['states', (row: Row) => row.state],
      ['users', (row: Row) => row.userId],
    ] as const) {
      const options: { value: string | number; count: number }[] = found[name];
      const counts = Map.groupBy<string | number, Row>(all, keyOf);
      expect(new Map(options.map(({ value, count }) => [value, count]))).toEqual(
        new Map([...counts].map(([value, rows]) => [value, rows.length])),
      );
      expect(options.map(({ count }) => count)).toEqual(options.map(({ count }) => count).toSorted((a, b) => b - a));
    }
    expect(found.services).toContainEqual(expect.objectContaining({ value: 'FileIntoCase', text: 'File into case' }));
  });

  test('narrow by date, matter and status', async () => {
    const query = `?DateOrdered.Gte=${middle}&ClientReference=00015-Ortega&ExcludeStatuses=draft&ExcludeStatuses=rejected`;
    const found = await (await filters(query)).json();
    const wanted = all.filter(
      (row) =>
        dayOf(row) >= middle &&
        row.clientReference === '00015-Ortega' &&
        row.status !== 'draft' &&
        row.status !== 'rejected',
    );
    const sum = found.states.reduce((total: number, { count }: { count: number }) => total + count, 0);
    expect(sum).toBe(wanted.length);
  });

  test('cover only the firm’s own orders', async () => {
    expect((await filters('?ClientId=1')).status).toBe(200);
    expect((await filters('?ClientId=2')).status).toBe(403);
  });

  test('accept any calendar day', async () => {
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31'])
      expect((await filters(`?DateOrdered.Gte=${day}&DateOrdered.Lte=${day}`)).status).toBe(200);
  });
});
