/** An order shows its status and reasons, follows the clerk, and can be cancelled while allowed. */
import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { integrationConnections } from '../sandbox/db/schema/integration.ts';
import type { OrderRow, OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import type { OrderDetail } from '../sandbox/generated/filing/schemas.ts';
import { complaint, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

afterEach(() => {
  vi.useRealTimers();
});

/** Court filings in a status, with the data of their page. */
async function filingsOf(status: OrderRow['status']): Promise<OrderDetail[]> {
  const answer = await app.backend.call('/billing/services/us-platform/Order/Search', {
    body: { statuses: [status], services: ['CreateCase', 'FileIntoCase'], top: 50, skip: 0 },
  });
  const { items }: OrderSearchResult = await answer.json();
  return Promise.all(items.map(async ({ orderId }) => (await app.backend.call(`/filing/Order/${orderId}`)).json()));
}

async function anOrder(status: OrderRow['status'], isWanted: (order: OrderDetail) => boolean): Promise<OrderDetail> {
  const found = (await filingsOf(status)).find(isWanted);
  if (!found) throw new Error(`The demo has no such order that is ${status}.`);
  return found;
}

describe('/order-details', () => {
  it('hides another firm’s order', async () => {
    const order = await anOrder('accepted', () => true);
    await app.renderApp(`/order-details/${order.orderId}`, { as: 'june.ashgrove@example.com' });
    expect(await screen.findByText(`Order ${order.orderId} not found`)).toBeVisible();
  });

  it('requests a missing order only once', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { settled } = await app.renderApp('/order-details/999999');
    expect(await screen.findByText('Order 999999 not found')).toBeVisible();
    // The visit is recorded after the page loads.
    await act(() => import('../src/features/palette/components/visits.tsx'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await settled();
    const asked = fetched.mock.calls.filter(([input]) => String(input).includes('/999999'));
    expect(asked).toHaveLength(1);
  });

  it('rejects an invalid order number', async () => {
    await app.renderApp('/order-details/first');
    expect(await screen.findByText(/not found/i)).toBeVisible();
  });

  it('shows why a filing was rejected, and the next step', async () => {
    const order = await anOrder(
      'rejected',
      ({ state, filings }) => state === 'IL' && filings.some(({ status }) => status === 'rejected'),
    );
    const filing = order.filings.find(({ rejectReason }) => rejectReason);
    await app.renderApp(`/order-details/${order.orderId}`);
    expect(await screen.findByRole('heading', { level: 1, name: order.caseTitle })).toBeVisible();
    const [notice] = screen.getAllByRole('alert');
    expect(notice).toHaveTextContent('Why it was rejected');
    expect(notice).toHaveTextContent(filing?.rejectReason?.text ?? '-');
    expect(notice).toHaveTextContent(filing?.reviewerComments ?? '-');
    expect(within(notice ?? document.body).getByRole('button', { name: 'Edit and resubmit' })).toBeVisible();
  });

  it('shows the charges and the payment’s stage', async () => {
    const order = await anOrder('accepted', ({ fees }) => (fees?.allowanceCharge.length ?? 0) > 0);
    await app.renderApp(`/order-details/${order.orderId}`);
    const fees = await screen.findByRole('region', { name: 'Fees' });
    for (const { allowanceChargeReason } of order.fees?.allowanceCharge ?? [])
      expect(within(fees).getAllByText(allowanceChargeReason).length).toBeGreaterThan(0);
    expect(within(fees).getByRole('row', { name: `Total $${order.fees?.total.toFixed(2)}` })).toBeVisible();
    expect(within(fees).getByRole('list', { name: 'Payment' })).toHaveTextContent(/Quoted.*Authorized.*Captured/);
  });

  it('offers the receipt of what the court took', async () => {
    const order = await anOrder(
      'accepted',
      ({ state, payment }) => state === 'IL' && (payment?.capturedAmount ?? 0) > 0,
    );
    await app.renderApp(`/order-details/${order.orderId}`);
    const fees = await screen.findByRole('region', { name: 'Fees' });
    expect(await within(fees).findByRole('button', { name: /^Download the court’s receipt: / })).toBeVisible();
  });

  it('shows that the authorization of a rejected order was released', async () => {
    const order = await anOrder('rejected', ({ payment }) => (payment?.authorizedAmount ?? 0) > 0);
    await app.renderApp(`/order-details/${order.orderId}`);
    const fees = await screen.findByRole('region', { name: 'Fees' });
    expect(within(fees).getByText(/^\$[\d,.]+ authorization released\. You weren’t charged\.$/)).toBeVisible();
  });

  it('shows how much of a partially rejected order was charged', async () => {
    const { sandbox, call } = app.backend;
    const lead = await uploadPdf(sandbox.db);
    const rejected = complaint(lead, { description: 'reject: Filed in the wrong county' });
    const content = newCase(lead, { filings: [complaint(lead), rejected] });
    const made = await (await call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } })).json();
    await call('/filing/Tyler/IL/Filings/New-Case', {
      body: { orderId: made.orderId, version: made.version, content },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    sandbox.clock.offset += 120_000;
    // Both decisions and the capture are made before the page asks.
    await call(`/filing/Order/${made.orderId}`);
    await app.renderApp(`/order-details/${made.orderId}`);
    const fees = await screen.findByRole('region', { name: 'Fees' });
    const text = await within(fees).findByText(/authorization released/);
    expect(text).toHaveTextContent(
      /^\$[\d,.]+ of the \$[\d,.]+ authorization released\. You were charged \$[\d,.]+\.$/,
    );
  });

  it('offers to reconnect when nothing reaches the matter, and then sends the items', async () => {
    const { sandbox, call } = app.backend;
    const mine = eq(integrationConnections.userId, 1);
    const content = newCase(await uploadPdf(sandbox.db));
    const mappingId = '00000000-0000-4000-8000-000000000001';
    const made = await (await call('/filing/Tyler/IL/Drafts/New-Case', { body: { content, mappingId } })).json();
    await call('/filing/Tyler/IL/Filings/New-Case', {
      body: { orderId: made.orderId, version: made.version, content },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    await sandbox.db.update(integrationConnections).set({ isConnected: false }).where(mine);
    sandbox.clock.offset += 120_000;
    await app.renderApp(`/order-details/${made.orderId}`);
    const matter = await screen.findByRole('region', { name: 'Matter' });
    expect(await within(matter).findByRole('button', { name: 'Connect to Clio' })).toBeVisible();
    expect(within(matter).queryByRole('button', { name: 'Try again' })).toBeNull();

    // Reconnected in another tab, then back in this one.
    await sandbox.db.update(integrationConnections).set({ isConnected: true, expiresAt: null }).where(mine);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(within(matter).queryByRole('button', { name: 'Connect to Clio' })).toBeNull());
    await waitFor(() => expect(matter).toHaveTextContent(/Synced/));
  });

  it('cancels a filing before the clerk’s review, and confirms it', async () => {
    const order = await anOrder('in-progress', ({ actions }) =>
      actions.some(({ action, isAllowed }) => action === 'cancel' && isAllowed),
    );
    const { user } = await app.renderApp(`/order-details/${order.orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel filing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this filing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel filing' }));
    expect(await screen.findByText(/^Filings? cancelled$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel filing' })).toHaveAttribute('aria-disabled'));
  });

  it('shows why an accepted filing can’t be cancelled', async () => {
    const order = await anOrder('accepted', () => true);
    await app.renderApp(`/order-details/${order.orderId}`);
    const button = await screen.findByRole('button', { name: 'Cancel filing' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(order.actions.find(({ action }) => action === 'cancel')?.reason);
  });

  it('follows the clerk without a reload', async () => {
    const order = await anOrder(
      'in-progress',
      ({ state, filings }) =>
        state === 'IL' && filings.every(({ status }) => status === 'under-review' || status === 'submitted'),
    );
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settled } = await app.renderApp(`/order-details/${order.orderId}`);
    await screen.findByRole('heading', { level: 1, name: order.caseTitle });
    await settled();
    for (const { filingId } of order.filings)
      await app.backend.sandbox.fetch(
        new Request(`http://localhost:5173/sandbox/api/filings/${filingId}/decision`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'http://localhost:5173' },
          body: JSON.stringify({ decision: 'accept' }),
        }),
      );
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(() => expect(screen.getAllByText('Accepted').length).toBeGreaterThan(1), patience);
  });
});
