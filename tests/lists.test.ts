/** Every described list: sorting, files and address parameters. */
import { describe, expect, it } from 'vitest';
import { feesList, toFeeSummaryRequest } from '../src/features/billing/lists/fees-list.ts';
import { orderFeesList } from '../src/features/billing/lists/order-fees-list.ts';
import { groupByOrder } from '../src/features/billing/model/order-fees.ts';
import { feeSummarySearch } from '../src/features/billing/search.ts';
import { demoFilingsList } from '../src/features/example/lists/demo-filings-list.ts';
import { demoFilings } from '../src/features/example/model/demo-filings.ts';
import { draftsList, toDraftsRequest } from '../src/features/orders/lists/drafts-list.tsx';
import { filingsList, toFilingListRequest } from '../src/features/orders/lists/filings-list.tsx';
import { ordersList, toOrdersRequest } from '../src/features/orders/lists/orders-list.ts';
import { rejectionsList, toRejectionsRequest } from '../src/features/orders/lists/rejections-list.tsx';
import { draftsSearch, filingListSearch, ordersSearch, rejectionsSearch } from '../src/features/orders/search.ts';
import {
  stampedCopiesList,
  toStampedCopiesRequest,
} from '../src/features/stamped-copies/lists/stamped-copies-list.tsx';
import { stampedCopiesSearch } from '../src/features/stamped-copies/search.ts';
import { exportCsv } from '../src/lib/grid/export/export-csv.ts';
import { openCsv } from '../src/lib/grid/export/open-csv.testing.ts';
import { inMemorySource } from '../src/lib/grid/export/read-all.ts';
import { exportColumns } from '../src/lib/grid/list/export-columns.ts';
import { type List, sortableIds } from '../src/lib/grid/list/list.ts';
import { tableColumns } from '../src/lib/grid/list/table-column.tsx';
import { indexedColumns } from '../src/lib/grid/order/indexed-columns.ts';
import { RowIndex } from '../src/lib/grid/order/row-index.ts';
import { testSandbox } from './sandbox.ts';

const opened = testSandbox();

interface Page {
  items: Record<string, unknown>[];
  total: number;
}
const post = async (path: string, body: object): Promise<Page> => (await opened.call(path, { body })).json();
const orderSearch = '/billing/services/us-platform/Order/Search';
const feeSearch = '/billing/services/us-platform/FeeSummary/Search';
const matter = '00015-Ortega';

/** Lists sorted by the backend: a page request with a sort, and the sorted field. */
const sortedByServer = {
  orders: {
    list: ordersList,
    read: (sort: string) => post(orderSearch, toOrdersRequest(ordersSearch.parse({ sort }), {})),
  },
  drafts: {
    list: draftsList,
    read: (sort: string) => post(orderSearch, toDraftsRequest(draftsSearch.parse({ sort }), {})),
  },
  rejections: {
    list: rejectionsList,
    read: (sort: string) => post(orderSearch, toRejectionsRequest(rejectionsSearch.parse({ sort }))),
  },
  'stamped copies': {
    list: stampedCopiesList,
    read: (sort: string) =>
      post('/workspace/v1/stamped-copies/search', toStampedCopiesRequest(stampedCopiesSearch.parse({ sort }))),
  },
  fees: {
    list: feesList,
    read: (sort: string) =>
      post(feeSearch, toFeeSummaryRequest(feeSummarySearch.parse({ sort }), { clientReference: matter })),
  },
};

/** A column's sort values, as far as the rows contain them. */
const valuesOf = (rows: Page['items'], key: string) =>
  rows.map((row) => {
    const value = row[key];
    return typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : value;
  });
const isAscending = (values: readonly unknown[]) =>
  values.every((value, place) => {
    const next = values[place + 1];
    return typeof value !== 'number' || typeof next !== 'number' || value <= next;
  });

describe.each(Object.entries(sortedByServer))('the list of %s', (_name, { list, read }) => {
  const keys = Object.entries(list.columns).flatMap(([id, { sort }]) => (sort ? [[id, sort] as const] : []));

  it('sorts by its own columns', () => {
    expect(keys.map(([id]) => id)).toEqual(sortableIds(list));
    expect(sortableIds(list)).toEqual(expect.arrayContaining(list.defaultSort.map((token) => token.replace('-', ''))));
  });

  it.each(keys)('is sorted by the backend for ?sort=%s', async (id, key) => {
    const [up, down] = [await read(id), await read(`-${id}`)];
    expect(up.total).toBeGreaterThan(1);
    const [least, most] = [valuesOf(up.items, key), valuesOf(down.items, key)];
    expect(isAscending(least)).toBe(true);
    expect(isAscending(most.toReversed())).toBe(true);
    const known = [...least, ...most].filter((value) => value !== undefined);
    if (new Set(known).size > 1) expect(least).not.toEqual(most);
  });
});

