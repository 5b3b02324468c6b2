/** Reports: fees added up, what became of them, and what a statement's line is. */
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeeSummaryResult } from '../sandbox/generated/billing/schemas.ts';
import { reportingSearch, reportSearch } from '../src/features/reporting/search.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { findGrid } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const search = async (body: object): Promise<FeeSummaryResult> => {
  const options = { body: { top: 500, skip: 0, ...body } };
  return (await app.backend.call('/billing/services/us-platform/FeeSummary/Search', options)).json();
};

describe('spend', () => {
  it('is added up by month, and each month leads to its fees', async () => {
    const { user, place } = await app.renderApp('/reporting');
    const { groups = [] } = await search({ groupBy: ['month'], chargeStatus: 'billable' });
    const latest = groups.at(-1) ?? expect.unreachable();
    const grid = await findGrid('Spend');
    const [month = ''] = latest.labels;
    const link = await within(grid).findByRole('link', { name: month });
    expect(within(grid).getAllByText(formatDollars(latest.total))[0]).toBeVisible();
    await user.click(link);
    await waitFor(() => expect(place()).toMatch(new RegExp(`/reporting/run\\?.*from=${latest.keys[0]}-01`)));
    expect(await screen.findByRole('grid', { name: 'Fees' })).toBeVisible();
  });

  it('is added up by two keys of the address', async () => {
    await app.renderApp('/reporting?by=person&and=service');
    const { groupCount } = await search({ groupBy: ['person', 'service'], chargeStatus: 'billable' });
    const grid = await findGrid('Spend');
    expect(within(grid).getByRole('columnheader', { name: /^Person/ })).toBeVisible();
    expect(within(grid).getByRole('columnheader', { name: /^Service$/ })).toBeVisible();
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(Math.min(groupCount ?? 0, 50) + 1));
  });
});

describe('one report', () => {
  it('has the columns that its address names, in order, and a link is the report', async () => {
    const { user, place } = await app.renderApp('/reporting/run?columns=amount,court');
    const headers = async () =>
      within(await findGrid('Fees'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await waitFor(async () => expect(await headers()).toEqual(['Document', 'Amount', 'Court']));
    await user.click(await screen.findByRole('button', { name: 'List options' }));
    await user.click(await screen.findByRole('button', { name: /^Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Court' }));
    await waitFor(() => expect(place()).toBe('/reporting/run?columns=amount'));
    await waitFor(async () => expect(await headers()).toEqual(['Document', 'Amount']));
  });
});

describe('cost recovery', () => {
  it('sends a missing charge to its matter again', async () => {
    const { items, total } = await search({ recovery: ['failed'] });
    const fee = items[0] ?? expect.unreachable();
    const { user } = await app.renderApp(`/reporting?show=recovery&list=missing&q=${fee.orderId}`);
    const grid = await findGrid('Missing charges');
    const name = `Send to matter again: ${fee.description}, order ${fee.orderId}`;
    const [button] = await within(grid).findAllByRole('button', { name });
    await user.click(button ?? expect.unreachable());
    expect(await screen.findByText(/^Sent to the matter in/)).toBeVisible();
    expect((await search({ recovery: ['failed'] })).total).toBe(total - 1);
  });

  it('marks a missing charge as not billable', async () => {
    const { items } = await search({ recovery: ['differs'] });
    const fee = items[0] ?? expect.unreachable();
    const { user } = await app.renderApp(`/reporting?show=recovery&list=missing&q=${fee.orderId}`);
    const grid = await findGrid('Missing charges');
    const name = `Not billable: ${fee.description}, order ${fee.orderId}`;
    const [button] = await within(grid).findAllByRole('button', { name });
    await user.click(button ?? expect.unreachable());
    expect(await screen.findByText('Marked as not billable')).toBeVisible();
    const marked = (await search({ recovery: ['not-billable'] })).items.map(({ feeId }) => feeId);
    expect(marked).toContain(fee.feeId);
  });
});

describe('what is this charge?', () => {
  it('gives a line its order, and says what it does not know', async () => {
    const { items } = await search({ settlement: 'court', chargeStatus: 'billable' });
    const fee = items.find(({ cardCharge }) => cardCharge) ?? expect.unreachable();
    const { descriptor, amount } = fee.cardCharge ?? expect.unreachable();
    const { user } = await app.renderApp('/reporting?show=charge');
    const input = await screen.findByLabelText('Statement lines');
    await user.click(input);
    await user.paste(
      `4111 1111 1111 1111 ${descriptor.toLowerCase()} Springfield $${amount.toFixed(2)}\ncoffee 1234.56\n${descriptor}\n${descriptor} -${amount.toFixed(2)}`,
    );
    expect(input).not.toHaveDisplayValue(/4111/);
    await user.click(screen.getByRole('button', { name: 'Find charges' }));
    const grid = await findGrid('Statement');
    expect(await within(grid).findAllByText('Found')).toHaveLength(3);
    expect(within(grid).getAllByRole('link', { name: String(fee.orderId) })).toHaveLength(3);
    expect(within(grid).getByText('Not found')).toBeVisible();
    expect(within(grid).getByText('Number, refund')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Charges' }));
    expect(await within(grid).findAllByText('Number')).toHaveLength(2);
    expect(screen.queryByText('Number, another amount')).toBeNull();
  });

  it('refuses a statement of 5 MB, and a file with neither texts nor amounts', async () => {
    const { user } = await app.renderApp('/reporting?show=charge');
    await screen.findByLabelText('Statement lines');
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
    await user.upload(input, new File(['x'.repeat(5_000_000)], 'statement.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/larger than 2 MB/)).toBeVisible();
    await user.upload(input, new File(['Date\n03/06/2026'], 'one.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/has no descriptions and no amounts/)).toBeVisible();
  });
});

describe('who', () => {
  it('shows orders to people who don’t see the fees of all matters', async () => {
    await app.renderApp('/reporting', { as: 'theo.finch@example.com' });
    expect(await screen.findByRole('grid', { name: 'Orders' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Spend' })).toBeNull();
  });

  it('shows no report of fees to them', async () => {
    await app.renderApp('/reporting/run', { as: 'theo.finch@example.com' });
    expect(await screen.findByText('Only administrators and bookkeepers can run reports')).toBeVisible();
  });
});

it.each([
  ['the reports', reportingSearch],
  ['a report', reportSearch],
])('any address of %s is read, and reads the same once written', (_, schema) => {
  const values = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.string()),
    fc.constantFrom('month', '2026-03-01', 'CreateCase'),
  );
  const names = fc.constantFrom(...Object.keys(schema.shape));
  fc.assert(
    fc.property(fc.dictionary(names, values), (typed) => {
      const read = schema.parse(typed);
      expect(schema.parse(read)).toEqual(read);
    }),
  );
});
