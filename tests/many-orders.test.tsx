/** A list with more orders than are counted at once: rows come first, the count a moment later. */
import { screen, waitFor, within } from '@testing-library/react';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import type { OrderSearchRequest, OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import { toOrdersRequest } from '../src/features/orders/lists/orders-list.ts';
import { orderRows } from '../src/features/orders/queries.ts';
import { ordersSearch } from '../src/features/orders/search.ts';
import { readAll } from '../src/lib/grid/export/read-all.ts';
import { findGrid, linkedOrders } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const statuses = ['in-progress', 'accepted', 'partially-rejected', 'rejected', 'cancelled', 'completed'];
const search = '/billing/services/us-platform/Order/Search';
const byDate = [{ field: 'dateOrdered', direction: 'desc' }];

let asked: OrderSearchRequest[] = [];
/** Delays the count. */
let counting = Promise.resolve();
let total = 0;
beforeAll(async () => {
  const { db, clock } = app.backend.sandbox;
  await seedManyOrders(db, { clientId: 1, count: 4_000, now: clock.now(), hasFilings: false });
  total = (await found({ top: 1, skip: 0 })).total;
});
beforeEach(() => {
  asked = [];
  counting = Promise.resolve();
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).endsWith(search)) return fetchNow(input, init);
    const body: OrderSearchRequest = JSON.parse(
      input instanceof Request ? await input.clone().text() : String(init?.body),
    );
    asked.push(body);
    if (isCount(body)) await counting;
    return fetchNow(input, init);
  });
});
afterEach(() => vi.restoreAllMocks());

const isCount = ({ top, countUpTo }: OrderSearchRequest) => top === 1 && countUpTo === undefined;

/** Finds orders that match the word court. */
async function found(part: object): Promise<OrderSearchResult> {
  const body = { searchText: 'court', statuses, sort: byDate, ...part };
  return (await app.backend.call(search, { body })).json();
}

const listed = async () => linkedOrders(await findGrid('Orders'));
const pager = () => screen.getByRole('navigation', { name: 'Pages of orders' });

it('shows rows before the count, and the count once known', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  counting = promise;
  const { user, place } = await app.renderApp('/orders?q=court');
  const first = await found({ top: 50, skip: 0 });
  expect(await listed()).toEqual(first.items.map(({ orderId }) => orderId));
  expect(pager()).toHaveTextContent('1–50 of more than 2,000 orders');
  expect(within(pager()).getByText('Page 1')).toBeVisible();
  expect(screen.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '-1');
  // Paging works before the count is known.
  await user.click(within(pager()).getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(pager()).toHaveTextContent('51–100 of more than 2,000 orders'));
  expect(place()).toBe('/orders?q=court&page=2');

  resolve();
  const pages = Math.ceil(total / 50);
  const [counted, paged] = [total.toLocaleString('en-US'), pages.toLocaleString('en-US')];
  await waitFor(() => expect(pager()).toHaveTextContent(`51–100 of ${counted} orders`));
  expect(within(pager()).getByText(`Page 2 of ${paged}`)).toBeVisible();
  expect(screen.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', String(total + 1));
  expect(asked.filter(isCount)).toHaveLength(1);
});

it('reaches the last page from the end once counted', async () => {
  const last = Math.ceil(total / 50);
  const size = total - (last - 1) * 50;
  const { user } = await app.renderApp(`/orders?q=court&page=${last - 2}`);
  await waitFor(() => expect(pager()).toHaveTextContent(`of ${total.toLocaleString('en-US')} orders`));
  await user.click(within(pager()).getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(within(pager()).getByText(/^Page/)).toHaveTextContent(`Page ${last - 1} of ${last}`));
  await user.click(within(pager()).getByRole('button', { name: 'Next' }));
  const { items } = await found({ top: 50, skip: (last - 1) * 50 });
  await waitFor(async () => expect(await listed()).toEqual(items.map(({ orderId }) => orderId)));
  expect(items).toHaveLength(size);
  expect(asked).toContainEqual(expect.objectContaining({ top: size, skip: 0, fromEnd: 0 }));
  expect(within(pager()).getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('shows a lower bound when counting fails', async () => {
  counting = Promise.reject(new TypeError('Failed to fetch'));
  counting.catch(() => {});
  await app.renderApp('/orders?q=court');
  expect(await listed()).toHaveLength(50);
  expect(pager()).toHaveTextContent('1–50 of more than 2,000 orders');
});

it('scrolls through all orders, including the last', async () => {
  await app.renderApp('/orders?q=court&view=scroll&sort=date');
  await waitFor(() =>
    expect(screen.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', String(total + 1)),
  );
  expect(screen.getByText(`${total.toLocaleString('en-US')} orders`)).toBeVisible();
});

it('exports every order that existed at the start, even when new ones arrive', async () => {
  await app.renderApp('/orders?q=court');
  await findGrid('Orders');
  const { db } = app.backend.sandbox;
  const request = toOrdersRequest(ordersSearch.parse({ q: 'court' }), {});
  const before = await idsOf(request);
  const [newest] = await db
    .select()
    .from(orders)
    .where(eq(orders.clientId, 1))
    .orderBy(desc(orders.dateOrdered))
    .limit(1);
  const { searchText: _, ...copied } = newest ?? expect.unreachable();
  const cameIn = {
    ...copied,
    orderId: 1,
    caseTitle: 'Court',
    envelopeId: null,
    dateOrdered: new Date(2030, 0),
    status: 'accepted',
  } as const;
  const during = await idsOf(request, () => db.insert(orders).values({ ...cameIn, correctsOrderId: null }));
  await db.delete(orders).where(eq(orders.orderId, 1));
  expect(new Set(during)).toEqual(new Set(before));
});

/** All order numbers of a list, read like an export; `meanwhile` runs after the first part. */
async function idsOf(request: OrderSearchRequest, meanwhile?: () => Promise<unknown>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { rows } of readAll(orderRows(request, total), new AbortController().signal)) {
    if (ids.length === 0) await meanwhile?.();
    ids.push(...rows.map(({ orderId }) => orderId));
  }
  return ids;
}
