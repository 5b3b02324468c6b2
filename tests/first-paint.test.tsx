/**
 * What a page first says after a change. Everything that is read after the change is held back: a page may wait, and
 * says nothing that was so before.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { clients } from '../sandbox/db/schema/platform.ts';
import type { Invoice, InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const billing = '/billing/services/us-platform';

/**
 * Holds back every read that is sent once a change has been answered.
 * @param isChange picks the change. @returns how to let all reads through, also those that wait.
 */
function holdReadsAfter(isChange: (request: Request) => boolean): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isChanged = false;
  let isReleased = false;
  app.answer((request) => {
    if (isChange(request)) {
      return app.backend.sandbox.fetch(request).then((answer) => {
        isChanged = answer.ok;
        return answer;
      });
    }
    const isRead = request.method === 'GET' || /\/(Search|List|FeeSummary)$/i.test(new URL(request.url).pathname);
    if (!isRead || !isChanged || isReleased) return undefined;
    return released.then(() => app.backend.sandbox.fetch(request));
  });
  return () => {
    isReleased = true;
    release();
  };
}

const content = () => screen.getByRole('main');

describe('after Submit', () => {
  it('the order’s page never says that it is a draft without filings', async () => {
    const lead = await uploadPdf(app.backend.sandbox.db);
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content: newCase(lead) } });
    const { orderId } = await made.json();
    const { user, place } = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
    await screen.findByText('Ready to submit');
    const release = holdReadsAfter(({ url }) => url.endsWith('/Filings/New-Case'));
    await user.click(screen.getByRole('button', { name: /^Submit to the court/ }));
    await waitFor(() => expect(place()).toContain(`/order-details/${orderId}`));
    expect(await screen.findByLabelText('Loading the order')).toBeVisible();
    expect(content()).not.toHaveTextContent(/Draft|no filings|\$0\.00/);
    release();
    await waitFor(() => expect(content()).toHaveTextContent(/Complaint/));
    expect(content()).not.toHaveTextContent(/Draft|no filings/);
  });
});

describe('after a payment', () => {
  /** Tells what the firm can pay, largest first. */
  async function payable(): Promise<Invoice[]> {
    const page: InvoicePage = await (await app.backend.call(`${billing}/Invoice?Top=500`)).json();
    return page.items
      .filter(({ status, balanceDue, processingAmount }) => status === 'open' && balanceDue > processingAmount)
      .toSorted((one, other) => other.balanceDue - one.balanceDue);
  }

  const hold = (creditHold: boolean) =>
    app.backend.sandbox.db
      .update(clients)
      .set({ creditHold, isHeldByDunning: creditHold })
      .where(eq(clients.clientId, 1));
  afterEach(() => hold(false));

  it('the payment is there at once, and neither the list nor the invoice says what was owed before', async () => {
    const [invoice] = await payable();
    if (!invoice) return expect.unreachable();
    const { invoiceId, number, balanceDue } = invoice;
    const { user, router } = await app.renderApp('/billing');
    await screen.findByText(number);
    await router.navigate({ to: '/billing/invoice/$invoiceId', params: { invoiceId } });
    await screen.findByRole('heading', { level: 1, name: `Invoice ${number}` });
    await waitFor(() => expect(content()).toHaveTextContent(`Balance due${formatDollars(balanceDue)}`));
    await user.click(within(content()).getByRole('link', { name: /^Pay:/ }));
    await screen.findByRole('form', { name: 'Payment' });
    const release = holdReadsAfter(({ url }) => url.includes('/processWith'));
    await user.click(screen.getByRole('button', { name: /pay \$/i }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    await router.navigate({ to: '/billing' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    expect(content()).not.toHaveTextContent(number);
    expect(content()).not.toHaveTextContent('Balance due');
    await router.navigate({ to: '/billing/invoice/$invoiceId', params: { invoiceId } });
    expect(await screen.findByLabelText('Loading the invoice')).toBeVisible();
    release();
    await waitFor(() => expect(content()).toHaveTextContent('Balance due$0.00'));
  });

  it('that ends a credit hold, its banner is gone without a reload, in every tab', async () => {
    const invoices = (await payable()).map(({ invoiceId }) => invoiceId);
    await hold(true);
    const { user } = await app.renderApp(`/billing/payment?invoice=${invoices.join()}`);
    expect(await screen.findByRole('region', { name: 'Credit hold' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /pay \$/i }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Credit hold' })).not.toBeInTheDocument());
  });
});
