/** What the application does when the session changes under it. */
import type { QueryClient } from '@tanstack/react-query';
import { subscribeToSession } from '@/features/session';
import type { createRouter } from './router';

/**
 * What is cached goes with the person. A session that is over leads to the sign-in page, and one that is there at last
 * (the platform answers again, another tab has signed in) to the page that was asked for: both by way of the guards.
 */
export function followSession(router: ReturnType<typeof createRouter>, queryClient: QueryClient): () => void {
  let before = 'loading';
  return subscribeToSession(({ status }) => {
    const isLost = before === 'authenticated' && (status === 'unauthenticated' || status === 'unavailable');
    const isBack = (before === 'unauthenticated' || before === 'unavailable') && status === 'authenticated';
    if (isLost || status === 'ending') queryClient.clear();
    if (isLost || isBack) void router.invalidate();
    before = status;
  });
}
