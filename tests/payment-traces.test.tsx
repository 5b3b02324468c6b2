/**
 * No trace of a card, CVV, routing or account number: adds a bank account and a card and pays, refused, failed and
 * successful, then reads every place that could have kept one. Part of `npm run test:payments`.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { monitoringReports } from '../sandbox/db/schema/control.ts';
import { mailAttachments } from '../sandbox/db/schema/filing-logins.ts';
import type { InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { captureError } from '../src/lib/monitoring/monitoring.ts';
import { readPdfPages } from './pdf-pages.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';
import { standsAlone, tablesWith } from './tables-with.ts';
import { textOf, watchTraces } from './traces.ts';

const app = appUnderTest();
const path = '/billing/services/us-platform';
/** An American Express number: its code has four digits, which longer numbers hold by chance. */
const card = { number: '378282246310005', cvv: '7392' };
const declinedNumber = '4000000000000341';
const account = { routing: '071000013', number: '000482915736420' };
const secrets = [card.number, card.cvv, declinedNumber, account.routing, account.number];

it('leaves no trace of a card, code, routing or account number', { timeout: 120_000 }, async () => {
  const { sandbox } = app.backend;
  const traces = watchTraces(app);
  const earlier = await tablesWith(sandbox, card.cvv, { alone: true });

  const methods = await app.renderApp('/billing?panel=methods');
  const part = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 15_000 }));
  await methods.user.click((await part('Bank account')).getByRole('button', { name: 'Replace bank account' }));
  await fill(methods, [
    [/^Account holder/, 'Marlow & Finch LLP'],
    [/^Routing number/, account.routing],
    [/^Account number/, account.number],
    [/^Repeat the account number/, account.number],
  ]);
  await methods.user.click(screen.getByRole('checkbox', { name: /^I authorize Benchfile/ }));
  await sandbox.faults.replace([
    faultSchema.parse({ operationId: 'clientAddBankAccount', status: 500, times: 1 }),
    faultSchema.parse({ operationId: 'payInvoicesWithNew', status: 500, when: 'after', times: 1 }),
  ]);
  await methods.user.click(screen.getByRole('button', { name: 'Save bank account' }));
  await screen.findByText(/bank account was (not )?added/);
  await methods.user.click(screen.getByRole('button', { name: 'Save bank account' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save bank account' })).not.toBeInTheDocument());
  await methods.user.click((await part('Card')).getByRole('button', { name: 'Replace card' }));
  await fillCard(methods, card.number);
  await methods.user.click(screen.getByRole('button', { name: 'Save card' }));
  await waitFor(async () => expect((await part('Card')).getByText(/ending in 0005$/)).toBeVisible());

  const page: InvoicePage = await (await app.backend.call(`${path}/Invoice?Top=500`)).json();
  const invoice = page.items.find(({ status, balanceDue }) => status === 'open' && balanceDue > 50);
  if (!invoice) return expect.unreachable();
  const { invoiceId, number } = invoice;
  await methods.router.navigate({ to: '/billing/payment', search: { invoice: [invoiceId] } });
  await screen.findByRole('form', { name: 'Payment' });
  await fill(methods, [[new RegExp(`^Amount for ${number}`), '21']]);
  await methods.user.click(screen.getByRole('radio', { name: 'New card' }));
  await fillCard(methods, declinedNumber);
  await methods.user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  // The first answer is lost: asking finds that the card was declined.
  await screen.findByText('Card was declined. Please try a different payment method.', {}, { timeout: 15_000 });
  await fillCard(methods, card.number);
  await methods.user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Payment complete' });
  captureError(new Error(`Request failed for ${methods.place()}`), 'render');

  const body = { invoiceId, recipients: ['accounts@example.com'] };
  for (const part of ['email', 'emailPaymentsPdf'])
    expect((await app.backend.call(`${path}/Invoice/${part}`, { body })).status).toBe(200);
  await waitFor(async () => expect(await sandbox.db.$count(monitoringReports)).toBeGreaterThan(0), { timeout: 15_000 });

  const attached = await sandbox.db.select().from(mailAttachments);
  const places = {
    ...(await traces.places(methods)),
    documents: await Promise.all(attached.map(({ content }) => readPdfPages(content))),
  };
  expect(places.mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Authorization to debit/));
  expect(textOf(places.documents)).toContain('Receipt for invoice');
  expect(textOf(places.requests)).toContain('processWithNew');
  for (const [place, held] of Object.entries(places))
    for (const secret of secrets)
      expect(textOf(held), `${secret} in ${place}`).not.toMatch(secret === card.cvv ? standsAlone(secret) : secret);
  // Compressed bytes hold any four digits by chance: attachments were read above.
  const bytes = 'public.mail_attachments';
  for (const secret of secrets) {
    const held = await tablesWith(sandbox, secret, { alone: secret === card.cvv });
    if (secret === card.cvv) expect(held.filter((table) => table !== bytes)).toEqual(earlier);
    else expect(held, secret).toEqual([]);
  }
});

async function fill({ user }: RenderedApp, values: readonly (readonly [RegExp, string])[]): Promise<void> {
  for (const [label, value] of values) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  }
}

const fillCard = (rendered: RenderedApp, number: string) =>
  fill(rendered, [
    [/^Name on card/, 'Nora Marlow'],
    [/^Card number/, number],
    [/^Expiration date/, '1139'],
    [/^CVV/, number === card.number ? card.cvv : '739'],
  ]);
