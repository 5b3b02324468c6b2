/** Cards, bank accounts, autopay and terms. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bankAccounts } from '../sandbox/db/schema/billing.ts';
import { clientCards } from '../sandbox/db/schema/platform.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();

async function openMethods(): Promise<RenderedApp> {
  const rendered = await app.renderApp('/billing?panel=methods');
  await screen.findByRole('region', { name: 'Bank account' }, { timeout: 15_000 });
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('opens from Account details and closes to the invoices', async () => {
  const { user, place } = await app.renderApp('/settings/account');
  await user.click(await screen.findByRole('link', { name: 'Payment methods' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment methods' }, { timeout: 15_000 });
  expect(await within(dialog).findByRole('radio', { name: /^Visa ending in 1881/ })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/billing'));
});

it('adds a bank account that is typed twice, authorized, and not a trust account', async () => {
  const { user } = await openMethods();
  await user.click(part('Bank account').getByRole('button', { name: 'Replace bank account' }));
  await user.click(screen.getByRole('button', { name: 'Save bank account' }));
  expect(screen.getByText('Enter a valid routing number')).toBeVisible();
  await user.type(screen.getByLabelText(/^Account holder/), 'Marlow & Finch LLP');
  await user.type(screen.getByLabelText(/^Routing number/), '071000013');
  await user.type(screen.getByLabelText(/^Account number/), '000900000002');
  await user.type(screen.getByLabelText(/^Repeat the account number/), '000900000002');
  await user.selectOptions(screen.getByLabelText('Account use'), 'Trust account (IOLTA)');
  await user.click(screen.getByRole('checkbox', { name: /^I authorize Benchfile to debit this account/ }));
  await user.click(screen.getByRole('button', { name: 'Save bank account' }));
  expect(screen.getByText(/^Use an operating account\. Client funds held in trust/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Account use'), 'Operating account');
  await user.click(screen.getByRole('button', { name: 'Save bank account' }));
  expect((await screen.findAllByText(/^Your bank has not confirmed this account yet\./)).length).toBeGreaterThan(0);
  const stored = await app.backend.sandbox.db.select().from(bankAccounts).where(isNull(bankAccounts.replacedAt));
  expect(stored).toContainEqual(expect.objectContaining({ last4: '0002', status: 'pending-verification' }));
});

it('replaces the card with onboarding’s texts, and names one that expires soon', async () => {
  const { user } = await openMethods();
  await user.click(part('Card').getByRole('button', { name: 'Replace card' }));
  const typeNumber = async (number: string) => {
    await user.clear(screen.getByLabelText(/^Card number/));
    await user.type(screen.getByLabelText(/^Card number/), number);
  };
  await user.type(screen.getByLabelText(/^Name on card/), 'Nora Marlow');
  await user.type(screen.getByLabelText(/^Expiration date/), '1139');
  await user.type(screen.getByLabelText(/^CVV/), '123');
  await typeNumber('4000000000000127');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText(/^We couldn't verify your card details\./)).toBeVisible();
  await typeNumber('4000000000000002');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Adding payment method failed')).toBeVisible();
  await typeNumber('5555555555554444');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  await waitFor(() => expect(part('Card').getByText('MasterCard ending in 4444')).toBeVisible());
  const now = app.backend.sandbox.clock.now();
  await app.backend.sandbox.db
    .update(clientCards)
    .set({ expiryMonth: now.getMonth() + 1, expiryYear: now.getFullYear() })
    .where(and(eq(clientCards.clientId, 1), isNull(clientCards.replacedAt)));
  app.reset();
  const again = await app.renderApp('/billing');
  expect(await screen.findByText(/^MasterCard ending in 4444 expires at the end of/)).toBeVisible();
  again.unmount();
});

it('turns autopay on, keeps what autopay needs, and says why terms are not available', async () => {
  const { user } = await openMethods();
  await user.click(part('Autopay').getByRole('radio', { name: /ending in 4444$|ending in 1881$/ }));
  await waitFor(() => expect(part('Autopay').getByRole('radio', { name: /ending in (4444|1881)$/ })).toBeChecked());
  await user.click(part('Card').getByRole('button', { name: 'Remove card' }));
  const asked = await screen.findByRole('dialog', { name: /^Remove .* ending in/ });
  await user.click(within(asked).getByRole('button', { name: 'Remove card' }));
  expect(await screen.findByText(/^Autopay uses this method\./)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Invoices are due after/), '45 days');
  expect(await screen.findByText(/^(Pay your overdue invoices first\.|These terms are available after)/)).toBeVisible();
});
