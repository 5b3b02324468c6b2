/** Compares the routes report's address list with the router's tree, in both directions. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressOf, routeList } from '../scripts/routes/route-list.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { createRouter } from '../src/app/router.ts';
import { plannedPage } from '../src/features/navigation/model/planned-pages.ts';
import { session } from '../src/features/session/index.ts';

const router = createRouter({ queryClient: createQueryClient(session), session }, createMemoryHistory());
const everythingElse = '/_authenticated/_main/$';
/** Routes of planned pages. */
const toCome = new Set<string | undefined>([everythingElse]);

/** The route that matches an address, and its path. */
function routeAt(address: string): { id: string | undefined; path: string } {
  const path = new URL(address, 'http://localhost').pathname;
  const [matched] = router.getMatchedRoutes(path);
  return { id: matched.at(-1)?.id, path };
}

it.each(routeList.map((listed) => [listed.route, addressOf(listed)]))('%s is a page, or one to come', (_, address) => {
  const { id, path } = routeAt(address);
  // Not both: built pages must be removed from the planned pages.
  expect(plannedPage(path) !== undefined).toBe(toCome.has(id));
});

it('lists every route', () => {
  const listed = new Set(routeList.map((each) => routeAt(addressOf(each)).id));
  const pages = Object.values(router.routesById).filter(
    ({ id, children, options }) => (options.component || options.beforeLoad) && !children && id !== '__root__',
  );
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.map(({ id }) => id).filter((id) => !listed.has(id) && id !== everythingElse);
  expect(missing).toEqual([]);
});
