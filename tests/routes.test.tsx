/** Compares the routes report's address list with the router's tree, in both directions. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressOf, routeList } from '../scripts/routes/route-list.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { createRouter } from '../src/app/router.ts';
import { session } from '../src/features/session/index.ts';

const router = createRouter({ queryClient: createQueryClient(session), session }, createMemoryHistory());
const everythingElse = '/_authenticated/_main/$';

/** The ID of the route that matches an address. */
function routeAt(address: string): string | undefined {
  const [matched] = router.getMatchedRoutes(new URL(address, 'http://localhost').pathname);
  return matched.at(-1)?.id;
}

it.each(routeList.map((listed) => [listed.route, addressOf(listed)]))('%s is a page', (_, address) => {
  expect(routeAt(address)).not.toBe(everythingElse);
});

it('lists every route', () => {
  const listed = new Set(routeList.map((each) => routeAt(addressOf(each))));
  const pages = Object.values(router.routesById).filter(
    ({ id, children, options }) => (options.component || options.beforeLoad) && !children && id !== '__root__',
  );
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.map(({ id }) => id).filter((id) => !listed.has(id) && id !== everythingElse);
  expect(missing).toEqual([]);
});
