/** The archive of stamped copies, and the same copies among a matter's documents. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { stampedCopies } from '../sandbox/db/schema/stamped-copies.ts';
import { changeLinks } from '../sandbox/services/workspace/stamped-copies/court-links.ts';
import { findGrid } from './grid.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** A copy of the first firm. */
async function copyWith(...conditions: Parameters<typeof and>) {
  const [row] = await app.backend.sandbox.db
    .select({ copy: stampedCopies, order: orders })
    .from(stampedCopies)
    .innerJoin(orders, eq(orders.orderId, stampedCopies.orderId))
    .where(and(eq(stampedCopies.clientId, 1), ...conditions))
    .orderBy(desc(stampedCopies.acceptedAt))
    .limit(1);
  return row ?? expect.unreachable('The demo has no such copy.');
}

const openDetails = async (user: Awaited<ReturnType<typeof app.renderApp>>['user'], orderId: number) => {
  const grid = await findGrid('Stamped copies');
  const [button] = within(grid).getAllByRole('button', { name: /^Details of the stamped copy/ });
  if (!button) expect.unreachable(`Order ${orderId} has no details.`);
  await user.click(button);
  return screen.findByRole('dialog', { name: /^Stamped copy of/ }, patience);
};

it('finds copies by the text inside and marks it, also after the court’s link expired', async () => {
  const { order } = await copyWith(
    isNotNull(stampedCopies.sha256),
    lt(stampedCopies.expiresAt, app.backend.sandbox.clock.now()),
  );
  const { user } = await app.renderApp(
    `/orders/stamped?q=sample document ${encodeURIComponent('"FILED - Clerk"')}&matter=${order.clientReference}`,
  );
  const grid = await findGrid('Stamped copies');
  expect(
    within(grid)
      .getAllByText('FILED')
      .some(({ tagName }) => tagName === 'MARK'),
  ).toBe(true);
  await user.clear(screen.getByRole('searchbox', { name: 'Search copies' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search copies' }), String(order.orderId));
  await waitFor(async () => expect(screen.getAllByText(/^Link expired/).length).toBeGreaterThan(0), patience);
  const dialog = await openDetails(user, order.orderId);
  expect(within(dialog).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Fetch again' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Download' })).toBeEnabled();
});

it('fetches a missing copy while the link lives, and says so when the court doesn’t answer', async () => {
  const { db, clock } = app.backend.sandbox;
  const { copy } = await copyWith(gt(stampedCopies.expiresAt, clock.now()));
  const nothing = { sha256: null, keptAt: null, checkedAt: null, failure: 'The court isn’t responding.' };
  await db.update(stampedCopies).set(nothing).where(eq(stampedCopies.documentId, copy.documentId));
  await changeLinks(db, 'down');
  const { user } = await app.renderApp(`/orders/stamped?q=${copy.orderId}&status=missing`, { retryDelay: 1 });
  const dialog = await openDetails(user, copy.orderId);
  await user.click(within(dialog).getByRole('button', { name: 'Fetch from the court' }));
  expect(await within(dialog).findByText('The copy was not fetched', undefined, patience)).toBeVisible();
  await changeLinks(db, 'up');
  await user.click(within(dialog).getByRole('button', { name: 'Fetch from the court' }));
  expect(await within(dialog).findByText('The copy is kept.', undefined, patience)).toBeVisible();
  expect(within(dialog).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Fetch again' }));
  expect(await within(dialog).findByText(/is the same as the kept one/, undefined, patience)).toBeVisible();
});

it('says plainly what is gone, in the archive and among the matter’s documents', async () => {
  const { order } = await copyWith(
    isNull(stampedCopies.sha256),
    lt(stampedCopies.expiresAt, app.backend.sandbox.clock.now()),
    isNotNull(orders.mappingId),
  );
  const { user, unmount } = await app.renderApp(`/orders/stamped?q=${order.orderId}&status=gone`);
  const dialog = await openDetails(user, order.orderId);
  expect(within(dialog).getByText('This copy is gone')).toBeVisible();
  expect(within(dialog).getByText(/for a certified copy/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Download|Fetch/ })).toBeNull();
  unmount();
  app.reset();
  await app.renderApp(
    `/matter-view/${order.clientReference}/documents?mappingId=${order.mappingId}&view=ours&q=${order.orderId}`,
  );
  const grid = await findGrid('Documents made here');
  expect(within(grid).getAllByText('Gone').length).toBeGreaterThan(0);
});
