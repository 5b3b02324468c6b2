/** When the first page is there: rendered, with its data. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn, pause } from '@/lib/browser/idle';

export interface FirstPage {
  router: AnyRouter;
  queryClient: QueryClient;
}

/** Resolves when the page has rendered and its queries have settled, or after `patience` milliseconds. */
export function firstPageShown(page: FirstPage, patience: number): Promise<void> {
  return Promise.race([isThere(page), pause(patience)]);
}

async function isThere({ router, queryClient }: FirstPage): Promise<void> {
  await nextEvent(router, 'onRendered');
  await nextIdleTurn();
  while (queryClient.isFetching() > 0) await pause(50);
}

export function nextEvent(router: AnyRouter, event: 'onRendered' | 'onBeforeRouteMount'): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(event, () => {
      stop();
      resolve();
    });
  });
}
