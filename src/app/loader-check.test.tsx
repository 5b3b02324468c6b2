import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchForMissingLoaders } from './loader-check';

const namesQuery = queryOptions({ queryKey: ['names'], queryFn: () => Promise.resolve('Ortega') });

/** Renders a page at `/orders` that loads names. */
async function draw(loader: (client: QueryClient) => unknown, enabled = true) {
  const queryClient = new QueryClient();
  const report = vi.fn<(message: string) => void>();
  function Page() {
    const names = useQuery({ ...namesQuery, enabled });
    return <p>Names: {names.data ?? 'unknown'}</p>;
  }
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/orders',
    component: Page,
    loader: () => loader(queryClient),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/orders'] }),
  });
  const stop = watchForMissingLoaders(router, queryClient, report);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText(enabled ? 'Names: Ortega' : 'Names: unknown');
  stop();
  return report;
}

it('reports the page and the query that no loader started', async () => {
  const report = await draw(() => undefined);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'No loader of /orders started ["names"], which its first render needs.',
  );
});

it.each([
  ['prefetches without waiting', (client: QueryClient) => void client.prefetchQuery(namesQuery)],
  ['waits for the response', (client: QueryClient) => client.ensureQueryData(namesQuery)],
])('accepts a loader that %s', async (_, loader) => {
  expect(await draw(loader)).not.toHaveBeenCalled();
});

it('ignores queries that aren’t needed yet', async () => {
  expect(await draw(() => undefined, false)).not.toHaveBeenCalled();
});
