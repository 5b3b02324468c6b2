/** The firm's connection with File & ServeXpress: from not connected to saved, refused, dropped, and in a frame. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeFsxReturn } from '../src/features/fsx/sign-in-return.ts';
import { browserLocation } from '../src/lib/browser/location.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const page = '/filing-account/fsx';
const theo = 'theo.finch@example.com';
const calls = '/filing/api/v1/fsx/authentication';

afterEach(async () => {
  vi.restoreAllMocks();
  app.backend.sandbox.clock.offset = 0;
  window.history.replaceState(null, '', '/');
  await app.backend.call(calls, { method: 'DELETE' });
});

async function status(): Promise<{ status: string; organizationName?: string }> {
  return (await app.backend.call(`${calls}/status`)).json();
}

/** Signs in at FSX; returns the address to which it sends the browser. */
async function signInAt(address: string, organizationId = '48213'): Promise<string> {
  const body = new URLSearchParams({
    answer: 'sign-in',
    organizationId,
    userLoginName: 'dfinch',
    userEmail: 'dana.finch@example.com',
  });
  const answer = await app.backend.sandbox.fetch(
    new Request(address, { method: 'POST', body, headers: { origin: testOrigin } }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

/** Starts a sign-in and signs in, as in another browser. */
async function returnAddress(as?: string, organizationId?: string): Promise<string> {
  const started = await (await app.backend.call(`${calls}/initiate`, { method: 'POST', as })).json();
  return signInAt(started.redirectUrl, organizationId);
}

/** The browser arrives at an address of the application. */
function arrive(address: string, options?: Parameters<typeof app.renderApp>[1]) {
  window.history.replaceState(null, '', address);
  takeFsxReturn();
  return app.renderApp(`${window.location.pathname}${window.location.search}`.replace('/app', ''), options);
}

async function becomeConnected(): Promise<void> {
  const query = (await returnAddress()).replace(/.*\?/, '?');
  await app.backend.call(`${calls}/callback${query}`);
  await app.backend.call(`${calls}/save`, { method: 'POST' });
}

const section = () => screen.findByRole('region', { name: 'Connection' });
const button = (name: string) => screen.findByRole('button', { name });

describe('a firm', () => {
  it('leaves to sign in, sees the organization, saves it, and is led back to where the person was', async () => {
    const left = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
    const { user, unmount } = await arrive(`/app${page}?returnUrl=/app/orders?q=Ortega`);
    const connection = await section();
    await waitFor(() => expect(connection).toHaveTextContent('Not connected'));
    await user.click(await button('Connect to File & ServeXpress'));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    unmount();
    const back = await signInAt(left.mock.calls[0]?.[0] ?? '');
    const returned = await arrive(back);
    expect(window.location.href).not.toMatch(/organizationId|itkRequestId|dfinch/);
    const shown = await section();
    await waitFor(() => expect(shown).toHaveTextContent('Marlow & Finch LLP'));
    for (const text of ['48213', '12', 'dfinch, dana.finch@example.com', 'Not saved'])
      expect(shown).toHaveTextContent(text);
    expect(await status()).toMatchObject({ status: 'pending' });
    await returned.user.click(await button('Save connection'));
    expect(await screen.findByText('Connected to File & ServeXpress')).toBeVisible();
    await waitFor(() => expect(returned.place()).toBe('/orders?q=Ortega'));
    expect(await status()).toMatchObject({ status: 'connected' });
  });

  it('with a pending connection sees it after a reload, and may discard it', async () => {
    const first = await arrive(await returnAddress());
    await button('Save connection');
    first.unmount();
    const { user } = await arrive(`/app${page}`);
    await user.click(await button('Discard'));
    await button('Connect to File & ServeXpress');
    expect(await status()).toEqual({ status: 'not-connected' });
  });

  it('that is connected disconnects after a question', async () => {
    await becomeConnected();
    const { user } = await app.renderApp(page);
    expect(await section()).toBeVisible();
    await user.click(await button('Disconnect'));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect from File & ServeXpress?' });
    expect(dialog).toHaveTextContent('Submitted filings are unaffected.');
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    await button('Connect to File & ServeXpress');
    expect(await status()).toEqual({ status: 'not-connected' });
  });

  it('is connected by administrators; others see who can', async () => {
    const first = await app.renderApp(page, { as: theo });
    const only = 'Only administrators can change this connection.';
    expect(await screen.findByText(only)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Connect/ })).not.toBeInTheDocument();
    first.unmount();
    const pending = await arrive(await returnAddress(theo), { as: theo });
    expect(await screen.findByText('Marlow & Finch LLP', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(only)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save connection' })).not.toBeInTheDocument();
    pending.unmount();
    await app.backend.call(`${calls}/save`, { method: 'POST' });
    await app.renderApp(page, { as: theo });
    expect(await screen.findByText(only)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
  });

  it('never saves another organization than the one shown', async () => {
    const { user } = await arrive(await returnAddress());
    const save = await button('Save connection');
    const other = (await returnAddress(theo, '50119')).replace(/.*\?/, '?');
    expect((await app.backend.call(`${calls}/callback${other}`, { as: theo })).status).toBe(200);
    await user.click(save);
    expect(await screen.findByText(/signed in for another organization/)).toBeVisible();
    expect(await screen.findByText('Calder Whitlock LLP', { selector: 'strong' })).toBeVisible();
    expect(await status()).toMatchObject({ status: 'pending' });
  });
});

describe('a return', () => {
  const refused = 'This sign-in has expired or was already used. Connect again.';

  it.each([
    ['that is late', () => returnAddress(), 16],
    ['of another firm', () => returnAddress('june.ashgrove@example.com'), 0],
  ])('%s is refused in words, and the person can connect again', async (_, address, minutes) => {
    const back = await address();
    app.backend.sandbox.clock.offset = minutes * 60_000;
    let asked = 0;
    app.answer(({ url }) => {
      if (url.includes('/callback')) asked += 1;
      return undefined;
    });
    const first = await arrive(back);
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.getByText('The sign-in can’t be used')).toBeVisible();
    await button('Connect to File & ServeXpress');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await first.settled();
    expect(asked).toBe(1);
    first.unmount();
    await arrive(`/app${page}`);
    await button('Connect to File & ServeXpress');
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
  });

  it('without its parameters says so', async () => {
    await arrive(`/app${page}?organizationId=48213`);
    expect(await screen.findByText(/didn’t say who signed in/)).toBeVisible();
    await button('Connect to File & ServeXpress');
  });

  it('that isn’t answered is repeated, also after a reload', async () => {
    let isDown = true;
    app.answer(({ url }) =>
      isDown && url.includes('/callback') ? HttpResponse.json({ title: 'Down' }, { status: 503 }) : undefined,
    );
    const first = await arrive(await returnAddress(), { retryDelay: 1 });
    expect(await screen.findByText('The sign-in couldn’t be confirmed')).toBeVisible();
    first.unmount();
    const { user } = await arrive(`/app${page}`, { retryDelay: 1 });
    const again = await button('Try again');
    isDown = false;
    await user.click(again);
    await button('Save connection');
  });
});

it('a connection that FSX drops is seen when the person comes back to the tab', async () => {
  await becomeConnected();
  await app.renderApp(page);
  await button('Disconnect');
  await app.backend.call(calls, { method: 'DELETE' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await button('Connect to File & ServeXpress');
});

it('is listed among the firm’s connections', async () => {
  const { user, place } = await app.renderApp('/settings/integrations');
  const listed = await screen.findByRole('region', { name: 'File & ServeXpress' });
  await user.click(await within(listed).findByRole('link', { name: 'Connect your firm' }));
  await waitFor(() => expect(place()).toBe(page));
});

describe('in a frame', () => {
  it('says that the browser blocked the window', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await app.renderApp(page);
    const connect = await button('Connect to File & ServeXpress');
    await user.click(connect);
    expect(opening).toHaveBeenCalledOnce();
    expect(await screen.findByText(/blocked the sign-in window/)).toBeVisible();
    expect(connect).toBeEnabled();
  });
});

it('a sign-in that can’t be started says why', async () => {
  const { user } = await app.renderApp(page);
  const connect = await button('Connect to File & ServeXpress');
  await becomeConnected();
  await user.click(connect);
  expect(await screen.findByText(/already connected/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Disconnect' }, patience)).toBeVisible();
});
