/**
 * `npm run bench:orders [-- --orders 100000]`: measures the order lists at an unusual size. Every sort on the screen,
 * alone and with each kind of filter, as a ratio to the plain list's first page. Uses an in-memory PGlite, SANDBOX_DATA
 * or DATABASE_URL, and seeds missing orders.
 */
import { parseArgs } from 'node:util';
import { count, eq } from 'drizzle-orm';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { Storage } from '../sandbox/db/connection.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import type { OrderSearchRequest, OrderSearchResult, OrderSortField } from '../sandbox/generated/billing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import type { RunningSandbox } from '../sandbox/sandbox.ts';
import { storageFromEnvironment } from '../sandbox/server.ts';
import { toCountRequest, toPageRequest } from '../src/features/orders/model/page-requests.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const orderCount = Number(values.orders);
const pageSize = 50;
const repetitions = 3;
const limit = 1.5;
const origin = 'http://localhost';

type Search = Partial<OrderSearchRequest>;

/** The default request of /orders: everything except drafts. */
const submitted: Search = {
  statuses: ['in-progress', 'accepted', 'partially-rejected', 'rejected', 'completed', 'cancelled'],
};

const sortFields: readonly OrderSortField[] = [
  'orderId',
  'clientReference',
  'leadDocumentTitle',
  'caseTitle',
  'caseNumber',
  'envelopeId',
  'courtName',
  'status',
  'dateOrdered',
  'orderedBy',
  'totalAmount',
];

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Each column in both directions, and two multi-column sorts without an index. */
const sorts: readonly NonNullable<OrderSearchRequest['sort']>[] = [
  ...sortFields.flatMap((field) => (['asc', 'desc'] as const).map((direction) => [{ field, direction }])),
  [
    { field: 'status', direction: 'asc' },
    { field: 'dateOrdered', direction: 'desc' },
  ],
  [
    { field: 'courtName', direction: 'asc' },
    { field: 'caseTitle', direction: 'asc' },
    { field: 'totalAmount', direction: 'desc' },
  ],
];

const filters: Readonly<Record<string, Search>> = {
  'no filter': {},
  'a common status': { statuses: ['accepted'] },
  'a rare status': { statuses: ['in-progress'] },
  'two statuses': { statuses: ['rejected', 'partially-rejected'] },
  'a service': { services: ['SkipTrace'] },
  'a state': { states: ['TX'] },
  'a person': { userIds: [2] },
  'a month': { dateOrdered: { gte: day(430), lte: day(400) } },
  'a year': { dateOrdered: { gte: day(800), lte: day(435) } },
  'several at once': { statuses: ['accepted'], states: ['IL', 'CA'], userIds: [1, 3], dateOrdered: { gte: day(900) } },
  'a rare word': { searchText: 'hollis copperline' },
  'a common word': { searchText: 'court' },
};

const places = ['first', 'middle', 'last'] as const;

interface Measured {
  name: string;
  place: (typeof places)[number];
  isMultiple: boolean;
  ratio: number;
}

const sandbox = await createSandbox({ storage: storage() });
try {
  await seed(sandbox);
  const measured = await measureAll(sandbox);
  const required = measured.filter(({ place, isMultiple }) => place !== 'middle' && !isMultiple);
  for (const { name, ratio } of required.filter(({ ratio }) => ratio > limit)) console.log(`${show(ratio)}  ${name}`);
  const within = required.filter(({ ratio }) => ratio <= limit).length;
  console.log(`${within} of ${required.length} first and last pages of one sort are within ${limit}.`);
} finally {
  await sandbox.close();
}

function storage(): Storage {
  const { DATABASE_URL, SANDBOX_DATA } = process.env;
  return DATABASE_URL || SANDBOX_DATA ? storageFromEnvironment() : { kind: 'memory' };
}

async function seed({ db, clock }: RunningSandbox): Promise<void> {
  const [counted] = await db.select({ total: count() }).from(orders).where(eq(orders.clientId, 1));
  const missing = orderCount - (counted?.total ?? 0);
  if (missing > 0) await seedManyOrders(db, { clientId: 1, count: missing, now: clock.now(), hasFilings: false });
}

async function measureAll(opened: RunningSandbox): Promise<Measured[]> {
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(opened, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const timeOf = async (request: OrderSearchRequest, often = repetitions) => {
    const times: number[] = [];
    let answer: OrderSearchResult = { items: [], total: 0 };
    for (let repetition = 0; repetition < often; repetition += 1) {
      const start = performance.now();
      answer = await ask(opened, token, request);
      times.push(performance.now() - start);
    }
    return { ...answer, milliseconds: Math.min(...times) };
  };
  const pageAt = (search: Search, skip = 0) => ({ ...submitted, ...search, top: pageSize, skip });
  const plain = await timeOf(pageAt({}), 20);
  console.log(`${plain.total} orders; first page of the plain list: ${plain.milliseconds.toFixed(1)} ms.`);
  console.log('Worst ratio of the first, the middle and the last page, by one column | by several');
  const measured: Measured[] = [];
  for (const [filterName, filter] of Object.entries(filters)) {
    const ofFilter: Measured[] = [];
    // Counted separately from its pages, as on the screen.
    const { hasMore } = await ask(opened, token, toPageRequest(pageAt(filter), undefined));
    const counted = hasMore ? await timeOf(toCountRequest(pageAt(filter))) : undefined;
    for (const sort of sorts) {
      const { total, milliseconds } = await timeOf(toPageRequest(pageAt({ ...filter, sort }), counted?.total));
      const last = Math.max(0, Math.ceil((counted?.total ?? total) / pageSize) - 1);
      const timeOfPage = (page: number) =>
        timeOf(toPageRequest(pageAt({ ...filter, sort }, page * pageSize), counted?.total));
      const middle = await timeOfPage(Math.floor(last / 2));
      const end = await timeOfPage(last);
      const by = sort.map(({ field, direction }) => `${field} ${direction}`).join(', ');
      for (const [index, time] of [milliseconds, middle.milliseconds, end.milliseconds].entries()) {
        const place = places[index] ?? 'first';
        const name = `${filterName}, by ${by}, ${place} page`;
        ofFilter.push({ name, place, isMultiple: sort.length > 1, ratio: time / plain.milliseconds });
      }
    }
    const worst = (isMultiple: boolean) =>
      places.map((place) =>
        show(
          Math.max(
            ...ofFilter
              .filter((each) => each.place === place && each.isMultiple === isMultiple)
              .map(({ ratio }) => ratio),
          ),
        ),
      );
    const aside = counted ? `, and ${show(counted.milliseconds / plain.milliseconds).trim()} to count it` : '';
    console.log(`${worst(false).join('')} | ${worst(true).join('')}  ${filterName}${aside}`);
    measured.push(...ofFilter);
  }
  return measured;
}

function show(ratio: number): string {
  return ratio.toFixed(2).padStart(7);
}

async function ask({ fetch }: RunningSandbox, token: string, search: OrderSearchRequest): Promise<OrderSearchResult> {
  const response = await fetch(
    new Request(`${origin}/api/billing/services/us-platform/Order/Search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(search),
    }),
  );
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
