import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  retainSearchParams,
} from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { addressIn, loadAreas, openArea, watchAreas } from './route-areas';

/** A tree with a page in an area, as the generated tree of a build makes it. */
function openTree(load = vi.fn()) {
  const root = createRootRoute({
    validateSearch: ({ matter }: { matter?: string }) => (matter ? { matter } : {}),
    search: { middlewares: [retainSearchParams(['matter'])] },
  });
  const loader = vi.fn(({ deps }: { deps: { sort: string } }) => `rows by ${deps.sort}`);
  const page = createRoute({
    getParentRoute: () => root,
    id: 'page',
    validateSearch: ({ sort }: { sort?: string }) => ({ sort: sort ?? 'date' }),
    loaderDeps: ({ search: { sort } }) => ({ sort }),
    head: () => ({ meta: [{ title: 'Page' }] }),
    loader,
  });
  const guarded = createRoute({
    getParentRoute: () => root,
    id: 'guarded',
    beforeLoad: ({ search }) => {
      throw Object.assign(new Error('guarded'), { search });
    },
  });
  const area = openArea(async () => {
    await load();
    return { default: [page, guarded] };
  });
  const place = (index: number, path: string) =>
    Object.assign(addressIn(area, index), {}).update(Object.assign({ id: path, path, getParentRoute: () => root }));
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const routeTree = root.addChildren([home, place(0, '/filevine/$matterReference'), place(1, '/guarded')]);
  return { router: createRouter({ routeTree, history }), history, page, loader, load };
}

it('an address whose area isn’t there loads it, and then is the page: search parameters, loader and title', async () => {
  const { router, history, page, loader, load } = openTree();
  history.push('/filevine/7?sort=case&matter=M1', { from: 'a list' });
  await router.load();
  expect(router.state.location.href).toBe('/filevine/7?sort=case&matter=M1');
  expect(router.state.location.state).toMatchObject({ from: 'a list' });
  expect(history.length).toBe(2);
  expect(router.state.matches.at(-1)).toMatchObject({
    routeId: '/filevine/$matterReference',
    search: { sort: 'case', matter: 'M1' },
    params: { matterReference: '7' },
    loaderData: 'rows by case',
    meta: [{ title: 'Page' }],
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledTimes(1);
  // The route's hooks find the match by it.
  expect(page.id).toBe('/filevine/$matterReference');
});

it('links to it keep what every link keeps, before its area is there', async () => {
  const { router, history } = openTree();
  history.push('/?matter=M1');
  await router.load();
  expect(router.buildLocation({ to: '/filevine/$matterReference', params: { matterReference: '7' } }).href).toBe(
    '/filevine/7?matter=M1',
  );
});

it('a page is prepared with its area', async () => {
  const { router, loader, load } = openTree();
  await router.load();
  await router.preloadRoute({ to: '/filevine/$matterReference', params: { matterReference: '7' } });
  expect([load.mock.calls.length, loader.mock.calls.length]).toEqual([1, 1]);
  expect(router.state.location.href).toBe('/');
});

it('guards of its pages hold', async () => {
  const { router, history } = openTree();
  history.push('/guarded?matter=M1');
  await router.load();
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'error', error: { message: 'guarded' } });
});

it('an area that doesn’t load fails the page, which can try again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module: x.js'));
  const { router, history } = openTree(load);
  history.push('/filevine/7');
  await router.load();
  expect(router.state.matches.at(-1)).toMatchObject({
    status: 'error',
    error: { message: expect.stringMatching(/x\.js/) },
  });
  await router.invalidate();
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', loaderData: 'rows by date' });
});

it('areas load ahead of the router, once, and say which routes came', async () => {
  const { router, load } = openTree();
  const came: string[] = [];
  const stop = watchAreas(({ id }) => came.push(id));
  const [routes] = router.getMatchedRoutes('/filevine/7');
  await Promise.all([loadAreas(routes), loadAreas(routes)]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(came).toEqual(['/filevine/$matterReference', '/guarded']);
  expect(loadAreas(routes)).toBeUndefined();
  stop();
});
