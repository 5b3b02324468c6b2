/** Access, redirects to sign-in and back to the same page, and the end of a session. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { browserLocation } from '../src/lib/browser/location.ts';
import { expectOnConsole } from './console.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
let replace: MockInstance<(address: string) => void>;
let reload: MockInstance<() => void>;

beforeEach(() => {
  replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
  reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => {});
});

/** The browser's redirect target. */
async function sentTo(): Promise<URL> {
  await waitFor(() => expect(replace).toHaveBeenCalled());
  return new URL(replace.mock.lastCall?.[0] ?? '');
}

describe('a signed-in person', () => {
  it('gets in', async () => {
    const { place } = await app.renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: /Nora$/ })).toBeVisible();
    expect(place()).toBe('/');
    expect(document.title).toBe('Benchfile');
  });

  it('is redirected from the sign-in page to the requested page', async () => {
    const { place } = await app.renderApp('/login?returnPath=/simulate-access-denied&state=IL');
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(place()).toBe('/simulate-access-denied?state=IL');
  });

  it('is never redirected elsewhere by it', async () => {
    const { place } = await app.renderApp('/login?returnPath=//evil.example');
    await screen.findByRole('heading', { level: 1, name: /Nora$/ });
    expect(place()).toBe('/');
  });

  it('signs out, here and on the platform', async () => {
    const { user } = await app.renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const address = await sentTo();
    expect(address.pathname).toBe('/api/platform/account/logout');
    expect(address.searchParams.get('returnUrl')).toBe('http://localhost:5173/app/logout-redirect');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(await screen.findByText('Signing out…')).toBeVisible();
  });
});

describe('a signed-out person', () => {
  it('is sent to the platform’s sign-in, and back to the page with its query', async () => {
    const { place } = await app.renderApp('/orders?status=rejected,cancelled&q=0275', { as: null });
    const address = await sentTo();
    expect(address.pathname).toBe('/api/platform/account/login');
    expect(address.searchParams.get('returnUrl')).toBe(
      'http://localhost:5173/app/orders?status=rejected,cancelled&q=0275',
    );
    expect(place()).toBe('/login?status=rejected,cancelled&q=0275&returnPath=%2Forders');
  });

  it('keeps the temporary sign-up token, once', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the platform would do.
    document.cookie = 'tempauth_id=temp-1; path=/';
    await app.renderApp('/orders', { as: null });
    expect((await sentTo()).searchParams.get('tempAuthId')).toBe('temp-1');
    expect(document.cookie).not.toContain('tempauth_id');
  });

  it('sees that sign-out is complete', async () => {
    await app.renderApp('/logout-redirect', { as: null });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/app/login');
  });
});

describe('a session', () => {
  it('that can’t be checked shows the error page, and recovers', async () => {
    expectOnConsole(/SessionUnavailableError/, /Error in route match/);
    await app.backend.sandbox.faults.replace([
      { operationId: 'refreshSession', status: 503, when: 'before', latency: 0 },
    ]);
    localStorage.setItem('access_token', 'unreadable');
    const { user } = await app.renderApp('/', { as: null });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
    localStorage.setItem('access_token', await app.backend.tokenOf('theo.finch@example.com'));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: /Theo$/ })).toBeVisible();
  });

  it('that has ended leads to sign-in and back to this page', async () => {
    const { queryClient } = await app.renderApp('/?state=IL');
    await screen.findByRole('heading', { level: 1, name: /Nora$/ });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    localStorage.setItem('access_token', 'refused');
    void queryClient.invalidateQueries();
    expect((await sentTo()).searchParams.get('returnUrl')).toBe('http://localhost:5173/app/?state=IL');
  });

  it('of another user in another tab removes this user’s data', async () => {
    const { queryClient } = await app.renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Nora$/ });
    await waitFor(() => expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(0));
    const clear = vi.spyOn(queryClient, 'clear');
    localStorage.setItem('access_token', await app.backend.tokenOf('june.ashgrove@example.com'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(clear).toHaveBeenCalled();
    expect(reload).toHaveBeenCalled();
  });

  it('in a frame with an invalid token is denied', async () => {
    expectOnConsole(/^Invalid token in embedded mode\.$/, /AccessDeniedError/, /Error in route match/);
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    await app.renderApp('/', { as: null });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });
});
