/** The router: built once by the composition root, and by tests with a history of their own. */
import type { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { SessionHandle } from '@/features/session';
import { PageError, PageNotFound } from '@/features/shell';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { routeTree } from '@/routeTree.gen';

/** What loaders and guards have at hand. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Guards ask it who is signed in. */
  session: SessionHandle;
}

export function createRouter(context: RouterContext, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    basepath: appPrefix,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
