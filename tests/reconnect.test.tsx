/** An expired connection, for every system that can connect: the notice and the reconnect action. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { integrationConnections } from '../sandbox/db/schema/integration.ts';
import { clients } from '../sandbox/db/schema/platform.ts';
import { browserLocation } from '../src/lib/browser/location.ts';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';
const place = `/matter-view/00015-Ortega/drafts?mappingId=${ortega}`;
const userId = 1;

/** The notice of a lost connection: a screen in place of the matter, or a dialog where matters are listed. */
const systems = [
  { name: 'clio', retailerId: 2, displayName: 'Clio', tells: 'screen', connects: 'on its page' },
  { name: 'netdocuments', retailerId: 3, displayName: 'NetDocuments', tells: 'screen', connects: 'on its page' },
  { name: 'mycase', retailerId: 8, displayName: 'MyCase', tells: 'screen', connects: 'on its page' },
  { name: 'filevine', retailerId: 12, displayName: 'Filevine', tells: 'screen', connects: 'by signing in' },
  { name: 'neos', retailerId: 11, displayName: 'Neos', tells: 'dialog', connects: 'by a token' },
  // Their matters can't be switched here, so no list of matters is requested or rejected.
  { name: 'imanage', retailerId: 4, displayName: 'iManage', tells: 'nothing', connects: 'on its page' },
  { name: 'smokeball', retailerId: 9, displayName: 'Smokeball', tells: 'nothing', connects: 'on its page' },
  { name: 'leap', retailerId: 10, displayName: 'LEAP', tells: 'nothing', connects: 'on its page' },
] as const;

type System = (typeof systems)[number];

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function lose({ name, retailerId }: System, how: 'expired' | 'revoked'): Promise<void> {
  const { db, clock } = app.backend.sandbox;
  await db.update(clients).set({ retailerId, thirdPartyIdentifier: 'MF-1' }).where(eq(clients.clientId, 1));
  await db
    .delete(integrationConnections)
    .where(and(eq(integrationConnections.userId, userId), eq(integrationConnections.integrationName, name)));
  const minute = 60_000;
  await db.insert(integrationConnections).values({
    userId,
    integrationName: name,
    isConnected: how === 'expired',
    connectedAt: new Date(clock.now().getTime() - 2 * minute),
    expiresAt: new Date(clock.now().getTime() + (how === 'expired' ? -minute : minute)),
  });
}

async function isConnected({ name }: System): Promise<boolean> {
  const answer = await app.backend.call(`/integration/v2/integrations/${name}/auth/token/valid`);
  return (await answer.json()).isValid;
}

/** Allows access on the system's page; returns the redirect. */
async function allow(address: string): Promise<string | null> {
  const body = new URLSearchParams({ answer: 'allow' });
  const answer = await app.backend.sandbox.fetch(
    new Request(address, { method: 'POST', body, headers: { origin: testOrigin } }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const cases = systems.flatMap((system) => (['expired', 'revoked'] as const).map((how) => ({ ...system, how })));

it.each(cases)('$displayName, $how: notifies by $tells, connects $connects and returns', async (system) => {
  await lose(system, system.how);
  expect(await isConnected(system)).toBe(false);
  const left = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
  window.history.replaceState(null, '', `/app${place}`);
  const rendered = await app.renderApp(place);
  const name = `Disconnected from ${system.displayName}`;
  if (system.tells === 'nothing') {
    expect(await screen.findByRole('heading', { name: '00015-Ortega' })).toBeVisible();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
    const query = new URLSearchParams({ state: 'topBanner', routeId: `/app${place}` });
    const answer = await app.backend.call(`/integration/v1/integrations/${system.name}/auth/connect?${query}`);
    expect(await allow(await answer.json())).toBe(`/app${place}`);
    expect(await isConnected(system)).toBe(true);
    return;
  }
  if (system.tells === 'dialog') {
    await app.backend.call('/platform/v1/Clients/1/secrets', {
      method: 'PUT',
      body: { name: 'PartnerSecret', value: 'lantern-harbour-77' },
    });
    const banner = await screen.findByRole('complementary', { name: 'Matter' });
    await rendered.user.click(within(banner).getByRole('button', { name: 'Switch matter' }));
    await rendered.user.type(await screen.findByRole('combobox', { name: 'Matter' }), 'Brightw');
  }
  const told = await screen.findByRole(system.tells === 'dialog' ? 'dialog' : 'region', { name });
  expect(told).toHaveTextContent('You appear to be disconnected. Please reconnect to continue');
  await rendered.user.click(within(told).getByRole('button', { name: `Connect to ${system.displayName}` }));
  if (system.connects === 'by a token') {
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(left).not.toHaveBeenCalled();
    expect(rendered.place()).toBe(place);
    expect(await isConnected(system)).toBe(true);
    return;
  }
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const address = new URL(left.mock.calls[0]?.[0] ?? '');
  if (system.connects === 'by signing in') {
    expect(Object.fromEntries(address.searchParams)).toEqual({
      authScheme: 'filevine_sso_us',
      forceLogin: 'true',
      returnUrl: `${window.location.origin}/app${place}`,
    });
    return;
  }
  expect(await allow(address.href)).toBe(`/app${place}`);
  expect(await isConnected(system)).toBe(true);
});

it('offers to reconnect again to those who go back or stay on the page', async () => {
  await lose(systems[0], 'expired');
  const left = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
  window.history.replaceState(null, '', `/app${place}`);
  const { user } = await app.renderApp(place);
  const told = await screen.findByRole('region', { name: 'Disconnected from Clio' });
  const connect = within(told).getByRole('button', { name: 'Connect to Clio' });
  await user.click(connect);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(connect).toBeDisabled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(connect).toBeEnabled());
});

it('says so where the browser blocks the sign-in window of a frame', async () => {
  await lose(systems[0], 'expired');
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  const opening = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await app.renderApp(place);
  const told = await screen.findByRole('region', { name: 'Disconnected from Clio' });
  const connect = within(told).getByRole('button', { name: 'Connect to Clio' });
  await user.click(connect);
  expect(opening).toHaveBeenCalledOnce();
  expect(await screen.findByText(/blocked the sign-in window/)).toBeVisible();
  expect(connect).toBeEnabled();
});
