import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FsxConnectionStatus } from '@/api/generated/filing/model';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { FsxNotice } from '../index';
import { fsxStatusQuery } from '../queries';

/** Shows the notice on a page of a court, below its title. */
async function show(status: FsxConnectionStatus['status'] | undefined) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, enabled: false } } });
  if (status) queryClient.setQueryData(fsxStatusQuery.queryKey, { status });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => (
      <>
        <h1>New case</h1>
        <FsxNotice courtId="ca-7" />
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    basepath: '/app',
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    history: createMemoryHistory({ initialEntries: ['/app/case-initiation?state=CA#court'] }),
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByRole('heading', { name: 'New case' });
}

it.each([
  ['not-connected', 'Connect your firm'],
  ['pending', 'Check the connection'],
] as const)('asks a firm that is %s to connect, and leads back to the page and its court', async (status, name) => {
  await show(status);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This court takes filings through File & ServeXpress. Connect your firm first.',
  );
  const link = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://any.example');
  expect([link.pathname, link.searchParams.get('returnUrl')]).toEqual([
    '/app/filing-account/fsx',
    '/app/case-initiation?state=CA&courtLocationCode=ca-7#court',
  ]);
});

it.each(['connected', undefined] as const)('shows nothing while the status is %s', async (status) => {
  await show(status);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
