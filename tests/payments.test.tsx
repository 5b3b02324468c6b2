/** Paying invoices: what stands above the button, what becomes of a payment, and that it happens once. */
import { screen, waitFor, within } from '@testing-library/react';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { payments, processorCaptures } from '../sandbox/db/schema/billing.ts';
import { clients } from '../sandbox/db/schema/platform.ts';
import type { Invoice, InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { formatCents, toCents } from '../src/lib/format/money.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const path = '/billing/services/us-platform';

const payableCents = ({ balanceDue, processingAmount }: Invoice) => toCents(balanceDue - processingAmount);

/** The firm's payable invoices, the largest balance first. */
async function payableInvoices(): Promise<Invoice[]> {
  const page: InvoicePage = await (await app.backend.call(`${path}/Invoice?Top=500`)).json();
  return page.items
    .filter((invoice) => invoice.status === 'open' && payableCents(invoice) > 0)
    .toSorted((one, other) => payableCents(other) - payableCents(one));
}

/** Balances of the demo's invoices differ from day to day: the largest is enough for each test here. */
const largestPayable = async () => (await payableInvoices())[0] ?? expect.unreachable();

async function openPayment(...invoices: Invoice[]): Promise<RenderedApp> {
  const rendered = await app.renderApp(`/billing/payment?invoice=${invoices.map(({ invoiceId }) => invoiceId).join()}`);
  await screen.findByRole('form', { name: 'Payment' });
  return rendered;
}

/** Pays an amount in dollars, so that a balance is left for other tests. */
async function typeAmount({ user }: RenderedApp, { number }: Invoice, dollars: string): Promise<void> {
  const field = screen.getByLabelText(`Amount for ${number}`, { exact: false });
  await user.clear(field);
  await user.type(field, dollars);
}

async function typeCard({ user }: RenderedApp, number: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'New card' }));
  await user.clear(screen.getByLabelText('Name on card', { exact: false }));
  await user.type(screen.getByLabelText('Name on card', { exact: false }), 'Nora Marlow');
  await user.clear(screen.getByLabelText(/^Card number/));
  await user.type(screen.getByLabelText(/^Card number/), number);
  await user.clear(screen.getByLabelText(/^Expiration date/));
  await user.type(screen.getByLabelText(/^Expiration date/), '1139');
  await user.clear(screen.getByLabelText(/^CVV/));
  await user.type(screen.getByLabelText(/^CVV/), '123');
}

const payButton = () => screen.getByRole('button', { name: /pay \$/i });
const latestPayment = async () => {
  const [row] = await app.backend.sandbox.db.select().from(payments).orderBy(desc(payments.paymentId)).limit(1);
  return row ?? expect.unreachable();
};
const captureCount = async () => (await app.backend.sandbox.db.select().from(processorCaptures)).length;
const isPayCall = (request: Request) => request.url.includes('/Invoice/processWith');

beforeEach(async () => {
  await app.backend.sandbox.db.delete(processorCaptures);
  // Earlier payments of these tests are not the same payment.
  await app.backend.sandbox.db.update(payments).set({ createdAt: new Date('2026-01-05T12:00:00Z') });
});

