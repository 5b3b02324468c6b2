import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTypefaces } from './typefaces';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function firstPage() {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const location = router.latestLocation;
  return {
    router,
    queryClient: new QueryClient(),
    render: () =>
      router.emit({
        type: 'onRendered',
        fromLocation: undefined,
        toLocation: location,
        pathChanged: true,
        hrefChanged: true,
        hashChanged: false,
      }),
  };
}

it('loads after the first page and its data, and is remembered', async () => {
  const { router, queryClient, render } = firstPage();
  const loaded = vi.fn();
  void loadTypefaces({ router, queryClient }).then(loaded);
  const query = queryClient.fetchQuery({
    queryKey: ['orders'],
    queryFn: () => new Promise((resolve) => setTimeout(() => resolve(1), 1000)),
  });
  render();
  await vi.advanceTimersByTimeAsync(900);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await query;
  vi.useRealTimers();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  expect(localStorage.getItem('has-typefaces')).toBe('yes');
});

it('loads immediately if cached', async () => {
  localStorage.setItem('has-typefaces', 'yes');
  const { router, queryClient } = firstPage();
  const loaded = vi.fn();
  void loadTypefaces({ router, queryClient }).then(loaded);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

it('loads even if the page doesn’t', async () => {
  const { router, queryClient } = firstPage();
  const loaded = vi.fn();
  void loadTypefaces({ router, queryClient }).then(loaded);
  await vi.advanceTimersByTimeAsync(4900);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
