import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { RouterContext } from '@/app/router';
import { AppPending, passRedirectGuard, RootErrorPage, RouteAnnouncer } from '@/features/shell';

/** Shared by every route: the matter is kept, and any page accepts a state. */
const search = z.object({
  mappingId: z.catch(z.optional(z.string()), undefined),
  state: z.catch(z.optional(z.string()), undefined),
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: search,
  search: { middlewares: [retainSearchParams(['mappingId'])] },
  component: Root,
  errorComponent: RootErrorPage,
  // Also shows the placeholder from the start: the router shows nothing at first unless the root has to load.
  beforeLoad: ({ location, preload }) => {
    if (!preload) passRedirectGuard(location.href);
  },
  pendingComponent: AppPending,
  pendingMs: 0,
  pendingMinMs: 0,
});

function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}
