/** The list of addresses that the routes report walks, beside the router's own tree: neither forgets the other. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressOf, routeList } from '../scripts/routes/route-list.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { createRouter } from '../src/app/router.ts';
import { plannedPage } from '../src/features/navigation/model/planned-pages.ts';
import { session } from '../src/features/session/index.ts';

const router = createRouter({ queryClient: createQueryClient(session), session }, createMemoryHistory());
const everythingElse = '/_authenticated/_main/$';
/** Where pages to come are told of. */
const toCome = new Set<string | undefined>([everythingElse, '/_authenticated/_main/$state/my-court-cases']);

/** The route that answers an address, and the path the address has. */
function routeAt(address: string): { id: string | undefined; path: string } {
  const path = new URL(address, 'http://localhost').pathname;
  const [matched] = router.getMatchedRoutes(path);
  return { id: matched.at(-1)?.id, path };
}

it.each(routeList.map((listed) => [listed.route, addressOf(listed)]))('%s is a page, or one to come', (_, address) => {
  const { id, path } = routeAt(address);
  // Not both: what is built takes its line out of the pages to come.
  expect(plannedPage(path) !== undefined).toBe(toCome.has(id));
});

it('lists every route there is', () => {
  const listed = new Set(routeList.map((each) => routeAt(addressOf(each)).id));
  const pages = Object.values(router.routesById).filter(
    ({ id, children, options }) => (options.component || options.beforeLoad) && !children && id !== '__root__',
  );
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.map(({ id }) => id).filter((id) => !listed.has(id) && id !== everythingElse);
  expect(missing).toEqual([]);
});
