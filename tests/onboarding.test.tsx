/** Who is led through onboarding and what they are asked. */
import { screen, waitFor } from '@testing-library/react';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientCards, clients, profileSettings } from '../sandbox/db/schema/platform.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
/** June's firm. */
const clientId = 2;
const june = { as: 'june.ashgrove@example.com', features: { onboardingEnabled: true } };
const address = {
  addressType: 0,
  number: '415',
  street: 'East Capitol Avenue',
  suburb: 'Springfield',
  state: 'IL',
  postcode: '62701',
};
const card = {
  clientId,
  cardType: 'Visa',
  last4: '1881',
  expiryMonth: 12,
  expiryYear: 2038,
  cardHolderName: 'June Ashgrove',
  isDefault: true,
  createdAt: new Date(),
};

interface Firm {
  setting?: 'true' | 'false' | undefined;
  hasAddress?: boolean;
  hasCard?: boolean;
}

/** Sets up June's firm for a test; onboarding is complete by default. */
async function given({ setting, hasAddress = true, hasCard = true }: Firm): Promise<void> {
  const { db } = app.backend.sandbox;
  const [firm] = await db
    .update(clients)
    .set({ addresses: hasAddress ? [address] : [] })
    .where(eq(clients.clientId, clientId))
    .returning();
  const partyId = firm?.partyId ?? 0;
  await db.update(clientCards).set({ replacedAt: new Date() }).where(eq(clientCards.clientId, clientId));
  if (hasCard) await db.insert(clientCards).values(card);
  await db.delete(profileSettings).where(eq(profileSettings.partyId, partyId));
  const name = 'HasCompletedOnboarding';
  const row = { partyId, profileSettingType: 5 as const, name, nameKey: name.toLowerCase(), updatedAt: new Date() };
  if (setting) await db.insert(profileSettings).values({ ...row, value: setting });
}

async function storedSetting(): Promise<string | null | undefined> {
  const [row] = await app.backend.sandbox.db
    .select()
    .from(profileSettings)
    .where(eq(profileSettings.partyId, 90000 + clientId));
  return row?.value;
}

const home = () => screen.findByRole('heading', { level: 1, name: /June$/ });

describe('the gate', () => {
  it('admits a firm with complete data, and asks it only once', async () => {
    await given({ setting: 'true' });
    const { place } = await app.renderApp('/', june);
    expect(await home()).toBeVisible();
    expect(place()).toBe('/');
  });

  it.each([
    ['an address', { hasAddress: false }, 'Welcome to Benchfile!', 'Firm address'],
    ['a card', { hasCard: false }, 'Add payment method', 'Payment'],
  ])('sends a firm without %s to that step only', async (_, missing, heading, step) => {
    await given({ setting: 'false', ...missing });
    const { place } = await app.renderApp('/orders', june);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(place()).toBe('/onboarding/complete');
    expect(screen.getByRole('form', { name: step })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
    expect(screen.getByRole('button', { name: step === 'Payment' ? 'Get started' : 'Get Started' })).toBeEnabled();
  });

  it('asks for both when both are missing, with the known address prefilled', async () => {
    await given({ setting: 'true', hasAddress: false, hasCard: false });
    const known = { ...address, postcode: '' };
    await app.backend.sandbox.db
      .update(clients)
      .set({ addresses: [known] })
      .where(eq(clients.clientId, clientId));
    await app.renderApp('/', june);
    expect(await screen.findByLabelText(/^Street name/)).toHaveValue('East Capitol Avenue');
    expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent('1Firm address2Payment');
  });

  it('records that onboarding is complete, and shows the firm its orders', async () => {
    await given({ setting: 'false' });
    const { place } = await app.renderApp('/', june);
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(place()).toBe('/orders');
    expect(await storedSetting()).toBe('true');
  });

  it('skips firms older than onboarding, unless they must be included', async () => {
    await given({ hasCard: false });
    const first = await app.renderApp('/', june);
    expect(await home()).toBeVisible();
    first.unmount();
    const forced = { ...june, features: { onboardingEnabled: true, forceOnboardingForExistingClients: true } };
    await app.renderApp('/', forced);
    expect(await screen.findByRole('heading', { name: 'Add payment method' })).toBeVisible();
  });

  it('does not block people when the check fails', async () => {
    await given({ setting: 'false', hasCard: false });
    await app.backend.sandbox.faults.replace([
      { operationId: 'clientGetBillingSummary', status: 503, when: 'before', latency: 0 },
    ]);
    await app.renderApp('/', june);
    expect(await home()).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
  });

  it('asks nothing when onboarding is off', async () => {
    await given({ setting: 'false', hasCard: false });
    const { queryClient } = await app.renderApp('/', { as: june.as });
    expect(await home()).toBeVisible();
    const asked = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey }) => JSON.stringify(queryKey));
    expect(asked.filter((key) => /HasCompletedOnboarding/.test(key))).toEqual([]);
  });
});

