import { QueryClient, QueryClientProvider, type QueryFunction, queryOptions, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type LaterQuery, watchForMissingLoaders } from './loader-check';

const namesOptions = (queryFn: QueryFunction<string, string[]>) => queryOptions({ queryKey: ['names'], queryFn });
type NamesQuery = ReturnType<typeof namesOptions>;

interface Drawing {
  enabled?: boolean;
  /** As in development, where React mounts everything twice. */
  isStrict?: boolean;
  startsLater?: LaterQuery[];
}

/** Renders a page at `/orders` that loads names, which are answered once the page is there. */
async function draw(
  loader: (client: QueryClient, names: NamesQuery) => unknown,
  { enabled = true, isStrict = false, startsLater = [] }: Drawing = {},
) {
  const drawn = Promise.withResolvers<void>();
  // Taking the signal lets the cache cancel the request when nothing on the page reads it.
  const namesQuery = namesOptions(({ signal }) => drawn.promise.then(() => (signal.aborted ? '' : 'Ortega')));
  const queryClient = new QueryClient();
  const report = vi.fn<(message: string) => void>();
  function Page() {
    const names = useQuery({ ...namesQuery, enabled });
    useEffect(drawn.resolve, []);
    return <p>Names: {names.data ?? 'unknown'}</p>;
  }
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/orders',
    component: Page,
    loader: () => loader(queryClient, namesQuery),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/orders'] }),
  });
  const stop = watchForMissingLoaders(router, queryClient, report, startsLater);
  const Wrapper = isStrict ? StrictMode : ({ children }: { children: ReactNode }) => children;
  render(
    <Wrapper>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Wrapper>,
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
  ['is answered later', (client: QueryClient, names: NamesQuery) => void client.prefetchQuery(names)],
  [
    'is answered at once',
    (client: QueryClient, names: NamesQuery) => void client.setQueryData(names.queryKey, 'Ortega'),
  ],
])('accepts what a loader started and %s', async (_, loader) => {
  expect(await draw(loader)).not.toHaveBeenCalled();
});

it('knows a loader’s request that React’s second mount cancels', async () => {
  expect(await draw((client, names) => void client.prefetchQuery(names), { isStrict: true })).not.toHaveBeenCalled();
});

it('reports a query once, mounted twice', async () => {
  expect(await draw(() => undefined, { isStrict: true })).toHaveBeenCalledOnce();
});

it('ignores queries that start later on purpose', async () => {
  expect(
    await draw(() => undefined, { startsLater: [{ key: /"names"/, reason: 'Nobody needs them.' }] }),
  ).not.toHaveBeenCalled();
});

it('ignores queries that aren’t needed yet', async () => {
  expect(await draw(() => undefined, { enabled: false })).not.toHaveBeenCalled();
});
