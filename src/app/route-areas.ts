/**
 * Pages whose address the entry knows, and whose search parameters, guard, title and loader load by area
 * (docs/adr/0007). `scripts/route-areas.ts` puts them into the tree of a build; in development and in tests, every route
 * is there from the start.
 */
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { chunkInTime } from '@/lib/browser/chunks';
import { Route as root } from '@/routes/__root';

/** Loads an area, once: its routes take the place of their addresses. */
type Area = { readonly load: () => Promise<void>; readonly addresses: AnyRoute[] };

/** The area that a route waits for. */
const awaited = new Map<AnyRoute, Area>();
const listeners = new Set<(route: AnyRoute) => void>();

/** Declares an area by the module with its routes, in the order of their addresses. */
export function openArea(load: () => Promise<{ default: readonly AnyRoute[] }>): Area {
  const addresses: AnyRoute[] = [];
  let loading: Promise<void> | undefined;
  const area: Area = {
    addresses,
    load: () => {
      loading ??= chunkInTime(load())
        .then(({ default: routes }) => {
          for (const [index, route] of routes.entries()) settle(addresses[index], route);
        })
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
  };
  return area;
}

/** The address of an area's route: it loads the area, then the page is matched again. */
export function addressIn(area: Area, index: number): AnyRoute {
  const address: AnyRoute = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: async ({ location: { href } }) => {
      await area.load();
      throw redirect({ href, replace: true, state: true });
    },
  });
  area.addresses[index] = address;
  awaited.set(address, area);
  return address;
}

/** The address does what its route does; the route's own hooks find themselves by its place in the tree. */
function settle(address: AnyRoute | undefined, route: AnyRoute): void {
  if (!address) return;
  const { beforeLoad } = route.options;
  address.options = { ...route.options, ...address.options, beforeLoad };
  route.options = address.options;
  route.init(0);
  awaited.delete(address);
  for (const tell of listeners) tell(address);
}

/** Loads the areas of matched routes; undefined if they all are there. */
export function loadAreas(routes: readonly AnyRoute[]): Promise<unknown> | undefined {
  const missing = new Set(routes.map((route) => awaited.get(route)).filter((area) => area !== undefined));
  return missing.size === 0 ? undefined : Promise.all([...missing].map((area) => area.load()));
}

/** Calls `tell` for each route whose area has loaded. Returns an unsubscribe function. */
export function watchAreas(tell: (route: AnyRoute) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
