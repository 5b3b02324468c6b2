import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import { ApiError } from '@/api/errors';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { PageError } from './page-error';

const filing = 'https://filing.benchfile.example';
const failed = (status: number, url = `${filing}/Tyler/TX/Filings`) =>
  new ApiError('Error', { url, status, statusText: '', body: undefined });
const missingChunk = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/a.js');

async function show(error: Error, page: ReactNode = <PageError error={error} />) {
  const root = createRootRoute({ component: () => page, loader: () => loads() });
  const history = createMemoryHistory({ initialEntries: ['/app/orders?q=1'] });
  const router = createRouter({ routeTree: root, basepath: '/app', history });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
afterEach(() => vi.unstubAllGlobals());

let reload: MockInstance<() => void>;
const loads = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  sessionStorage.clear();
  loads.mockClear();
  reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => {});
  const config = parseRuntimeConfig(undefined, 'localhost');
  if (config.ok) setRuntimeConfig(config.config);
  setBaseAddresses({ platform: '', billing: '', filing, integration: '', docketSync: '', processServing: '' });
});

describe('a failed page', () => {
  it('shows an error, reloads on request, and links to support', async () => {
    await show(new Error('A bug'));
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('There was an error loading the page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', 'tel:8005550142');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded again even when the network is back as it appears', async () => {
    const error = new Error('Network error');
    function BackAtOnce() {
      useLayoutEffect(() => void window.dispatchEvent(new Event('online')), []);
      return <PageError error={error} />;
    }
    await show(error, <BackAtOnce />);
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
  });

  it('without the sign-in service can be retried', async () => {
    await show(new SessionUnavailableError(failed(503)));
    expect(await screen.findByText(/You're still signed in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([failed(403), new AccessDeniedError()])('without permission shows access denied: %s', async (error) => {
    await show(error);
    expect(await heading('Access denied')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
    for (const name of ['Accessibility statement', 'Privacy policy', 'Terms of service'])
      expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('for a missing record shows Not found', async () => {
    await show(failed(404));
    expect(await heading('Page not found')).toBeVisible();
  });

  it('with a locked filing service leads to its sign-in page', async () => {
    const router = await show(failed(423));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tyler-login'));
    expect(router.state.location.search).toEqual({ state: 'TX', returnUrl: '/app/orders?q=1' });
  });

  it('with another lock shows an error', async () => {
    await show(failed(423, 'https://platform.benchfile.example/v1/Clients/1'));
    expect(await heading('Something went wrong')).toBeVisible();
  });
});

describe('a page with a missing chunk', () => {
  it('is reloaded once, silently', async () => {
    await show(missingChunk);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is not reloaded while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(missingChunk);
    expect(await heading('Loading chunk failed')).toBeVisible();
    expect(screen.getByText(/because you're offline/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded by itself once the server can be reached again, even a second time', async () => {
    sessionStorage.setItem(`tanstack_router_reload:${missingChunk.message}`, '1');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(missingChunk);
    expect(await screen.findByText(/It loads by itself once you're back online/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is not reloaded by itself where that would end the session', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(missingChunk);
    expect(await screen.findByText(/Reload when you're back online/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/Reload to try again/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('then shows an error, and is reloaded on request', async () => {
    // The router does the same for its own chunks and stores this.
    sessionStorage.setItem(`tanstack_router_reload:${missingChunk.message}`, '1');
    await show(missingChunk);
    expect(await heading('Loading chunk failed')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
