/** The current matter: which one it is, the gate before work starts, switching, and a lost connection. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq, like } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { integrationConnections } from '../sandbox/db/schema/integration.ts';
import { clients, profileSettings } from '../sandbox/db/schema/platform.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';
const brightwater = '00000000-0000-4000-8000-000000000003';
const june = 'june.ashgrove@example.com';

const fault = (given: object) => app.backend.sandbox.faults.add(faultSchema.parse(given));
const heal = () => app.backend.sandbox.faults.replace([]);
const banner = () => screen.findByRole('complementary', { name: 'Matter' });
const newFiling = () => screen.findByRole('link', { name: 'New filing' });

/** Selects a matter in the open dialog. */
async function choose({ user }: Awaited<ReturnType<typeof app.renderApp>>, words: string, name: RegExp) {
  await user.type(await screen.findByRole('combobox', { name: 'Matter' }), words);
  await user.click(await screen.findByRole('option', { name }));
}

describe('the current matter', () => {
  it('shows only a loading state during lookup', async () => {
    await fault({ operationId: 'getMapping', latency: 400, times: 1 });
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await app.renderApp(`/matter-view/00015-Ortega?mappingId=${ortega}`);
    expect(await banner()).toHaveTextContent('Ortega');
    watch.disconnect();
    expect(said.filter((text) => /not connected|matter connected|didn’t load/.test(text))).toEqual([]);
  });

  it('stays on pages whose address names no matter, and an address with one wins', async () => {
    const { router, user } = await app.renderApp(`/matter-view/00015-Ortega?mappingId=${ortega}`);
    await banner();
    await router.navigate({ to: '/orders', search: { mappingId: undefined } });
    await waitFor(() => expect(router.state.location.href).toBe('/orders'));
    expect(await banner()).toHaveTextContent('Ortega');
    await router.navigate({ to: '/orders', search: { mappingId: brightwater } });
    await waitFor(async () => expect(await banner()).toHaveTextContent('Brightwater'));
    // As a person goes there: with a key, not by a redirect.
    await user.keyboard('{Shift}');
    await router.navigate({ to: '/orders', search: { mappingId: undefined } });
    await waitFor(() => expect(router.state.location.href).toBe('/orders'));
    expect(await banner()).toHaveTextContent('Brightwater');
  });
});

