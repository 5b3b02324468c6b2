/** The firm's balance, invoices and payments. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '../sandbox/db/schema/billing.ts';
import type {
  BillingSummary,
  Invoice,
  InvoiceOrderPage,
  InvoicePage,
  PaymentPage,
} from '../sandbox/generated/billing/schemas.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { findGrid, linkedOrders } from './grid.ts';
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
    expect(balance).toHaveTextContent('AutopayOffPay manually · Change');
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
});

const addresses = [
  '/billing',
  '/billing/payments',
  '/billing/payments?view=statement',
  '/billing/invoice/1',
  '/billing/invoice/1/orders',
  '/billing/invoice/1/matters',
  '/billing/invoice/1/payments',
];
const noBilling = [
  ['people who are not administrators', 'theo.finch@example.com'],
  ['process-serving prospects', 'prospect@example.com'],
] as const;

describe.each(noBilling)('billing for %s', (_, as) => {
  it.each(addresses)('is denied at %s, and has no link', async (address) => {
    await app.renderApp(address, { as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
  });

  it('is refused by the server at each of its calls', async () => {
    for (const part of [
      'Invoice',
      'Invoice/1',
      'Invoice/1/orders',
      'Invoice/1/matters',
      'Invoice/1/payments',
      'Payment',
    ])
      expect([part, (await app.backend.call(`${path}/${part}`, { as })).status]).toEqual([part, 403]);
  });
});

it('billing is open to bookkeepers', async () => {
  await app.renderApp('/billing', { as: 'sam.okafor@example.com' });
  expect(await screen.findByLabelText('Balance')).toHaveTextContent(/^Balance due/);
});

describe('billing in the former application', () => {
  it('opens here for its administrators where a deployment has none', async () => {
    await app.renderApp('/billing', { as: 'edith.ashgrove@example.com' });
    expect(await screen.findByLabelText('Balance', { selector: 'dl' })).toBeVisible();
  });
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

describe('the account statement', () => {
  it('ends with the balance due, and opens each range with what the last one ended with', async () => {
    const { user, place } = await app.renderApp('/billing/payments');
    await findGrid('Payments');
    await user.click(screen.getByRole('button', { name: 'Account statement' }));
    await waitFor(() => expect(place()).toContain('view=statement'));
    const figures = await screen.findByLabelText('Account statement', { selector: 'dl' });
    const summary: BillingSummary = await (await app.backend.call(`${path}/Client/BillingSummary`)).json();
    expect(figures).toHaveTextContent('Opening balance$0.00');
    expect(figures).toHaveTextContent(`Closing balance${formatDollars(summary.balanceDue)}`);
    const grid = await findGrid('Account statement');
    expect(grid).toHaveTextContent('Opening balance');
    const issued = (await readInvoices()).find(({ status }) => status === 'paid');
    expect(within(grid).getByRole('link', { name: `Invoice ${issued?.number}` })).toBeVisible();
  });

  it('keeps its days in the address', async () => {
    const oldest = (await readInvoices()).findLast(({ issuedOn }) => issuedOn !== undefined);
    const { issuedOn = '', total = 0 } = oldest ?? {};
    await app.renderApp(`/billing/payments?view=statement&from=${issuedOn}&to=${issuedOn}`);
    const figures = await screen.findByLabelText('Account statement', { selector: 'dl' });
    expect(figures).toHaveTextContent(`Opening balance$0.00Charges${formatDollars(total)}`);
  });
});

describe('an email about an invoice', () => {
  it('is sent to the recipients with a note', async () => {
    const { invoiceId, number } =
      (await readInvoices()).find(({ status }) => status === 'paid') ?? expect.unreachable();
    const { user } = await app.renderApp(`/billing/invoice/${invoiceId}`);
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Email invoice ${number}` }));
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText('Enter at least one email address')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Attachment' }), 'Receipt (PDF)');
    await user.type(dialog.getByRole('textbox', { name: 'To' }), 'accounts@example.com, books@example.com');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'For the October run.');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText(`Invoice ${number} emailed`)).toBeVisible();
    const mails = await (await app.backend.sandbox.fetch(new Request('http://localhost/sandbox/api/mails'))).json();
    expect(mails.slice(0, 2).map(({ recipient }: { recipient: string }) => recipient)).toEqual([
      'books@example.com',
      'accounts@example.com',
    ]);
    expect(mails[0].subject).toContain(`Receipt for invoice ${number}`);
    expect(mails[0].body).toMatch(/^For the October run\./);
  });

  it('whose answer was lost may have been sent', async () => {
    const { invoiceId } = (await readInvoices()).find(({ status }) => status === 'paid') ?? expect.unreachable();
    await app.backend.sandbox.faults.add({
      operationId: 'emailInvoice',
      latency: 0,
      answer: 'html',
      when: 'after',
      times: 1,
    });
    const { user } = await app.renderApp(`/billing/invoice/${invoiceId}`);
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    await user.type(await screen.findByRole('textbox', { name: 'To' }), 'accounts@example.com');
    await user.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText(/^It is not known whether the email was sent\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('accounts@example.com');
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
    expect(screen.getByText(new RegExp(`adds? up to \\${formatDollars(total)}`))).toBeVisible();
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
    expect(linkedOrders(await findGrid('Orders'))).toHaveLength(orderCount);
    await user.click(screen.getByRole('link', { name: /^Matters/ }));
    await findGrid('Matters');
    await waitFor(() => expect(place()).toBe(`/billing/invoice/${invoiceId}/matters`));
    await user.click(screen.getByRole('link', { name: /^Payments \(/ }));
    expect(await screen.findByRole('table', { name: 'Payments of this invoice' })).toHaveTextContent('Paid');
  });

  it('shows where each order’s amount comes from, and keeps what is open in the address', async () => {
    const { invoiceId } = await someInvoice();
    const { items }: InvoiceOrderPage = await (
      await app.backend.call(`${path}/Invoice/${invoiceId}/orders?top=500`)
    ).json();
    const order = items.find(({ charges }) => charges.length > 1) ?? items[0] ?? expect.unreachable();
    const { user, place } = await app.renderApp(`/billing/invoice/${invoiceId}/orders`);
    await findGrid('Orders');
    await user.click(screen.getByRole('button', { name: `Show the charges of order ${order.orderId}` }));
    await waitFor(() => expect(place()).toContain(`open=${order.orderId}`));
    const charges = await screen.findByRole('list', { name: `Charges of order ${order.orderId}` });
    expect(within(charges).getAllByRole('listitem')).toHaveLength(order.charges.length);
    const sum = order.charges.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(order.total * 100));
    expect(await screen.findByText(/^BENCHFILE \d+: .+, Paid$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Receipt for invoice INV-/ })).toBeVisible();
    expect(screen.getByRole('link', { name: `Order ${order.orderId}` })).toHaveAttribute(
      'href',
      `/app/order-details/${order.orderId}`,
    );
  });

  it('that doesn’t exist says so', async () => {
    await app.renderApp('/billing/invoice/999999');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
  });
});
