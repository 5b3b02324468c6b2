/** Reacts to changes of the session. */
import type { QueryClient } from '@tanstack/react-query';
import { subscribeToSession } from '@/features/session';
import type { createRouter } from './router';

/**
 * Clears the cache when the user leaves. When a session is lost or restored (the platform recovered, or another tab
 * signed in), the guards run again: they lead to the sign-in page or to the requested page.
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