describe('a link to work for a matter', () => {
  it('waits for a matter to be connected, then continues automatically', async () => {
    const rendered = await app.renderApp('/orders');
    await rendered.user.click(await newFiling());
    const dialog = await screen.findByRole('dialog', { name: 'Connect to a matter' });
    expect(within(dialog).getByRole('button', { name: 'Proceed anyways' })).toBeVisible();
    await choose(rendered, 'Brightw', /00031-Brightwater/);
    await waitFor(() => expect(rendered.router.state.location.pathname).toBe('/case-initiation'));
    expect(rendered.router.state.location.search.mappingId).toBe(brightwater);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await banner()).toHaveTextContent('Brightwater');
  });

  it('continues without a matter on request', async () => {
    const { user, router } = await app.renderApp('/orders?mappingId=00000000-0000-4000-8000-000000000099');
    await user.click(await newFiling());
    await user.click(await screen.findByRole('button', { name: 'Proceed anyways' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/case-initiation'));
    expect(router.state.location.search.mappingId).toBeUndefined();
    expect(await banner()).toHaveTextContent('No Clio matter connected');
  });

  it('continues past another matter only once that is recorded', async () => {
    const { user, router } = await app.renderApp(`/matter-view/00031-Brightwater?mappingId=${ortega}`);
    await user.click(await screen.findByRole('link', { name: 'File a new case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Connect to a matter' });
    expect(dialog).toHaveTextContent(
      'documents and fees will go to the currently launched matter, 00015-Ortega, instead of the mapped one, 00031-Brightwater',
    );
    await fault({ operationId: 'upsertProfileSetting', status: 500, times: 1 });
    await user.click(within(dialog).getByRole('button', { name: 'Proceed anyways' }));
    expect(await screen.findByText(/^Your decision could not be recorded/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/matter-view/00031-Brightwater');
    await user.click(within(dialog).getByRole('button', { name: 'Proceed anyways' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/case-initiation'));
    const [row, ...more] = await app.backend.sandbox.db
      .select()
      .from(profileSettings)
      .where(like(profileSettings.name, 'ProceededAnyways.%'));
    expect(more).toEqual([]);
    expect(row?.userId).toBe(1);
    expect(JSON.parse(row?.value ?? '')).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      onScreen: '00031-Brightwater',
      launched: '00015-Ortega',
      mappingId: ortega,
    });
    expect(await banner()).toHaveTextContent('Ortega');
  });

  it.each([
    ['/orders', 'Matter is not connected to Benchfile'],
    ['/matter-view/AG-9?mappingId=00000000-0000-4000-8000-000000000007', 'You are not connected to this matter'],
  ])('tells people whose system can’t switch matters to reopen it: %s', async (path, title) => {
    const { db } = app.backend.sandbox;
    await db.update(clients).set({ retailerId: 4 }).where(eq(clients.clientId, 2));
    const { user } = await app.renderApp(path, { as: june });
    await user.click(await newFiling());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(
      'Please go back to your practice management system and relaunch Benchfile from a matter',
    );
    expect(within(dialog).getByRole('combobox', { name: 'Matter' })).toBeDisabled();
    await db.update(clients).set({ retailerId: 1 }).where(eq(clients.clientId, 2));
  });

  it('waits wherever it is followed, from a full-screen page’s palette too, which closes', async () => {
    const { user, router } = await app.renderApp('/case-initiation?state=IL');
    await screen.findByRole('link', { name: 'Close' });
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Search everything' });
    await user.type(within(palette).getByRole('combobox'), 'file into');
    await user.click(await within(palette).findByRole('option', { name: /existing case/ }));
    expect(await screen.findByRole('dialog', { name: 'Connect to a matter' })).toBeVisible();
    await waitFor(() => expect(palette).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/case-initiation');
    await user.click(screen.getByRole('button', { name: 'Proceed anyways' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/existing-case'));
  });

  it('never waits without a connected system', async () => {
    const { user, router } = await app.renderApp('/orders', { as: june });
    await user.click(await newFiling());
    await waitFor(() => expect(router.state.location.pathname).toBe('/case-initiation'));
  });
});

describe('switching', () => {
  it('stays on the page and continues with the newly connected matter', async () => {
    const rendered = await app.renderApp(`/orders?mappingId=${ortega}`);
    await rendered.user.click(within(await banner()).getByRole('button', { name: 'Switch matter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch matter' });
    expect(dialog).toHaveTextContent('Connecting a matter will help sync and save all documents and fees to Clio.');
    const goOn = within(dialog).getByRole('button', { name: 'Continue' });
    expect(goOn).toBeDisabled();
    await fault({ operationId: 'getOrCreateMapping', status: 500, times: 1 });
    await choose(rendered, 'Brightw', /00031-Brightwater/);
    expect(await within(dialog).findByText('00031-Brightwater could not be connected.')).toBeVisible();
    expect(goOn).toBeDisabled();
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goOn).toBeEnabled());
    await rendered.user.click(goOn);
    await waitFor(() => expect(rendered.place()).toBe(`/orders?mappingId=${brightwater}`));
    await waitFor(async () => expect(await banner()).toHaveTextContent('Brightwater'));
  });

  it('shows the new matter’s page in place of the old one', async () => {
    const rendered = await app.renderApp(`/matter-view/00015-Ortega/drafts?mappingId=${ortega}`);
    await rendered.user.click(within(await banner()).getByRole('button', { name: 'Switch matter' }));
    await choose(rendered, 'Brightw', /00031-Brightwater/);
    const goOn = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(goOn).toBeEnabled());
    await rendered.user.click(goOn);
    await waitFor(() =>
      expect(rendered.place()).toBe(`/matter-view/00031-Brightwater/drafts?mappingId=${brightwater}`),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a lost connection', () => {
  const connect = (isConnected: boolean, userId = 1) =>
    app.backend.sandbox.db
      .update(integrationConnections)
      .set({ isConnected })
      .where(eq(integrationConnections.userId, userId));

  it.each([
    ['fails', () => connect(false), () => connect(true)],
    ['errs', () => fault({ operationId: 'getTokenValidity', status: 500 }), heal],
  ])('is shown where matters are chosen when its check %s, before anything is searched', async (_, breakIt, repair) => {
    await breakIt();
    const { user } = await app.renderApp(`/orders?mappingId=${ortega}`);
    await user.click(within(await banner()).getByRole('button', { name: 'Switch matter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnected from Clio' });
    expect(dialog).toHaveTextContent(
      'You appear to be disconnected. Please reconnect to continue managing your matters with Benchfile.',
    );
    expect(within(dialog).getByRole('button', { name: 'Connect to Clio' })).toBeVisible();
    await repair();
  });

  it('is shown for a plain 401, too, which ends no session', async () => {
    const refreshes = vi.fn();
    app.answer(({ url }) => {
      if (url.includes('forceRefresh=true')) refreshes();
      return /\/Matters?(List)?\b/i.test(url) ? new HttpResponse('Unauthorized', { status: 401 }) : undefined;
    });
    const { user, place } = await app.renderApp(`/orders?mappingId=${ortega}`);
    await user.click(within(await banner()).getByRole('button', { name: 'Switch matter' }));
    await user.type(await screen.findByRole('combobox', { name: 'Matter' }), 'Brightw');
    expect(await screen.findByRole('dialog', { name: 'Disconnected from Clio' })).toBeVisible();
    expect(refreshes).not.toHaveBeenCalled();
    expect(place()).toContain('/orders');
  });

  it.each([
    ['fails', () => connect(false), () => connect(true)],
    ['errs', () => fault({ operationId: 'getTokenValidity', status: 500 }), heal],
  ])('replaces the matter’s page when its check %s', async (_, breakIt, repair) => {
    await breakIt();
    const { user } = await app.renderApp(`/matter-view/00015-Ortega?mappingId=${ortega}`);
    const screenOfIt = await screen.findByRole('region', { name: 'Disconnected from Clio' });
    expect(within(screenOfIt).getByRole('button', { name: 'Connect to Clio' })).toBeVisible();
    await user.click(within(screenOfIt).getByRole('button', { name: 'Show the matter anyway' }));
    expect(await screen.findByRole('heading', { name: '00015-Ortega' })).toBeVisible();
    await repair();
  });

  it('keeps what was typed on the matter’s page while the check went on', async () => {
    const check = Promise.withResolvers<Response>();
    app.answer(({ url }) => (url.includes('/auth/token/valid') ? check.promise : undefined));
    const { user } = await app.renderApp(`/matter-view/00015-Ortega?mappingId=${ortega}`);
    await user.type(await screen.findByRole('textbox', { name: 'Ordered from' }), 'zq');
    check.resolve(HttpResponse.json({ code: 'odd', detail: 'Out of order' }, { status: 500 }));
    const screenOfIt = await screen.findByRole('region', { name: 'Disconnected from Clio' });
    expect(screen.queryByRole('textbox', { name: 'Ordered from' })).not.toBeInTheDocument();
    await user.click(within(screenOfIt).getByRole('button', { name: 'Show the matter anyway' }));
    expect(await screen.findByRole('textbox', { name: 'Ordered from' })).toHaveValue('zq');
  });
});

describe('/filevine', () => {
  const callum = { as: 'callum.stillwater@example.com' };

  it('opens the matter with its mapping, created once', async () => {
    const { router, user } = await app.renderApp('/filevine/F-88120', callum);
    await waitFor(() => expect(router.state.location.pathname).toBe('/matter-view/Ruiz%2C Elena'));
    const { mappingId } = router.state.location.search;
    expect(mappingId).toMatch(/^[0-9a-f-]{36}$/);
    await user.keyboard('{Shift}');
    await router.navigate({ to: '/filevine/$matterReference', params: { matterReference: 'F-88120' }, search: {} });
    await waitFor(() => expect(router.state.location.search.mappingId).toBe(mappingId));
    expect(await banner()).toHaveTextContent('Ruiz');
  });

  it('reports a matter that does not exist', async () => {
    await app.renderApp('/filevine/F-1', callum);
    expect(await screen.findByRole('heading', { name: 'Matter not found' })).toBeVisible();
  });

  it('does not work for another firm', async () => {
    await app.renderApp('/filevine/F-88120');
    expect(await screen.findByText('Your firm isn’t connected to Filevine.')).toBeVisible();
  });
});
