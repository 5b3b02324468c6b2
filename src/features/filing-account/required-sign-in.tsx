/**
 * A 423 from the filing service means that the person must sign in there. Everything about it is here: the rule, the
 * redirect, and the screen shown meanwhile. It is not a logout, and the person returns to the same page (decision 18).
 */
import type { QueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { baseAddress } from '@/api/backends';
import { failureOf } from '@/api/errors';
import { StateCode } from '@/api/generated/filing/model';
import { setRunnerHooks } from '@/api/http';
import { appPrefix } from '@/lib/links/app-prefix';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';

const page = '/tyler-login';

interface FilingSignIn {
  to: typeof page;
  search: { state: StateCode | undefined; returnUrl: string };
  replace: true;
}

/**
 * The navigation to the sign-in page for the state of a rejected call; undefined for other errors.
 * @param returnUrl the page to return to, with its prefix, query and fragment.
 */
export function requiredSignIn(error: unknown, returnUrl: string): FilingSignIn | undefined {
  const { kind, url } = failureOf(error);
  if (kind !== 'locked-out' || !url?.startsWith(`${baseAddress('filing')}/`)) return undefined;
  const ofPath = /\/Tyler\/([^/?]+)/.exec(url)?.[1];
  const state = StateCode.safeParse(ofPath ?? new URL(url, 'https://any.example').searchParams.get('state'));
  return { to: page, search: { state: state.data, returnUrl }, replace: true };
}

/**
 * Goes to the sign-in page when a change, or a query in use, is rejected. Ignores prefetches. A page that can't be
 * shown at all uses `RequiredSignIn`.
 */
export function followRequiredSignIns(router: RegisteredRouter, queryClient: QueryClient): () => void {
  const follow = (error: unknown) => {
    const { pathname, href } = router.history.location;
    const way = pathname === `${appPrefix}${page}` ? undefined : requiredSignIn(error, href);
    if (way) void router.navigate(way);
  };
  setRunnerHooks({ changeRefused: follow });
  return queryClient.getQueryCache().subscribe((event) => {
    const isOnScreen = event.query.getObserversCount() > 0;
    if (event.type === 'updated' && event.action.type === 'error' && isOnScreen) follow(event.action.error);
  });
}

/** Replaces a page that can't be shown, and goes to the sign-in page. */
export function RequiredSignIn({ error }: { error: unknown }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  useEffect(() => {
    const way = requiredSignIn(error, history.location.href);
    if (way) void navigate(way);
  }, [error, history, navigate]);
  return <LoadingOverlay label="Taking you to the filing service…" />;
}
