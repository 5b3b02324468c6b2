/** What the application does when the session changes under it. */
import type { QueryClient } from '@tanstack/react-query';
import { currentPerson, subscribeToSession } from './features/session';
import { browserLocation } from './lib/browser/location';
import type { createRouter } from './router';

/**
 * A session that is over leads to the sign-in page, by way of the guard. Another person than before has nothing to do
 * with what is on the screen or in the cache: both go, and the page starts anew.
 */
export function followSession(router: ReturnType<typeof createRouter>, queryClient: QueryClient): () => void {
  let userId = currentPerson()?.userId;
  return subscribeToSession((state) => {
    if (state.status === 'unauthenticated' && userId !== undefined) {
      queryClient.clear();
      void router.invalidate();
    }
    const next = currentPerson()?.userId;
    if (next === undefined) return;
    if (userId !== undefined && next !== userId) {
      queryClient.clear();
      browserLocation.reload();
    }
    userId = next;
  });
}
