/** The firm's balance, invoices and payments. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '../sandbox/db/schema/billing.ts';
import type { Invoice, InvoicePage, PaymentPage } from '../sandbox/generated/billing/schemas.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { findGrid } from './grid.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const path = '/billing/services/us-platform';
const readInvoices = async (): Promise<Invoice[]> => {
  const page: InvoicePage = await (await app.backend.call(`${path}/Invoice?Top=500`)).json();
  return page.items;
};
const numbersIn = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('link', { name: /^INV-/ })
    .map(({ textContent }) => textContent);

describe('billing', () => {
  it('shows the balance by age, and the invoices newest first', async () => {
    await app.renderApp('/billing');
    const summary = await (await app.backend.call(`${path}/Client/BillingSummary`)).json();
    const balance = await screen.findByLabelText('Balance');
    expect(balance).toHaveTextContent(`Balance due${formatDollars(summary.balanceDue)}`);
    expect(balance).toHaveTextContent('AutopayOffInvoice by invoice');
    expect(screen.getByRole('region', { name: 'Balance by age' })).toHaveTextContent(
      `Not due yet${formatDollars(summary.aging.current)}`,
    );
    const all = await readInvoices();
    expect(numbersIn(await findGrid('Invoices'))).toEqual(all.map(({ number }) => number));
  });

  it('keeps filter, search and sort in the address', async () => {
    const { user, place } = await app.renderApp('/billing?show=paid&sort=total');
    const paid = (await readInvoices()).filter(({ status }) => status === 'paid');
    const byTotal = paid.toSorted((one, other) => one.total - other.total).map(({ number }) => number);
    await waitFor(async () => expect(numbersIn(await findGrid('Invoices'))).toEqual(byTotal));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(place()).toMatch(/show=open/));
    const open = (await readInvoices()).filter(({ status }) => status === 'open');
    await waitFor(async () => expect(numbersIn(await findGrid('Invoices'))).toHaveLength(open.length));
    await user.type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'no such invoice');
    expect(await screen.findByText('No invoice matches')).toBeVisible();
  });

  it.each(['/billing', '/billing/payments', '/billing/invoice/1', '/billing/invoice/1/orders'])(
    'at %s is denied to people who are not administrators',
    async (address) => {
      await app.renderApp(address, { as: 'theo.finch@example.com' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    },
  );
});

describe('payments', () => {
  it('are listed with the service fee apart, and what is pending is not paid', async () => {
    await app.renderApp('/billing/payments');
    const grid = await findGrid('Payments');
    const page: PaymentPage = await (await app.backend.call(`${path}/Payment?Top=500`)).json();
    expect(within(grid).getAllByText(/^BENCHFILE \d+$/)).toHaveLength(page.items.length);
    expect(within(grid).getByText('Returned')).toBeVisible();
  });
});

describe('an invoice', () => {
  const someInvoice = async () =>
    (await readInvoices()).find(({ status }) => status === 'paid') ?? expect.unreachable();

  it('accounts for every cent, and notes what courts took', async () => {
    const { invoiceId, number, total } = await someInvoice();
    await app.renderApp(`/billing/invoice/${invoiceId}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
    expect(await screen.findByText('Every cent accounted for')).toBeVisible();
    expect(screen.getByText(new RegExp(`add up to \\${formatDollars(total)}`))).toBeVisible();
    expect(screen.getByText(/Not part of this invoice/)).toBeVisible();
  });

  it('shows a missing cent in red, with the way to support', async () => {
    const { invoiceId } = await someInvoice();
    const { db } = app.backend.sandbox;
    const [stored] = await db.select().from(invoices).where(eq(invoices.invoiceId, invoiceId));
    const totalCents = (stored?.totalCents ?? 0) + 1;
    await db
      .update(invoices)
      .set({ totalCents })
      .where(and(eq(invoices.invoiceId, invoiceId)));
    await app.renderApp(`/billing/invoice/${invoiceId}`);
    expect(await screen.findByText('$0.01 not accounted for')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call support/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  it('has its orders, matters and payments, each at its address', async () => {
    const { invoiceId, orderCount } = await someInvoice();
    const { user, place } = await app.renderApp(`/billing/invoice/${invoiceId}`);
    await user.click(await screen.findByRole('link', { name: `Orders (${orderCount})` }));
    expect(within(await findGrid('Orders')).getAllByRole('link', { name: /^\d+$/ })).toHaveLength(orderCount);
    await user.click(screen.getByRole('link', { name: /^Matters/ }));
    await findGrid('Matters');
    await waitFor(() => expect(place()).toBe(`/billing/invoice/${invoiceId}/matters`));
    await user.click(screen.getByRole('link', { name: /^Payments \(/ }));
    expect(await screen.findByRole('table', { name: 'Payments of this invoice' })).toHaveTextContent('Paid');
  });

  it('that doesn’t exist says so', async () => {
    await app.renderApp('/billing/invoice/999999');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
  });
});
