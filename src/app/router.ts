/** The router, built by the composition root and, with an in-memory history, by tests. */
import type { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { SessionHandle } from '@/features/session';
import { NotFound, PageError } from '@/features/shell';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { routeTree } from '@/routeTree.gen';

/** Context of loaders and guards. */
export interface RouterContext {
  queryClient: QueryClient;
  /** For guards: the signed-in user. */
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
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
