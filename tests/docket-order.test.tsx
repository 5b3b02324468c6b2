/** One tracked docket: its state, entries and parties, stopping it, and the firm's PACER account (dockets, part 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { docketCredentials, pacerPurchases } from '../sandbox/db/schema/dockets.ts';
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
