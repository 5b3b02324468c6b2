/** A matter's banner, orders, drafts and fees. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { and, eq, inArray, sum } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { charges } from '../sandbox/db/schema/charges.ts';
import { findGrid } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const matter = '/matter-view/00015-Ortega';
const mappingId = '00000000-0000-4000-8000-000000000001';
const mapped = `${matter}?mappingId=${mappingId}`;

/** The matter's total of charges with these statuses, as displayed. */
async function sumOf(...statuses: (typeof charges.$inferSelect)['status'][]): Promise<string> {
  const [row] = await app.backend.sandbox.db
    .select({ cents: sum(charges.amountCents) })
    .from(charges)
    .where(
      and(eq(charges.clientId, 1), eq(charges.clientReference, '00015-Ortega'), inArray(charges.status, statuses)),
    );
  return (Number(row?.cents ?? 0) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

describe('/matter-view', () => {
  it('shows the connected system’s matter and keeps its mapping while navigating', async () => {
    const { user, place } = await app.renderApp(mapped);
    const banner = await screen.findByRole('complementary', { name: 'Matter' });
    expect(banner).toHaveTextContent('Ortega v. Lakeshore Holdings LLC');
    expect(within(banner).getByRole('img', { name: 'Clio' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Fee summary' }));
    await waitFor(() => expect(place()).toBe(`${matter}/fee-summary?mappingId=${mappingId}`));
    await user.click(within(screen.getByRole('navigation', { name: 'Matter' })).getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(place()).toBe(mapped));
    expect(screen.getByRole('link', { name: 'File a new case' })).toHaveAttribute(
      'href',
      `/app/case-initiation?mappingId=${mappingId}&state=IL`,
    );
  });

  it('lists only this matter’s filings, for recent or chosen dates', async () => {
    const { user, place } = await app.renderApp(`${mapped}&state=IL`);
    await user.click(await screen.findByRole('link', { name: 'Filings' }));
    await waitFor(() => expect(place()).toContain(`${matter}/filings?`));
    const from = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const answer = await app.backend.call(
      `/filing/FilingList/FilingList?StartDate=${from}&ClientReference=00015-Ortega`,
    );
    const { length } = await answer.json();
    expect(length).toBeGreaterThan(0);
    const field = await screen.findByLabelText('Submitted from');
    await user.type(field, from);
    await waitFor(() => expect(place()).toContain(`from=${from}`));
    expect(await screen.findByText(new RegExp(`^${length} filings?$`))).toBeVisible();
  });

  it('lists the providers’ filings of the matter, and shows an envelope', async () => {
    const from = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { user, place, router } = await app.renderApp(`${matter}/filings?mappingId=${mappingId}&from=${from}`);
    await user.click(await screen.findByRole('button', { name: 'Court e-filing history' }));
    await waitFor(() => expect(place()).toContain('view=history&include=own,unnumbered'));
    await user.click(await screen.findByRole('button', { name: 'Include (2)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Envelopes without a case number' }));
    const answer = await app.backend.call(
      `/filing/FilingList/FilingListHistory?StartDate=${from}&ClientReference=00015-Ortega&IncludeITKFilings=true`,
    );
    const filings: { orderId: number; envelopeId: string; filingName: string }[] = await answer.json();
    expect(filings.length).toBeGreaterThan(0);
    await waitFor(() => expect(place()).toMatch(/include=own(&|$)/));
    expect(await screen.findByText(new RegExp(`^${filings.length} filings?$`))).toBeVisible();

    // Rows are drawn only in a real browser; an address with an envelope shows it.
    const [first] = filings;
    await act(() => router.navigate({ to: '.', search: (search) => ({ ...search, open: [first?.orderId ?? 0] }) }));
    const dialog = await screen.findByRole('dialog', { name: `Envelope ${first?.envelopeId}` });
    const listed = await within(dialog).findByRole('list', { name: 'Filings' });
    expect(listed).toHaveTextContent(first?.filingName ?? 'none');
  });

  it('lists only this matter’s orders', async () => {
    await app.renderApp(mapped);
    const table = await findGrid('Orders');
    const answer = await app.backend.call('/billing/services/us-platform/Order/Search', {
      body: {
        clientReference: '00015-Ortega',
        statuses: ['in-progress', 'accepted', 'partially-rejected', 'rejected', 'cancelled', 'completed'],
        top: 50,
        skip: 0,
      },
    });
    const { items } = await answer.json();
    expect(within(table).getAllByRole('row')).toHaveLength(items.length + 1);
    expect(within(table).queryByRole('columnheader', { name: /Matter/ })).not.toBeInTheDocument();
  });

  it.each([
    ['/matter-view/00099-Other?mappingId=00000000-0000-4000-8000-000000000001', 'You are not connected to this matter'],
    ['/matter-view/00015-Ortega?mappingId=00000000-0000-4000-8000-000000000099', 'This matter is not connected'],
    ['/matter-view/00015-Ortega', 'This matter is not connected'],
  ])('shows connection problems: %s', async (path, title) => {
    await app.renderApp(path);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('has no banner or error without a connected system', async () => {
    await app.renderApp('/matter-view/any', { as: 'june.ashgrove@example.com' });
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Matter' })).not.toBeInTheDocument();
    expect(screen.queryByText(/not connected/)).not.toBeInTheDocument();
  });
});

describe('the fee summary', () => {
  it('totals all charges of the matter', async () => {
    await app.renderApp(`${matter}/fee-summary?mappingId=${mappingId}`);
    await findGrid('Fees');
    const expected = `Billable${await sumOf('billable')}Pending${await sumOf('not-yet-charged')}Total${await sumOf('billable', 'not-yet-charged')}`;
    expect(screen.getByLabelText('Totals')).toHaveTextContent(expected);
  });

  it('totals the filtered charges', async () => {
    const { user, place } = await app.renderApp(`${matter}/fee-summary?mappingId=${mappingId}`);
    await findGrid('Fees');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Billable');
    await waitFor(() => expect(place()).toContain('status=billable'));
    const billable = await sumOf('billable');
    await waitFor(() => expect(screen.getByLabelText('Totals')).toHaveTextContent(`Total${billable}`));
    expect(within(await findGrid('Fees')).queryByText('Pending')).not.toBeInTheDocument();
  });

  it('groups an order’s fees and expands them', async () => {
    const { user, place } = await app.renderApp(`${matter}/fee-summary?mappingId=${mappingId}`);
    await user.click(await screen.findByRole('button', { name: 'By order' }));
    await waitFor(() => expect(place()).toContain('view=orders'));
    const grid = await findGrid('Orders with fees');
    const all = await app.backend.sandbox.db
      .select()
      .from(charges)
      .where(and(eq(charges.clientId, 1), eq(charges.clientReference, '00015-Ortega')));
    expect(within(grid).getAllByRole('row')).toHaveLength(new Set(all.map(({ orderId }) => orderId)).size + 1);

    const [show] = within(grid).getAllByRole('button', { name: /^Show the fees of order/ });
    const orderId = Number(/\d+/.exec(show?.getAttribute('aria-label') ?? '')?.[0]);
    await user.click(screen.getByRole('button', { name: `Show the fees of order ${orderId}` }));
    await waitFor(() => expect(place()).toContain(`open=${orderId}`));
    const fees = await screen.findByRole('list', { name: `Fees of order ${orderId}` });
    expect(within(fees).getAllByRole('listitem')).toHaveLength(all.filter((fee) => fee.orderId === orderId).length);
    await user.click(screen.getByRole('button', { name: `Hide the fees of order ${orderId}` }));
    await waitFor(() => expect(fees).not.toBeInTheDocument());
  });
});