describe('/onboarding/complete', () => {
  it('asks a firm with complete data for nothing', async () => {
    await given({ setting: 'true' });
    const { place } = await app.renderApp('/onboarding/complete', june);
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    expect(place()).toBe('/orders');
  });

  it('saves the address, adds the card, and admits the firm', async () => {
    await given({ setting: 'true', hasAddress: false, hasCard: false });
    const { user, place } = await app.renderApp('/onboarding/complete', june);
    await user.type(await screen.findByRole('combobox', { name: 'Street address' }), '210 harbor st chic');
    await user.click(await screen.findByRole('option', { name: /Chicago, IL/ }));
    expect(await screen.findByText(/^210 Harbor Street, Chicago, IL \d{5}$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^Name on card/), 'June Ashgrove');
    await user.click(screen.getByLabelText(/^Card number/));
    await user.paste('4012-8888-8888-1881');
    await user.type(screen.getByLabelText(/^Expiration date/), '1238');
    await user.type(screen.getByLabelText(/^CVV/), '739');
    // A person who has an account already agrees to the terms with the firm's first card.
    const getStarted = screen.getByRole('button', { name: 'Get started' });
    await user.click(getStarted);
    expect(await screen.findByText('You must agree to the terms of service')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^I agree to the Terms of service/ }));
    await user.click(getStarted);
    expect(await home()).toBeVisible();
    expect(place()).toBe('/');
    const { db } = app.backend.sandbox;
    const [firm] = await db.select().from(clients).where(eq(clients.clientId, clientId));
    expect(firm?.addresses).toMatchObject([{ addressType: 0, number: '210', suburb: 'Chicago', state: 'IL' }]);
    const onFile = and(eq(clientCards.clientId, clientId), isNull(clientCards.replacedAt));
    expect(await db.select().from(clientCards).where(onFile)).toMatchObject([
      { last4: '1881', cardType: 'Visa', expiryMonth: 12, expiryYear: 2038, isDefault: true },
    ]);
  });
});

describe('signing up', () => {
  beforeEach(() => given({ setting: 'true' }));

  it('is denied when onboarding is off', async () => {
    await app.renderApp('/onboarding/create-account', { as: null });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    // Access denied outside the layout has its landmarks.
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) expect(screen.getByRole(landmark)).toBeVisible();
    // A visitor has no administrator yet.
    expect(screen.getByText(/^Online sign-up isn’t available here\./)).toBeVisible();
    expect(screen.queryByText(/administrator/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/app/login');
    expect(screen.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute('href', 'tel:8005550142');
  });

  it('is open for process serving even then', async () => {
    await app.renderApp('/serve-it/signup?clientEmail=mara%40example.com', { as: null });
    expect(await screen.findByRole('heading', { name: 'Sign up for process serving' })).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mara@example.com');
  });

  it('names what the link lacks', async () => {
    const { user } = await app.renderApp(
      '/onboarding/create-account?firmName=Quill&clientPhone=%20&clientEmail=m@x.example',
      june,
    );
    const told =
      'This sign-up link is missing required information: a contact person, a phone number, your first name, your last name. Please use the full link provided or contact support.';
    expect(await screen.findByText(told)).toBeVisible();
    await user.type(screen.getByLabelText(/^Password/), 'Harbor-lights-29');
    expect(screen.queryByText(told)).toBeNull();
    await user.type(screen.getByLabelText(/^Confirm password/), 'Harbor-lights-29');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
  });

  it('tells a person whose sign-up expired how to continue', async () => {
    const link = new URLSearchParams({
      firmName: 'Quill & Harbor LLP',
      clientContact: 'Mara Quill',
      clientPhone: '(312) 555-0177',
      userFirstName: 'Mara',
      userLastName: 'Quill',
      clientEmail: 'mara.quill@example.com',
    });
    const { user } = await app.renderApp(`/onboarding/create-account?${link}`, { ...june, as: null });
    await user.type(await screen.findByLabelText(/^Password/), 'Harbor-lights-29');
    await user.type(screen.getByLabelText(/^Confirm password/), 'Harbor-lights-29');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Enter manually' }));
    await user.type(screen.getByLabelText(/^Street name/), '210 Harbor Street');
    await user.tab();
    expect(screen.getByLabelText(/^Street number/)).toHaveValue('210');
    await user.type(screen.getByLabelText(/^City/), 'Chicago');
    await user.selectOptions(screen.getByLabelText(/^State/), 'IL');
    await user.type(screen.getByLabelText(/^ZIP code/), '60601');
    await app.backend.sandbox.faults.replace([
      { operationId: 'clientUpdateAddresses', status: 401, when: 'before', latency: 0, times: 1 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Failed to save your address. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to continue' })).toHaveAttribute(
      'href',
      '/app/login?returnPath=%2Fonboarding%2Fcomplete',
    );
  });
});
