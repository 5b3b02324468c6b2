/** The lists of orders and drafts show the backend's response for the address, and change the address. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import { findGrid, linkedOrders } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const submitted = ['in-progress', 'accepted', 'partially-rejected', 'rejected', 'cancelled', 'completed'];

async function ordersOf(criteria: object): Promise<OrderSearchResult> {
  const answer = await app.backend.call('/billing/services/us-platform/Order/Search', {
    body: { statuses: submitted, top: 50, skip: 0, ...criteria },
  });
  return answer.json();
}

/** The order numbers in the table, in order, once loaded. */
const listed = async () => linkedOrders(await findGrid('Orders'));

const idsOf = ({ items }: OrderSearchResult) => items.map(({ orderId }) => orderId);

/** The list's summary for screen readers. */
const summary = () => within(screen.getByRole('region', { name: 'Orders' })).getByRole('status').textContent;

describe('/orders', () => {
  it('shows the latest orders first, without drafts, one page at a time', async () => {
    const { user, place } = await app.renderApp('/orders');
    const first = await ordersOf({});
    expect(await listed()).toEqual(idsOf(first));
    await waitFor(() =>
      expect(summary()).toBe(
        `${first.total} orders, page 1 of ${Math.ceil(first.total / 50)}, sorted by Ordered, newest first`,
      ),
    );

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await listed()).toEqual(idsOf(await ordersOf({ skip: 50 }))));
    expect(place()).toBe('/orders?page=2');
  });

  it('is filtered and sorted by the address', async () => {
    await app.renderApp('/orders?status=rejected,cancelled&states=IL,CA&sort=-total,case');
    const expected = await ordersOf({
      statuses: ['rejected', 'cancelled'],
      states: ['IL', 'CA'],
      sort: [
        { field: 'totalAmount', direction: 'desc' },
        { field: 'caseTitle', direction: 'asc' },
      ],
    });
    expect(expected.total).toBeGreaterThan(1);
    expect(await listed()).toEqual(idsOf(expected));
    expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('ignores invalid search parameters and reports them', async () => {
    await app.renderApp('/orders?status=lost&sort=color&page=-2&from=yesterday&person=me');
    expect(await listed()).toEqual(idsOf(await ordersOf({})));
    expect(await screen.findByText(/“status”, “from”, “person”, “sort”, and “page” were ignored/)).toBeVisible();
  });

  it('is filtered by matter and by totals from the address', async () => {
    const { user, place } = await app.renderApp('/orders?matter=00015-Ortega&min=50');
    const expected = await ordersOf({ clientReference: '00015-Ortega', totalAmount: { gte: 50 } });
    expect(expected.total).toBeGreaterThan(1);
    expect(await listed()).toEqual(idsOf(expected));
    await user.click(screen.getByRole('button', { name: 'Amount (from $50)' }));
    await user.type(await screen.findByLabelText('Amount to'), 'a lot');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Enter an amount, such as 1,250.00.')).toBeVisible();
    await user.clear(screen.getByLabelText('Amount to'));
    await user.type(screen.getByLabelText('Amount to'), '$300.25');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(place()).toBe('/orders?matter=00015-Ortega&min=50&max=300.25'));
    const narrowed = await ordersOf({ clientReference: '00015-Ortega', totalAmount: { gte: 50, lte: 300.25 } });
    await waitFor(async () => expect(await listed()).toEqual(idsOf(narrowed)));
  });

  it('changes the address by headers, filters and search', async () => {
    const { user, place } = await app.renderApp('/orders?page=2');
    await findGrid('Orders');

    await user.click(screen.getByRole('button', { name: /^Case/ }));
    await waitFor(() => expect(place()).toBe('/orders?sort=case'));
    await user.keyboard('{Shift>}');
    await user.click(await screen.findByRole('button', { name: 'Total' }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(place()).toBe('/orders?sort=case,-total'));

    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: 'Service' }));
    await user.click(await screen.findByRole('checkbox', { name: /^New case/ }));
    await waitFor(() => expect(place()).toBe('/orders?sort=case,-total&service=CreateCase'));

    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'ortega');
    await waitFor(() => expect(place()).toBe('/orders?sort=case,-total&service=CreateCase&q=ortega'));
    const expected = await ordersOf({
      searchText: 'ortega',
      services: ['CreateCase'],
      sort: [
        { field: 'caseTitle', direction: 'asc' },
        { field: 'totalAmount', direction: 'desc' },
      ],
    });
    await waitFor(async () => expect(await listed()).toEqual(idsOf(expected)));

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(place()).toBe('/orders?sort=case,-total'));
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  });

  it('shows when nothing matches', async () => {
    await app.renderApp('/orders?q=no-such-order');
    expect(await screen.findByText('No order matches')).toBeVisible();
  });

  it('leads back from a page past the end', async () => {
    const { user, place } = await app.renderApp('/orders?page=99');
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    const { total } = await ordersOf({});
    await waitFor(() => expect(place()).toBe(`/orders?page=${Math.ceil(total / 50)}`));
  });

  it('opens an order by a click anywhere on its row', async () => {
    const { user, place } = await app.renderApp('/orders');
    const [first] = await listed();
    const [row] = within(await findGrid('Orders'))
      .getAllByRole('row')
      .slice(1);
    await user.click(within(row ?? document.body).getAllByRole('cell')[3] ?? document.body);
    // Services have their own pages, to which the order's link redirects.
    await waitFor(() => expect(place()).toMatch(new RegExp(`^/[a-z-]+-details/${first}$`)));
  });

  it('reports a failed load, and retries', async () => {
    await app.backend.sandbox.faults.add({
      operationId: 'searchOrders',
      latency: 0,
      status: 500,
      when: 'before',
      times: 2,
    });
    const { user } = await app.renderApp('/orders?status=accepted');
    expect(await screen.findByText('The orders could not be loaded', {}, { timeout: 5000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await listed()).toEqual(idsOf(await ordersOf({ statuses: ['accepted'] })));
  });
});

describe('/orders/drafts', () => {
  it('deletes a draft after confirmation', async () => {
    const { user } = await app.renderApp('/orders/drafts');
    const table = await findGrid('Drafts');
    const [first] = within(table).getAllByRole('button', { name: /^Delete draft/ });
    const name = first?.getAttribute('aria-label') ?? '';
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`${name.replace('Delete draft', 'Draft')} deleted`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  it('deletes the selected drafts', async () => {
    const { user } = await app.renderApp('/orders/drafts');
    await user.click(await screen.findByRole('button', { name: 'List options' }));
    await user.click(screen.getByRole('button', { name: 'Select' }));
    const [first, second] = await screen.findAllByRole('checkbox', { name: /^Select draft/ });
    const names = [first, second].map((box) => box?.getAttribute('aria-label') ?? '');
    for (const box of [first, second]) await user.click(box ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Delete 2 drafts' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 drafts deleted')).toBeVisible();
    for (const name of names)
      await waitFor(() => expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument());
    expect(screen.getByText('0 drafts selected')).toBeVisible();
  });
});
