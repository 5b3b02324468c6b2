/**
 * Notices, in development, what a page asks for when it is first drawn and no loader had started: it is asked for only
 * once the page's code is there, one round trip too late (docs/adr/0018).
 */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn } from '@/lib/browser/idle';

/** Tells `report` of each such query, by its key and its page. Returns how to stop. */
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
        report(`No loader of ${drawing} had started ${JSON.stringify(query.queryKey)}, which it asks for at once.`);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
