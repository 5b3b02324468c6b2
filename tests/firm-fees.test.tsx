/** The fees of all matters. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { charges } from '../sandbox/db/schema/charges.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { findGrid } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

/** The fees of the firm without refunded ones, by court. */
async function feesByCourt() {
  const rows = await app.backend.sandbox.db
    .select({ courtName: orders.courtName, cents: charges.amountCents, status: charges.status })
    .from(charges)
    .innerJoin(orders, eq(orders.orderId, charges.orderId))
    .where(and(eq(charges.clientId, 1)));
  return Map.groupBy(
    rows.filter(({ status }) => status !== 'refunded'),
    ({ courtName }) => courtName ?? '',
  );
}

const sumOf = (rows: readonly { cents: number }[]) =>
  formatDollars(rows.reduce((sum, { cents }) => sum + cents, 0) / 100);

it('are listed for an administrator with the totals of all matters, and filtered by court', async () => {
  const { user, place } = await app.renderApp('/orders/fees');
  const grid = await findGrid('Fees');
  const byCourt = await feesByCourt();
  await waitFor(() =>
    expect(screen.getByLabelText('Totals')).toHaveTextContent(`Total${sumOf([...byCourt.values()].flat())}`),
  );
  expect(within(grid).getByRole('columnheader', { name: /Matter/ })).toBeInTheDocument();

  const [courtName, fees] = [...byCourt].find(([name]) => name !== '') ?? expect.unreachable();
  await user.click(screen.getByRole('button', { name: 'Court', expanded: false }));
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(courtName.replaceAll(/[()]/g, '.')) }));
  await waitFor(() => expect(place()).toMatch(/court=/));
  await waitFor(() => expect(screen.getByLabelText('Totals')).toHaveTextContent(`Total${sumOf(fees)}`));
});

it('are one tab of the orders, for this month', async () => {
  const { user, place } = await app.renderApp('/orders');
  const month = new Date().toLocaleDateString('en-CA').slice(0, 7);
  await user.click(await screen.findByRole('link', { name: 'Fees' }));
  await waitFor(() => expect(place()).toMatch(new RegExp(`/orders/fees\\?from=${month}-01&to=${month}-`)));
});

it('are not for other people, who are told why', async () => {
  await app.renderApp('/orders/fees', { as: 'theo.finch@example.com' });
  expect(await screen.findByText('Only administrators and bookkeepers can see the firm’s fees')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Fees' })).not.toBeInTheDocument();
  expect(screen.queryByRole('grid', { name: 'Fees' })).not.toBeInTheDocument();
});
