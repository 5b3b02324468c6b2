/** Pages of courtesy copies, e-service and a case's history: each shows its orders and redirects others. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueWork } from '../sandbox/db/schema/control.ts';
import { filingRecipients } from '../sandbox/db/schema/filings.ts';
import type { OrderDetail, OrderList, ServiceName } from '../sandbox/generated/filing/schemas.ts';
import { serviceOrderWork } from '../sandbox/simulators/service-orders.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

const saved = vi.fn<(blob: Blob) => string>(() => 'blob:saved');
beforeEach(() => {
  saved.mockClear();
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
});

async function ordersOf(criteria: object): Promise<OrderList['items']> {
  const answer = await app.backend.call('/filing/Order/List', { body: { top: 100, skip: 0, ...criteria } });
  return ((await answer.json()) as OrderList).items;
}

async function detailOf(orderId: number): Promise<OrderDetail> {
  return (await app.backend.call(`/filing/Order/${orderId}`)).json();
}

async function anOrder(
  service: ServiceName,
  isWanted: (order: OrderDetail) => boolean = ({ status }) => status === 'completed',
): Promise<OrderDetail> {
  for (const { orderId } of await ordersOf({ services: [service] })) {
    const order = await detailOf(orderId);
    if (isWanted(order)) return order;
  }
  throw new Error(`The demo has no such order of ${service}.`);
}

describe('an order with a provider that we don’t file with yet', () => {
  it.each(['CA', 'FL'])('has its documents: %s', async (state) => {
    const order = (await ordersOf({ state })).find((each) => each.filingFlow && each.status !== 'draft');
    if (!order) throw new Error(`The demo has no filing in ${state}.`);
    const { user } = await app.renderApp(`/order-details/${order.orderId}`);
    const [original] = await screen.findAllByRole('button', { name: /^Download the original of/ });
    if (!original) throw new Error('The order has no document.');
    await user.click(original);
    await waitFor(() => expect(saved).toHaveBeenCalled(), patience);
  });
});

describe('/ccd-details', () => {
  it('shows the copies’ recipient, progress and documents', async () => {
    const order = await anOrder('CourtesyCopy');
    await app.renderApp(`/ccd-details/${order.orderId}`);
    const delivery = await screen.findByRole('region', { name: 'Delivery' });
    expect(delivery).toHaveTextContent(order.courtesyCopy?.recipientName ?? '-');
    expect(delivery).toHaveTextContent(order.courtesyCopy?.address ?? '-');
    expect(delivery).toHaveTextContent(order.courtesyCopy?.receivedBy ?? '-');
    const documents = screen.getByRole('region', { name: 'Documents' });
    for (const { name } of order.filings[0]?.documents ?? [])
      expect(within(documents).getByRole('button', { name: `Preview ${name}` })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent(/Delivered.*Out for delivery.*Ordered/s);
    expect(screen.getByRole('button', { name: 'Cancel filing' })).toHaveAccessibleDescription(
      'The copies are with the courier.',
    );
  });

  it('follows the courier without a reload', async () => {
    const { orderId } = await anOrder('CourtesyCopy', ({ status }) => status === 'in-progress');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settled } = await app.renderApp(`/ccd-details/${orderId}`);
    await screen.findByRole('region', { name: 'Delivery' });
    await settled();
    const { db, clock } = app.backend.sandbox;
    for (const kind of [serviceOrderWork.dispatch, serviceOrderWork.deliver])
      await db.insert(dueWork).values({ dueAt: clock.now(), kind, payload: { orderId } });
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(() => expect(screen.getAllByText('Delivered').length).toBeGreaterThan(1), patience);
  });

  it('hides orders that do not exist or belong to another firm', async () => {
    const { orderId } = await anOrder('CourtesyCopy');
    await app.renderApp(`/ccd-details/${orderId}`, { as: 'june.ashgrove@example.com' });
    expect(await screen.findByRole('heading', { name: `Order ${orderId} not found` })).toBeVisible();
  });
});

describe('/e-service-details', () => {
  it('shows who was served, who opened it, and the mail servers’ reports', async () => {
    const order = await anOrder('EService', ({ status, filings }) =>
      Boolean(status === 'completed' && filings[0]?.recipients.some(({ isOpened }) => isOpened)),
    );
    const { user } = await app.renderApp(`/e-service-details/${order.orderId}`);
    const list = await screen.findByRole('region', { name: 'Recipients' });
    const recipients = order.filings[0]?.recipients ?? [];
    for (const { email } of recipients) expect(list).toHaveTextContent(email);
    expect(list).toHaveTextContent(/opened \w{3} \d+, \d{4}/);
    const opened = recipients.find(({ isOpened }) => isOpened);
    await user.click(within(list).getByText('Email', { selector: `[aria-label="Email to ${opened?.name}"]` }));
    expect(await within(list).findByText(/^Opened /)).toBeVisible();
  });

  it('shows that a notice was opened, although that is rare', async () => {
    const order = await anOrder('EService');
    const { db } = app.backend.sandbox;
    const filingId = order.filings[0]?.filingId ?? '';
    const change = (values: Partial<typeof filingRecipients.$inferInsert>) =>
      db.update(filingRecipients).set(values).where(eq(filingRecipients.filingId, filingId));
    await change({ isOpened: false, openedAt: null, statusCode: 'sent', servedAt: new Date() });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settled } = await app.renderApp(`/e-service-details/${order.orderId}`);
    const list = await screen.findByRole('region', { name: 'Recipients' });
    await settled();
    expect(list).toHaveTextContent(/0 of \d opened/);
    await change({ isOpened: true, openedAt: new Date() });
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(list).toHaveTextContent(/(\d) of \1 opened/), patience);
  });
});

describe('/order-details-all', () => {
  it('shows all orders of the case and saves their documents together', async () => {
    const order = await anOrder('EService', ({ caseNumber }) => caseNumber !== undefined);
    const ofCase = await ordersOf({ caseNumber: order.caseNumber });
    expect(ofCase.length).toBeGreaterThan(2);
    const { user, place } = await app.renderApp(`/order-details-all/${order.orderId}`);
    const list = await screen.findByRole('region', { name: 'Orders for this case' });
    for (const { orderId } of ofCase) expect(await within(list).findByText(orderId)).toBeVisible();
    expect(within(list).getByRole('row', { name: new RegExp(`^${ofCase.length} orders`) })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Recipients' })).toBeVisible();

    await user.click(within(list).getByRole('button', { name: 'Download documents of all orders (zip)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].size).toBeGreaterThan(10_000);

    await user.click(screen.getByRole('link', { name: 'This order only' }));
    await waitFor(() => expect(place()).toBe(`/e-service-details/${order.orderId}`));
    expect(await screen.findByRole('link', { name: 'Case history' })).toBeVisible();
  });

  it('shows that an order without a case number has no related orders', async () => {
    const { orderId } = await anOrder('SkipTrace', () => true);
    await app.renderApp(`/order-details-all/${orderId}`);
    expect(await screen.findByText(/This order has no case number/)).toBeVisible();
  });

  it('reports a failed load of related orders, and retries', async () => {
    const order = await anOrder('EService', ({ caseNumber }) => caseNumber !== undefined);
    const fault = { operationId: 'listOrders', latency: 0, status: 500, when: 'before' as const, times: 2 };
    await app.backend.sandbox.faults.add(fault);
    const { user } = await app.renderApp(`/order-details-all/${order.orderId}`);
    expect(
      await screen.findByText('The orders for this case could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^\d+ orders/ })).toBeVisible();
  });
});

describe('an order opened at another service’s page', () => {
  it.each<[ServiceName, string, string]>([
    ['CourtesyCopy', 'order-details', 'ccd-details'],
    ['CourtesyCopy', 'e-service-details', 'ccd-details'],
    ['EService', 'order-details', 'e-service-details'],
    ['CreateCase', 'ccd-details', 'order-details'],
    ['SkipTrace', 'e-service-details', 'order-details'],
  ])('a %s at /%s is redirected to /%s', async (service, from, to) => {
    const { orderId, caseTitle } = await anOrder(service, () => true);
    const { place } = await app.renderApp(`/${from}/${orderId}`);
    expect(await screen.findByRole('heading', { level: 1, name: caseTitle })).toBeVisible();
    expect(place()).toBe(`/${to}/${orderId}`);
  });

  it.each(['ccd-details', 'e-service-details', 'order-details-all'])(
    '/%s shows that an order number does not exist',
    async (page) => {
      const { router } = await app.renderApp(`/${page}/999999`);
      expect(await screen.findByRole('heading', { name: 'Order 999999 not found' })).toBeVisible();
      await router.navigate({ to: `/${page}/none` as string });
      expect(await screen.findByText(/not found/i)).toBeVisible();
    },
  );
});

describe('an order’s documents', () => {
  const slow = { operationId: 'downloadFilingDocumentsAsZip', latency: 60_000, when: 'before' as const, times: 1 };

  it('download as one archive, which can be cancelled', async () => {
    const { orderId } = await anOrder('CreateCase', ({ status }) => status === 'accepted');
    await app.backend.sandbox.faults.add(slow);
    const { user } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Download all (zip)' }));
    expect(await screen.findByRole('progressbar', { name: /^Download of order-/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel download' }));
    await user.click(await screen.findByRole('button', { name: 'Download all (zip)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].type).toBe('application/zip');
  });

  it('stop downloading when the page is left', async () => {
    const { orderId } = await anOrder('CreateCase', ({ status }) => status === 'accepted');
    await app.backend.sandbox.faults.add({ ...slow, latency: 300 });
    const { user, router } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Download all (zip)' }));
    await screen.findByRole('progressbar', { name: /^Download of order-/ });
    await router.navigate({ to: '/orders' });
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    expect(saved).not.toHaveBeenCalled();
  });

  it('report a failed download', async () => {
    const { orderId } = await anOrder('CreateCase', ({ status }) => status === 'accepted');
    await app.backend.sandbox.faults.add({ ...slow, latency: 0, status: 500 });
    const { user } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Download all (zip)' }));
    expect(await screen.findByText('The documents were not downloaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download all (zip)' })).toBeVisible();
  });
});

it('are not offered for an order without documents', async () => {
  const { orderId } = await anOrder('SearchForCase', () => true);
  await app.renderApp(`/order-details/${orderId}`);
  expect(await screen.findByRole('region', { name: 'Filings' })).toHaveTextContent('This order has no filings.');
});
