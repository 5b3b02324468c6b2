import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  retainSearchParams,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseSearchParams, stringifySearchParams } from '../links/search-params';
import { type LinkSettings, LinkSettingsContext } from './link-settings';
import { AppLink } from './links';

const legacyOrigin = 'https://old.benchfile.example';

/** Shows links on a page with a matter. */
async function show(links: ReactNode, settings: Partial<LinkSettings> = {}) {
  const root = createRootRoute({
    validateSearch: (search: Record<string, unknown>): { mappingId?: unknown } => search,
    search: { middlewares: [retainSearchParams(['mappingId'])] },
    component: () => (
      <>
        {links}
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    basepath: '/app',
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    history: createMemoryHistory({ initialEntries: ['/app/home?mappingId=map-1&q=1'] }),
  });
  render(
    <MantineProvider>
      <LinkSettingsContext value={{ legacyOrigin, outsideLinks: 'new-tab', mappingId: 'map-1', ...settings }}>
        <RouterProvider router={router} />
      </LinkSettingsContext>
    </MantineProvider>,
  );
  await screen.findAllByRole('link');
  return router;
}

const link = () => screen.getByRole('link');

describe('a legacy link', () => {
  it.each([
    ['new-tab', { target: '_blank', rel: 'noopener' }],
    ['same-window', { target: '', rel: '' }],
  ] as const)('opens as section 6 says: %s', async (outsideLinks, expected) => {
    await show(
      <AppLink kind="legacy" link="/account">
        Billing
      </AppLink>,
      { outsideLinks },
    );
    expect(link()).toHaveAttribute('href', `${legacyOrigin}/account?mappingId=map-1`);
    const { target, rel } = screen.getByRole<HTMLAnchorElement>('link');
    expect({ target, rel }).toEqual(expected);
  });
});

describe('an application link', () => {
  it('keeps the matter and loads no document', async () => {
    const router = await show(
      <AppLink kind="single-page-with-matter" link="/case-search?x=1#top" params={{ state: 'IL', types: ['a', 'b'] }}>
        Search
      </AppLink>,
    );
    expect(link()).toHaveAttribute('href', '/app/case-search?mappingId=map-1&x=1&state=IL&types=a,b#top');
    await userEvent.click(link());
    await waitFor(() => expect(router.state.location.pathname).toBe('/case-search'));
    expect(router.state.location.search).toMatchObject({ mappingId: 'map-1', x: '1', state: 'IL' });
  });

  it('to a page without a matter drops it', async () => {
    await show(
      <AppLink kind="single-page" link="/settings">
        Settings
      </AppLink>,
    );
    expect(link()).toHaveAttribute('href', '/app/settings');
  });

  it('keeps an encoded path', async () => {
    await show(
      <AppLink kind="single-page" link="/matter-view/A%2FB%20C">
        Matter
      </AppLink>,
    );
    expect(link()).toHaveAttribute('href', '/app/matter-view/A%2FB%20C');
  });

  it.each(['https://court.example/x', '//court.example/x'])(
    'out of the product (%s) opens a new tab',
    async (address) => {
      await show(
        <AppLink kind="legacy" link={address}>
          Court
        </AppLink>,
      );
      expect(link()).toHaveAttribute('href', new URL(address, window.location.origin).href);
      expect(link()).toHaveAttribute('target', '_blank');
      expect(link()).toHaveAttribute('rel', 'noopener');
    },
  );

  it('to another site stays in the window of an embedded browser', async () => {
    await show(
      <AppLink kind="single-page" link="https://court.example">
        Court
      </AppLink>,
      { outsideLinks: 'same-window' },
    );
    expect(link()).not.toHaveAttribute('target');
  });

  it('that would run a script leads to the start page', async () => {
    await show(
      <AppLink kind="single-page" link="javascript:alert(1)">
        Run
      </AppLink>,
    );
    expect(link()).toHaveAttribute('href', '/app/');
  });
});
