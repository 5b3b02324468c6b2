/** One tracked docket: its state, entries and parties, stopping it, and the firm's PACER account (dockets, part 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pacerPurchases } from '../sandbox/db/schema/docket-purchases.ts';
import { docketCredentials, docketOrders } from '../sandbox/db/schema/dockets.ts';
import { followedCase } from '../sandbox/demo/florida/followed-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
/** The first docket of the demo's PACER account. */
const federalOrder = 30_137;

it('shows a federal docket as it was last read, spends nothing, and stops it once confirmed', async () => {
  const { db } = app.backend.sandbox;
  const before = await db.select().from(pacerPurchases);
  const { user } = await app.renderApp(`/docket-sync/order/${federalOrder}`);
  await heading(/^Docket \(\d+\)$/);
  expect(screen.getByText('Active')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Parties' })).toHaveTextContent('Whitfield & Stone LLP');
  expect(await screen.findAllByText(/ · \$\d+\.\d\d$/)).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/^Page 2 of \d+$/)).toBeVisible();
  expect(await db.select().from(pacerPurchases)).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Stop following' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop following this docket?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stop following' }));
  expect(await screen.findByText('Stopped')).toBeVisible();
});

it('buys new documents by themselves once a person turns it on, and says before what that may cost', async () => {
  const { db } = app.backend.sandbox;
  const before = await db.select().from(pacerPurchases);
  const { user } = await app.renderApp('/docket-sync/order/30139');
  const toggle = await screen.findByRole('switch', { name: /^Buy new documents as they are filed/ });
  expect(toggle).not.toBeChecked();
  expect(
    screen.getByText(/Never beyond \$10\.00 per document and \$100\.00 per month in your firm\. Free documents are/),
  ).toBeVisible();
  expect(screen.getByText(/of the last 30 days would have cost \$|Nothing that costs money was filed/)).toBeVisible();
  await user.click(toggle);
  expect(await screen.findByText(/Turned on by Nora Marlow\.$/)).toBeVisible();
  const [docket] = await db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_139));
  expect(docket).toMatchObject({ autoFetch: 'within-limits', autoFetchUserId: 1 });
  expect(await db.select().from(pacerPurchases)).toEqual(before);
});

it('says what keeps a docket from being read, and signs in to PACER from there and back', async () => {
  const { db } = app.backend.sandbox;
  await db
    .update(docketCredentials)
    .set({ problem: 'refused', problemSince: new Date('2026-03-02T12:00:00Z') })
    .where(eq(docketCredentials.userName, 'tfinch'));
  const { user, place } = await app.renderApp('/docket-sync/order/30138');
  await screen.findByText(/PACER rejected the password of tfinch/);
  await user.click(screen.getByRole('link', { name: 'Sign in to PACER' }));
  await heading('PACER account');
  expect(screen.getByLabelText(/^User name/)).toHaveValue('tfinch');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText(/PACER rejected the password of tfinch/)).toBeVisible();
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), 'right');
  await user.click(screen.getByRole('button', { name: 'Save account' }));
  await heading(/^Docket \(\d+\)$/);
  expect(place()).toBe('/docket-sync/order/30138');
  await waitFor(() => expect(screen.queryByText(/PACER rejected/)).toBeNull());
});

it('tells another firm’s order from one that can’t be loaded', async () => {
  await app.renderApp('/docket-sync/order/30199');
  await heading('Order not found');
});

it('finds the firm’s own filings on the docket, and names what the court accepted and did not enter', async () => {
  const { db } = app.backend.sandbox;
  const { record } = followedCase();
  const [tracked] = await db
    .select({ orderId: docketOrders.orderId })
    .from(docketOrders)
    .where(and(eq(docketOrders.clientId, 1), eq(docketOrders.providerCaseId, record.providerCaseId)));
  const { user, place } = await app.renderApp(`/docket-sync/order/${tracked?.orderId}`);
  await heading(/^Docket \(\d+\)$/);
  const notice = (await screen.findByText('Accepted, not on the docket yet')).closest('[role="alert"]');
  expect(within(notice instanceof HTMLElement ? notice : document.body).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Your firm’s work' }));
  expect(await screen.findAllByText(/^On the docket: .*No\. \d+/)).not.toHaveLength(0);
  expect(screen.getAllByText(/^Docketed: /)).not.toHaveLength(0);
  expect(place()).toContain('view=work');
  await user.click(screen.getByRole('button', { name: 'List' }));
  while (screen.queryAllByText(/^Your firm’s filing\./).length === 0)
    await user.click(await screen.findByRole('button', { name: 'Older' }));
  const [entry] = screen.getAllByText(/^Your firm’s filing\./);
  if (!entry) throw new Error('No entry is the firm’s own.');
  expect(within(entry).getByRole('link')).toHaveTextContent(/^Order \d+$/);
});
