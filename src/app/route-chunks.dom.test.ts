import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkError } from '@/lib/browser/chunks';
import { nextTurn } from '@/lib/browser/idle';
import { expectOnConsole } from '../../tests/console';
import { guardRouteChunks } from './route-chunks';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  guardRouteChunks(router);
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

it('a loader outside the page’s code sends its requests before the code is asked for', async () => {
  vi.stubGlobal('scheduler', { yield: () => new Promise((resolve) => setTimeout(resolve)) });
  const asked: string[] = [];
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => void nextTurn().then(() => asked.push('data')),
    component: lazyRouteComponent(async () => {
      asked.push('code');
      return { default: () => null };
    }),
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  guardRouteChunks(router);
  await router.load();
  expect(asked).toEqual(['data', 'code']);
});

it('a page whose chunk doesn’t load shows an error, never reloads the document, and loads again', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/a.js');
  const load = vi.fn<() => Promise<{ default: () => null }>>().mockRejectedValueOnce(failure);
  load.mockResolvedValue({ default: () => null });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(load) });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  guardRouteChunks(router);
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  expect(isChunkError(failed?.error)).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  await router.invalidate();
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('an error page that shares the missing chunk is replaced by the default one', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/a.js');
  const load = vi.fn(() => Promise.reject<{ default: () => null }>(failure));
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(load),
    errorComponent: lazyRouteComponent(load),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: () => 'Default error page',
  });
  guardRouteChunks(router);
  expectOnConsole(/Loading chunk failed/, /Error in route match/);
  render(createElement(RouterProvider, { router }));
  expect(await screen.findByText('Default error page')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('a loader outside the chunk starts before the chunk has loaded', async () => {
  const loader = vi.fn(() => 'loaded');
  const root = createRootRoute();
  const component = lazyRouteComponent(() => never);
  const page = createRoute({ getParentRoute: () => root, path: '/', component, loader });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  guardRouteChunks(router);
  void router.load();
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});
