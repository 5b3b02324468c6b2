/** What a new firm sets up first, from its sign-up on. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { users } from '../sandbox/db/schema/platform.ts';
import { appUnderTest, patience, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const iris = 'iris.bramwell@example.com';
const onboarding = { as: iris, features: { onboardingEnabled: true } };
let clientId = 0;

/** Iris' firm, as signed up: without an address and a card. */
beforeAll(async () => {
  const registration = '/billing/services/us-platform/Registration';
  const firm = { name: 'Bramwell & Teague LLP', contact: 'Iris Bramwell', phone: '(312) 555-0176', countryIso3: 'USA' };
  const defaults = { billingCyclePeriod: 1, isSecure: true, retailerId: 1, addresses: [{ addressType: 0 }] };
  const headers = { 'Sign-Up-Key': 'a-key-of-this-sign-up' };
  const created = await app.backend.call(`${registration}/CreateClient`, {
    body: { ...firm, ...defaults, email: iris, financeEmail: iris },
    as: null,
    headers,
  });
  ({ clientId } = await created.json());
  const person = { userName: iris, email: iris, password: 'Harbor2026', name: 'Iris Bramwell', isUserAdmin: true };
  await app.backend.call(`${registration}/CreateUser`, { body: { ...person, clientId }, as: null, headers });
});

const section = async () => within(await screen.findByRole('region', { name: 'Set up your firm' }));
const dismissed = async () => {
  const { userId } = (await app.backend.sandbox.db.select().from(users).where(eq(users.userName, iris)))[0] ?? {};
  const answer = await app.backend.call(`/platform/v1/Users/${userId}/Settings/DismissedFirstSteps`, { as: iris });
  return answer.ok ? (await answer.json()).settingValue : undefined;
};

async function expectSteps(expected: Record<string, string>): Promise<void> {
  await waitFor(async () => {
    const items = (await section()).getAllByRole('listitem');
    const shown = items.map((item) => {
      const [link] = within(item).queryAllByRole('link');
      return [item.querySelector('a, span')?.textContent, link?.getAttribute('href') ?? 'Done'];
    });
    expect(Object.fromEntries(shown)).toEqual(expected);
  }, patience);
}

async function addAddressAndCard({ user }: RenderedApp): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: 'Street address' }), '210 harbor st chic');
  await user.click(await screen.findByRole('option', { name: /Chicago, IL/ }));
  await screen.findByText(/^210 Harbor Street, Chicago, IL \d{5}$/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText(/^Name on card/), 'Iris Bramwell');
  await user.click(screen.getByLabelText(/^Card number/));
  await user.paste('4242424242424242');
  await user.type(screen.getByLabelText(/^Expiration date/), '1238');
  await user.type(screen.getByLabelText(/^CVV/), '739');
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the Terms of service/ }));
  await user.click(screen.getByRole('button', { name: 'Get started' }));
}

describe('a new firm', () => {
  it('sees what to set up after its sign-up, in its own state', async () => {
    const before = await app.renderApp('/', { as: iris });
    await expectSteps({
      'Connect your practice-management system': '/app/settings/integrations',
      'Invite people': '/app/create-account',
      'Add a payment method': '/app/onboarding/complete',
      // Without an address, the state is California's.
      'File your first case': '/app/case-initiation',
    });
    expect(await (await section()).findByText('0 of 4 done')).toBeVisible();
    before.unmount();
    app.reset();

    const rendered = await app.renderApp('/onboarding/complete', onboarding);
    await addAddressAndCard(rendered);
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    rendered.unmount();
    app.reset();
    await app.renderApp('/', onboarding);
    expect(await (await section()).findByText('1 of 4 done')).toBeVisible();
    const header = within(screen.getByRole('banner', { hidden: true }));
    expect(await header.findByRole('combobox', { name: 'State', hidden: true })).toHaveDisplayValue('Illinois');
    await waitFor(() =>
      expectSteps({
        'Connect your practice-management system': '/app/settings/integrations',
        'Invite people': '/app/create-account',
        'Add a payment method': 'Done',
        'File your first case': '/app/case-initiation',
      }),
    );
  });

  it('hides a dismissed step on every device, until that is undone', async () => {
    const first = await app.renderApp('/', { as: iris });
    const connect = { name: 'Dismiss Connect your practice-management system' };
    await first.user.click((await section()).getByRole('button', connect));
    expect(await screen.findByText('Dismissed')).toBeVisible();
    expect((await section()).queryByRole('button', connect)).toBeNull();
    await waitFor(async () => expect(await dismissed()).toBe('connect'));
    await first.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await (await section()).findByRole('button', connect)).toBeVisible();
    await waitFor(async () => expect(await dismissed()).toBe(''));
    await first.user.click((await section()).getByRole('button', connect));
    await waitFor(async () => expect(await dismissed()).toBe('connect'));
    first.unmount();
    app.reset();
    await app.renderApp('/', { as: iris });
    expect((await section()).queryByRole('button', connect)).toBeNull();
  });

  it('shows a step again that could not be dismissed', async () => {
    const { user } = await app.renderApp('/', { as: iris });
    const people = { name: 'Dismiss Invite people' };
    await app.backend.sandbox.faults.replace([
      { operationId: 'upsertProfileSetting', status: 500, when: 'before', latency: 0, times: 1 },
    ]);
    await user.click((await section()).getByRole('button', people));
    expect(await screen.findByText('The list could not be changed')).toBeVisible();
    expect(await (await section()).findByRole('button', people)).toBeVisible();
  });

  it('is done with people who joined, and with its first order; then the list is gone', async () => {
    const { db } = app.backend.sandbox;
    const body = {
      email: 'noel.teague@example.com',
      name: 'Noel Teague',
      role: 'member',
      idempotencyKey: 'first-of-iris',
    };
    await app.backend.call('/invitations/v1/invitations', { body, as: iris });
    const first = await app.renderApp('/', { as: iris });
    expect(await (await section()).findByText('1 invitation pending')).toBeVisible();
    first.unmount();
    app.reset();

    const person = {
      userName: body.email,
      email: body.email,
      passwordHash: '',
      name: body.name,
      createdAt: new Date(),
    };
    await db.insert(users).values({ ...person, clientId });
    const second = await app.renderApp('/', { as: iris });
    expect(await (await section()).findByText('2 of 3 done')).toBeVisible();
    second.unmount();
    app.reset();
    const noel = await app.renderApp('/', { as: body.email });
    expect(await screen.findByRole('region', { name: 'Recent orders' })).toBeVisible();
    await noel.settled();
    expect(screen.queryByRole('region', { name: 'Set up your firm' })).toBeNull();
    noel.unmount();
    app.reset();

    await db.update(orders).set({ clientId }).where(eq(orders.orderId, 41_188));
    const { settled } = await app.renderApp('/', { as: iris });
    await settled();
    expect(screen.queryByRole('region', { name: 'Set up your firm' })).toBeNull();
  });
});

it('costs an established firm nothing', async () => {
  const { settled, queryClient } = await app.renderApp('/');
  expect(await screen.findByRole('region', { name: 'Recent orders' })).toBeVisible();
  await settled();
  const asked = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  );
  expect(asked).not.toMatch(/DismissedFirstSteps|invitations|"users"/);
});
