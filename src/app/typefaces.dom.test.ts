import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTypefaces } from './typefaces';

const load = vi.fn<() => Promise<void>>();
const add = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue();
  add.mockReset();
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
    },
  );
  Object.assign(document.fonts, { add });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document.fonts, 'add');
  };
});

function firstPage() {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const location = router.latestLocation;
  return {
    router,
    queryClient: new QueryClient(),
    emit: (type: 'onRendered' | 'onBeforeRouteMount') =>
      router.emit({
        type,
        fromLocation: undefined,
        toLocation: location,
        pathChanged: true,
        hrefChanged: true,
        hashChanged: false,
      }),
  };
}

it('loads after the first page and its data, and shows from the next page on', async () => {
  const { router, queryClient, emit } = firstPage();
  void loadTypefaces({ router, queryClient });
  const query = queryClient.fetchQuery({
    queryKey: ['orders'],
    queryFn: () => new Promise((resolve) => setTimeout(() => resolve(1), 1000)),
  });
  emit('onRendered');
  await vi.advanceTimersByTimeAsync(900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await query;
  expect(load).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('has-typefaces')).toBe('yes');
  expect(add).not.toHaveBeenCalled();
  emit('onBeforeRouteMount');
  await vi.advanceTimersByTimeAsync(0);
  expect(add).toHaveBeenCalledTimes(3);
});

it('shows immediately if cached', async () => {
  localStorage.setItem('has-typefaces', 'yes');
  await loadTypefaces(firstPage());
  expect(add).toHaveBeenCalledTimes(3);
});

it('loads even if the page doesn’t', async () => {
  void loadTypefaces(firstPage());
  await vi.advanceTimersByTimeAsync(4900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the system fonts when the typefaces don’t load', async () => {
  localStorage.setItem('has-typefaces', 'yes');
  load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
  await loadTypefaces(firstPage());
  expect(add).not.toHaveBeenCalled();
});