describe('a list sorted in the browser', () => {
  async function filings() {
    const query = new URLSearchParams({ ...toFilingListRequest(filingListSearch.parse({})) });
    return (await opened.call(`/filing/FilingList/FilingList?${query}`)).json();
  }
  const fees = async () =>
    groupByOrder(
      (await post(feeSearch, toFeeSummaryRequest(feeSummarySearch.parse({}), { clientReference: matter })))
        .items as never,
    );

  it.each(sortableIds(filingsList))('of filings, by %s', async (id) =>
    sortsInBrowser(filingsList, await filings(), id),
  );
  it.each(sortableIds(orderFeesList))('of fees by order, by %s', async (id) =>
    sortsInBrowser(orderFeesList, await fees(), id),
  );
  it.each(sortableIds(demoFilingsList))('of sample filings, by %s', (id) =>
    sortsInBrowser(demoFilingsList, demoFilings(200), id),
  );
});

function sortsInBrowser<Row extends object>(
  { columns }: Pick<List<Row>, 'columns'>,
  rows: readonly Row[],
  id: string,
): void {
  expect(rows.length).toBeGreaterThan(1);
  const indexed = indexedColumns(tableColumns({ columns }));
  const index = new RowIndex(indexed);
  index.setRows(rows);
  const column = indexed.find((each) => each.id === id) ?? expect.unreachable();
  const values = [...index.view({ sort: [{ id, desc: false }], query: '' })].map((row) =>
    column.value(rows[row] ?? expect.unreachable()),
  );
  const present = values.filter((value) => value !== undefined && value !== null && value !== '');
  const plain = (value: unknown) => (typeof value === 'number' ? value : String(value).toLowerCase());
  expect(present).toEqual(
    present.toSorted((one, other) => (plain(one) < plain(other) ? -1 : plain(one) > plain(other) ? 1 : 0)),
  );
  const reversed = [...index.view({ sort: [{ id, desc: true }], query: '' })];
  if (new Set(present).size > 1)
    expect(column.value(rows[reversed[0] ?? 0] ?? expect.unreachable())).toBe(present.at(-1));
}

const lists = { ordersList, draftsList, rejectionsList, filingsList, feesList, orderFeesList, demoFilingsList };
const plain = { order: [], hidden: [] };
const headerOf = async <Row extends object>(
  list: Pick<List<Row>, 'columns' | 'rowId'>,
  layout: { order: string[]; hidden: string[] },
) => {
  const file = await exportCsv({
    columns: exportColumns(list, layout),
    source: inMemorySource([], list.rowId),
    signal: new AbortController().signal,
  });
  return openCsv(await file.text())[0] ?? [];
};

describe('the files', () => {
  it('contain every column with a value, under its own header', async () => {
    const headers = await Promise.all([
      headerOf(ordersList, plain),
      headerOf(draftsList, plain),
      headerOf(rejectionsList, plain),
      headerOf(filingsList, plain),
      headerOf(feesList, plain),
      headerOf(orderFeesList, plain),
      headerOf(demoFilingsList, plain),
    ]);
    expect(Object.fromEntries(Object.keys(lists).map((name, place) => [name, headers[place]?.join(', ')]))).toEqual({
      ordersList:
        'Order, Document, Documents, Service, Matter, Matter name, Case, Case number, Court, State, Status, Ordered, Ordered by, Envelope, Total',
      draftsList:
        'Draft, Document, Documents, Service, Resubmission of order, Case, Case number, Matter, Matter name, Court, State, Last saved, By, Expires',
      rejectionsList:
        'Order, Document, Documents, Service, Case, Case number, Rejected, Reason, Resubmit by, Court, State, Matter, Matter name, Owner, Envelope',
      filingsList:
        'Document, Documents, Filing, Envelope, Order, Case, Case number, Matter, Court, State, Status, Submitted, Submitted by, Filed',
      feesList:
        'Order, Document, Documents, Service, Matter, Matter name, Court, State, Case number, Date, Fee, Kind, Ordered by, Invoice, Status, Envelope, Amount',
      orderFeesList: 'Order, Document, Documents, Service, Date, Ordered by, Billable, Pending, Total',
      demoFilingsList: 'Filing, Number, Case, Case number, Court, Status, Submitted, Fee',
    });
    for (const list of Object.values(lists))
      for (const { value, export: named, label } of Object.values<{ value?: unknown; export?: unknown; label: string }>(
        list.columns,
      ))
        if (value !== undefined && named === undefined) expect(headers.flat()).toContain(label);
  });

  it('follow the table’s arrangement', async () => {
    expect(await headerOf(feesList, { order: ['amount', 'date'], hidden: ['person', 'status'] })).toEqual([
      'Order',
      'Document',
      'Documents',
      'Service',
      'Matter',
      'Matter name',
      'Court',
      'State',
      'Case number',
      'Amount',
      'Date',
      'Fee',
      'Kind',
      'Invoice',
      'Envelope',
    ]);
    // The first column has the row's link and can't be hidden.
    expect(await headerOf(orderFeesList, { order: [], hidden: ['document', 'billable', 'pending'] })).toEqual([
      'Order',
      'Document',
      'Documents',
      'Service',
      'Date',
      'Ordered by',
      'Total',
    ]);
  });
});
