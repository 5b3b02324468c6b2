import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { isChunkError } from '@/lib/browser/chunks';
import { limitChunks } from './limit-chunks';

afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => {});

/** A router at a page whose chunk loads or hangs, and whose loader waits for the chunk like a real one. */
function routerWith(piece: Promise<{ default: () => null }>, hasLoader: boolean) {
  const loader = vi.fn(async () => {
    await piece;
    return 'loaded';
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(() => piece),
    ...(hasLoader ? { loader } : {}),
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  limitChunks(router);
  return { router, loader };
}

it.each([true, false])(
  'a page whose chunk never loads shows an error after two minutes (loader: %s)',
  async (hasLoader) => {
    vi.useFakeTimers();
    const { router } = routerWith(never, hasLoader);
    void router.load();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(router.state.matches.some(({ status }) => status === 'error')).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);
    const failed = router.state.matches.find(({ status }) => status === 'error');
    expect(isChunkError(failed?.error)).toBe(true);
  },
);

it('a page whose chunk loads is shown', async () => {
  const { router, loader } = routerWith(Promise.resolve({ default: () => null }), true);
  await router.load();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', loaderData: 'loaded' });
});

it('a loader outside the chunk starts before the chunk has loaded', async () => {
  const loader = vi.fn(() => 'loaded');
  const root = createRootRoute();
  const component = lazyRouteComponent(() => never);
  const page = createRoute({ getParentRoute: () => root, path: '/', component, loader });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  limitChunks(router);
  void router.load();
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});