describe('a payment with the card on file', () => {
  it('names amount, service fee and total, and ends on a page that can be reloaded', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '100');
    const sums = screen.getByLabelText('Total', { selector: 'dl' });
    expect(sums).toHaveTextContent('Amount$100.00Service fee (2.95%)$2.95Total$102.95');
    await rendered.user.dblClick(screen.getByRole('button', { name: 'Pay $102.95' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    const { paymentId, amountCents, surchargeCents } = await latestPayment();
    expect([amountCents, surchargeCents, await captureCount()]).toEqual([10_000, 295, 1]);
    expect(rendered.place()).toBe(`/billing/payment-confirmation?payment=${paymentId}`);
    expect(screen.getByText('Service fee (2.95%)')).toBeVisible();
    app.reset();
    rendered.unmount();
    await app.renderApp(`/billing/payment-confirmation?payment=${paymentId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
  });

  it('pays several invoices at once, from the list', async () => {
    const { user } = await app.renderApp('/billing');
    const all = await payableInvoices();
    const cents = all.reduce((sum, invoice) => sum + payableCents(invoice), 0);
    await user.click(await screen.findByRole('link', { name: `Pay all: ${formatCents(cents)}` }));
    const form = await screen.findByRole('form', { name: 'Payment' });
    expect(within(form).getAllByRole('link', { name: /^INV-/ })).toHaveLength(all.length);
    expect(screen.getByLabelText('Total', { selector: 'dl' })).toHaveTextContent(`Amount${formatCents(cents)}`);
  });

  it('refuses amounts above the balance, of nothing, and with three decimals', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '99999999');
    await rendered.user.click(payButton());
    const most = formatCents(payableCents(invoice));
    expect(await screen.findByText(`You can pay at most ${most}.`)).toBeVisible();
    await typeAmount(rendered, invoice, '0');
    expect(await screen.findByText('Enter an amount above $0.00.')).toBeVisible();
    await typeAmount(rendered, invoice, '1.005');
    expect(await screen.findByText('Enter an amount, such as 1,250.00.')).toBeVisible();
    expect(await captureCount()).toBe(0);
  });

  it('carries no fee in Connecticut, and 2% in Colorado', async () => {
    const { db } = app.backend.sandbox;
    const [firm] = await db.select().from(clients).where(eq(clients.clientId, 1));
    const addresses = firm?.addresses ?? [];
    const moveTo = (state: string) =>
      db
        .update(clients)
        .set({ addresses: addresses.map((address) => ({ ...address, state })) })
        .where(eq(clients.clientId, 1));
    const invoice = await largestPayable();
    await moveTo('CT');
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '100');
    expect(screen.getByRole('button', { name: 'Pay $100.00' })).toBeVisible();
    app.reset();
    rendered.unmount();
    await moveTo('CO');
    const again = await openPayment(invoice);
    await typeAmount(again, invoice, '100');
    expect(screen.getByRole('button', { name: 'Pay $102.00' })).toBeVisible();
    await db.update(clients).set({ addresses }).where(eq(clients.clientId, 1));
  });
});

describe('a payment with a new card', () => {
  it('that is declined keeps the form, and another card pays', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '10');
    await typeCard(rendered, '4000000000000341');
    await rendered.user.click(payButton());
    expect(await screen.findByText('Card was declined. Please try a different payment method.')).toBeVisible();
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 0341');
    await typeCard(rendered, '4012888888881881');
    await rendered.user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(await captureCount()).toBe(1);
  });

  it('that is a debit card charges less than shown, and says why', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '20');
    await typeCard(rendered, '4000056655665556');
    await rendered.user.click(screen.getByRole('button', { name: 'Pay $20.59' }));
    expect(await screen.findByText('No service fee: this is a debit card.')).toBeVisible();
    expect(await latestPayment()).toMatchObject({ amountCents: 2000, surchargeCents: 0 });
  });

  it('that the processor does not confirm stays pending', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '30');
    await typeCard(rendered, '4000000000006975');
    await rendered.user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment processing' })).toBeVisible();
    expect(screen.getByText('Do not pay again another way. We are checking.')).toBeVisible();
  });

  it('is not sent with a card number for a name', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    await typeCard(rendered, '4012888888881881');
    await rendered.user.clear(screen.getByLabelText('Name on card', { exact: false }));
    await rendered.user.type(screen.getByLabelText('Name on card', { exact: false }), '4012 8888 8888 1881');
    await rendered.user.click(payButton());
    expect(await screen.findByText('This looks like a card number. Remove it.')).toBeVisible();
    expect(await captureCount()).toBe(0);
  });
});

describe('a payment that is not answered', () => {
  it('says so, and is found by its key', async () => {
    const invoice = await largestPayable();
    let isFound = false;
    app.answer((request) => {
      if (request.url.includes('/Payment?') && !isFound) return Response.json({ items: [], total: 0 });
      if (!isPayCall(request)) return undefined;
      return app.backend.sandbox.fetch(request).then(() => Response.error());
    });
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '11');
    await rendered.user.click(payButton());
    expect(
      await screen.findByText('We could not confirm this payment yet. Do not pay again another way. We are checking.'),
    ).toBeVisible();
    isFound = true;
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(await captureCount()).toBe(1);
  });

  it('is sent with the same key again, also after a reload', async () => {
    const invoice = await largestPayable();
    const keys: (string | null)[] = [];
    app.answer((request) => {
      if (!isPayCall(request)) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? Response.error() : undefined;
    });
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '12');
    await rendered.user.click(payButton());
    await rendered.user.click(await screen.findByRole('button', { name: /^Try again: pay/ }));
    await waitFor(() => expect(keys).toHaveLength(2));
    rendered.unmount();
    const again = await openPayment(invoice);
    await typeAmount(again, invoice, '12');
    await again.user.click(await screen.findByRole('button', { name: /^Try again: pay/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await captureCount()).toBe(1);
  });

  it('is not sent while earlier payments can’t be asked for', async () => {
    const invoice = await largestPayable();
    app.answer((request) => (request.url.includes('/Payment?') ? new Response('', { status: 404 }) : undefined));
    const rendered = await openPayment(invoice);
    await rendered.user.click(payButton());
    expect(await screen.findByText(/so nothing was sent\. Try again shortly\.$/)).toBeVisible();
    expect(await captureCount()).toBe(0);
  });
});

describe('the same payment within a day', () => {
  it('is named, and takes a second yes', async () => {
    const invoice = await largestPayable();
    const first = await openPayment(invoice);
    await typeAmount(first, invoice, '13');
    await first.user.click(payButton());
    await screen.findByRole('heading', { level: 1, name: 'Payment complete' });
    const { paymentId } = await latestPayment();
    app.reset();
    first.unmount();
    const second = await openPayment(invoice);
    await typeAmount(second, invoice, '13');
    await second.user.click(payButton());
    expect(await screen.findByText('These invoices and amounts were paid already.')).toBeVisible();
    expect(screen.getByRole('link', { name: `BENCHFILE ${paymentId}` })).toBeVisible();
    expect(await captureCount()).toBe(1);
    await second.user.click(screen.getByRole('button', { name: 'Pay a second time' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(await captureCount()).toBe(2);
  });
});

describe('what changed meanwhile', () => {
  it('a balance: the form keeps what was typed', async () => {
    const invoice = await largestPayable();
    const rendered = await openPayment(invoice);
    const payable = payableCents(invoice);
    const allocations = [{ invoiceId: invoice.invoiceId, amount: 5 }];
    const body = { allocations, paymentMethod: 'CreditCard', expectedTotal: 6 };
    const headers = { 'idempotency-key': 'another-device-1' };
    await app.backend.call(`${path}/Invoice/processWithExisting`, { body, headers });
    await rendered.user.click(payButton());
    expect(
      await screen.findByText(`The balance has changed to ${formatCents(payable - 500)}. Check it, then pay.`),
    ).toBeVisible();
    expect(screen.getByLabelText(`Amount for ${invoice.number}`, { exact: false })).toHaveValue(
      formatCents(payable).slice(1),
    );
    expect(await screen.findByText(`You can pay at most ${formatCents(payable - 500)}.`)).toBeVisible();
  });

  it('another tab with the same invoice takes the unanswered key', async () => {
    const invoice = await largestPayable();
    const keys: (string | null)[] = [];
    app.answer((request) => {
      if (!isPayCall(request)) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? Response.error() : undefined;
    });
    const rendered = await openPayment(invoice);
    await typeAmount(rendered, invoice, '14');
    await rendered.user.click(payButton());
    await screen.findByRole('button', { name: /^Try again: pay/ });
    rendered.unmount();
    sessionStorage.clear();
    const other = await openPayment(invoice);
    await typeAmount(other, invoice, '14');
    await other.user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });
});

it('an invoice that is paid can’t be paid, and a payment that isn’t there says so', async () => {
  const page: InvoicePage = await (await app.backend.call(`${path}/Invoice?Top=500`)).json();
  const paid = page.items.find(({ status }) => status === 'paid') ?? expect.unreachable();
  const { unmount } = await app.renderApp(`/billing/payment?invoice=${paid.invoiceId}`);
  expect(await screen.findByText('Nothing to pay')).toBeVisible();
  expect(screen.getByText(`${paid.number}: Paid`)).toBeVisible();
  unmount();
  await app.renderApp('/billing/payment-confirmation?payment=99999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
});
