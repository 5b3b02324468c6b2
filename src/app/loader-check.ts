/**
 * In development, reports queries that a page's first render needs but no loader started: they start only once the
 * page's code has loaded, one round trip too late (docs/adr/0018).
 */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn } from '@/lib/browser/idle';

/** Calls `report` for each such query, with its key and page. Returns an unsubscribe function. */
export function watchForMissingLoaders(
  router: AnyRouter,
  queryClient: QueryClient,
  report: (message: string) => void,
): () => void {
  let drawing: string | undefined = router.latestLocation.pathname;
  const stops = [
    router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      if (pathChanged) drawing = toLocation.pathname;
    }),
    router.subscribe('onRendered', async ({ toLocation }) => {
      await nextIdleTurn();
      if (drawing === toLocation.pathname) drawing = undefined;
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'observerAdded' || drawing === undefined) return;
      const { query, observer } = event;
      const { fetchStatus, dataUpdateCount, errorUpdateCount } = query.state;
      const isStarted = fetchStatus !== 'idle' || dataUpdateCount + errorUpdateCount > 0;
      const isAsked = observer.options.enabled !== false;
      if (isAsked && !isStarted)
        report(`No loader of ${drawing} started ${JSON.stringify(query.queryKey)}, which its first render needs.`);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
