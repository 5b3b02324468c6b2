/** What the application does when the filing service is locked: it leads to the sign-in there, and back (decision 18). */
import type { QueryClient } from '@tanstack/react-query';
import { setRunnerHooks } from '@/api/http';
import { filingSignIn, isLockout } from '@/features/shell';
import { appPrefix } from '@/lib/links/app-prefix';
import type { createRouter } from './router';

/**
 * Follows what somebody does (any call that changes something) and what the page on the screen asks for. What was only
 * fetched ahead leads nowhere, and a page that could not be shown leads there itself (PageError).
 */
export function followLockouts(router: ReturnType<typeof createRouter>, queryClient: QueryClient): () => void {
  const lead = (error: unknown) => {
    const { pathname, href } = router.history.location;
    const isThere = pathname === `${appPrefix}/tyler-login`;
    if (isLockout(error) && !isThere) void router.navigate(filingSignIn(error, href));
  };
  setRunnerHooks({ changeRefused: lead });
  return queryClient.getQueryCache().subscribe((event) => {
    const isOnScreen = event.query.getObserversCount() > 0;
    if (event.type === 'updated' && event.action.type === 'error' && isOnScreen) lead(event.action.error);
  });
}
