/** Exports of two thousand orders contain exactly the rows the list shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { OrderRow, OrderSearchRequest, OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import { ordersList, toOrdersRequest } from '../src/features/orders/lists/orders-list.ts';
import { ordersSearch } from '../src/features/orders/search.ts';
import { setHomeZone } from '../src/lib/format/home-zone.ts';
import { exportCsv } from '../src/lib/grid/export/export-csv.ts';
import { exportXlsx } from '../src/lib/grid/export/export-xlsx.ts';
import { openCsv } from '../src/lib/grid/export/open-csv.testing.ts';
import { openXlsx } from '../src/lib/grid/export/open-xlsx.testing.ts';
import type { RowSource } from '../src/lib/grid/export/read-all.ts';
import { exportColumns } from '../src/lib/grid/list/export-columns.ts';
import { testSandbox } from './sandbox.ts';

const ordersExport = exportColumns(ordersList, { order: [], hidden: [] });
const june = 'june.ashgrove@example.com';
const timeZone = 'America/Chicago';
const added = 2_000;
const opened = testSandbox();
let addedIds: number[];
/** The list's rows, in its order. */
let shown: OrderRow[];
const address = { status: 'accepted', q: 'bulk', sort: 'case,-total' };

const never = new AbortController().signal;
const search = async (body: OrderSearchRequest): Promise<OrderSearchResult> =>
  (await opened.call('/billing/services/us-platform/Order/Search', { body, as: june })).json();
const answers = new Map<number, Promise<OrderSearchResult>>();
/** Reads each page from the backend once for both files. */
const source: RowSource<OrderRow> = {
  read: (part) => {
    const answer = answers.get(part.skip) ?? search({ ...toOrdersRequest(ordersSearch.parse(address), {}), ...part });
    answers.set(part.skip, answer);
    return answer;
  },
  rowId: ({ orderId }) => orderId,
  pageSize: 200,
};

beforeAll(async () => {
  // Without a firm's zone, times name the browser's.
  setHomeZone(timeZone);
  const { db } = opened.sandbox;
  const [june2] = (await search({ top: 1, skip: 0 })).items;
  const titles = ['=HYPERLINK("http://x")', 'Ortega v. "Lakeshore", LLC', 'In re Žižka', 'two\nlines', '@Pryce'];
  const rows = Array.from({ length: added }, (_, place) => ({
    clientId: 2,
    userId: june2?.orderedBy.userId ?? 0,
    userName: june2?.orderedBy.name ?? '',
    service: 'FileIntoCase' as const,
    state: 'IL' as const,
    status: 'accepted' as const,
    statusText: 'Accepted',
    dateOrdered: new Date(Date.UTC(2026, 0, 1) + place * 600_000),
    updatedAt: new Date(Date.UTC(2026, 0, 1) + place * 600_000),
    clientReference: `${place % 97}-Bulk`,
    caseTitle: titles[place % titles.length] ?? '',
    caseNumber: place % 4 === 0 ? null : `26-CV-${place}`,
    totalAmountCents: (place * 7919) % 100_000,
  }));
  const inserted = await db.insert(orders).values(rows).returning({ id: orders.orderId });
  addedIds = inserted.map(({ id }) => id);
  shown = [];
  for (let skip = 0; skip < added; skip += source.pageSize)
    shown.push(...(await source.read({ top: source.pageSize, skip }, never)).items);
});

afterAll(() => setHomeZone(undefined));

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

it('contains all orders once', () => {
  const ids = shown.map(({ orderId }) => orderId);
  expect(ids.toSorted((one, other) => one - other)).toEqual(addedIds.toSorted((one, other) => one - other));
});

it.each([1, 2, 21, 40])('keeps the order of the list: page %i', async (page) => {
  const { items } = await search(toOrdersRequest(ordersSearch.parse({ ...address, page: String(page) }), {}));
  expect(items).toEqual(shown.slice((page - 1) * 50, page * 50));
});

it('as CSV', async () => {
  const file = await exportCsv({ columns: ordersExport, source, signal: never });
  const [header, ...rows] = openCsv(await file.text());
  expect(header).toEqual(ordersExport.map(({ label }) => label));
  expect(rows).toEqual(
    shown.map((row) => [
      String(row.orderId),
      'File into case',
      String(row.documentCount),
      'File into case',
      row.clientReference,
      row.matterName,
      row.caseTitle,
      row.caseNumber ?? '',
      row.courtName ?? '',
      row.state,
      row.statusText,
      // The firm's zone isn't that of the tests' machine.
      `${instant.format(new Date(row.dateOrdered))} CST`,
      row.orderedBy.name,
      row.envelopeId ?? '',
      String(row.totalAmount),
    ]),
  );
});

it('as an Excel workbook', async () => {
  const progress: number[] = [];
  const file = await exportXlsx({
    columns: ordersExport,
    source,
    signal: never,
    onProgress: ({ done }) => progress.push(done),
  });
  const [header = [], ...rows] = await openXlsx(file);
  expect(header.map((cell) => cell?.value)).toEqual(
    ordersExport.map(({ label }) => (label === 'Ordered' ? 'Ordered (CT)' : label)),
  );
  expect(rows.map((row) => [row[0]?.value, row[4]?.value, row[6]?.value, row[7]?.value, row[14]?.value])).toEqual(
    shown.map((row) => [row.orderId, row.clientReference, row.caseTitle, row.caseNumber, row.totalAmount]),
  );
  for (const row of rows) expect([row[11]?.format, row[11]?.isText]).toEqual(['mmm d, yyyy h:mm AM/PM', undefined]);
  expect(progress).toHaveLength(added / 200);
});
