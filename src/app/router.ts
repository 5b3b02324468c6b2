/** The router, built by the composition root and, with an in-memory history, by tests. */
import type { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageNeed } from '@/features/firm';
import type { SessionHandle } from '@/features/session';
import { NotFound, PageError, PagePending } from '@/features/shell';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import type { PageShape } from '@/lib/ui/page-skeleton';
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
    // The last page stays for a moment; then a placeholder shows, long enough to be seen.
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
  interface StaticDataRouteOption {
    /** The placeholder while the page, or a page below it, loads. */
    shape?: PageShape;
    /** What a person's role must allow; for others, the page says that they have no access. */
    needs?: PageNeed;
  }
}
