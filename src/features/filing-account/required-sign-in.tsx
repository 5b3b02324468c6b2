/**
 * A 423 from the filing service means that the person must sign in there. Everything about it is here: the rule, the
 * redirect, and the screen shown meanwhile. It is not a logout, and the person returns to the same page (decision 18).
 */
import type { QueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { baseAddress } from '@/api/backends';
import { failureOf } from '@/api/errors';
import { StateCode } from '@/api/generated/filing/model';
import { setRunnerHooks } from '@/api/http';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams } from '@/lib/links/search-params';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { filingSignInSearch } from './search';

const SignInUnavailable = lazy(() => import('./components/sign-in-unavailable'));

const page = '/tyler-login';
/** Milliseconds in which further rejected calls belong to the same redirect. */
const redirectTime = 1000;

interface FilingSignIn {
  to: typeof page;
  search: { state: StateCode | undefined; returnUrl: string | undefined };
  replace: true;
}

/**
 * The navigation to the sign-in page for the state of a rejected call; undefined for other errors.
 * @param href the current page, with its prefix, query and fragment.
 */
export function requiredSignIn(error: unknown, href: string): FilingSignIn | undefined {
  const { kind, url } = failureOf(error);
  if (kind !== 'locked-out' || !url?.startsWith(`${baseAddress('filing')}/`)) return undefined;
  return { to: page, search: { state: stateOfCall(url), returnUrl: pageToReturnTo(href) }, replace: true };
}

/** The state that a call names, in its path or its query. */
function stateOfCall(url: string): StateCode | undefined {
  const { pathname, search } = new URL(url.slice(baseAddress('filing').length), 'https://any.example');
  // `state=IL`, or a case's `CaseInformation.State=IL`.
  const named = [...pathname.split('/'), /\bstate=(\w+)/i.exec(search)?.[1]];
  return StateCode.options.find((code) => named.includes(code));
}

/**
 * The page to return to after signing in: an address, or the page that the sign-in page itself, with any number of
 * others inside, returns to.
 */
export function pageToReturnTo(href: string | undefined): string | undefined {
  if (href === undefined || !isSignInPage(href.replace(/[?#].*/s, ''))) return href;
  const { returnUrl } = filingSignInSearch.parse(parseSearchParams(/\?[^#]*/.exec(href)?.[0] ?? ''));
  return pageToReturnTo(returnUrl);
}

const isSignInPage = (path: string) => [page, `${page}/`, `${appPrefix}${page}`, `${appPrefix}${page}/`].includes(path);

/**
 * Goes to the sign-in page when a change, or a query in use, is rejected. Ignores prefetches. A page that can't be
 * shown at all uses `RequiredSignIn`.
 */
export function followRequiredSignIns(router: RegisteredRouter, queryClient: QueryClient): () => void {
  let redirectedAt = -redirectTime;
  const follow = (error: unknown) => {
    const { pathname, href } = router.history.location;
    const way = isSignInPage(pathname) ? undefined : requiredSignIn(error, href);
    // A page's calls are rejected together.
    if (!way || performance.now() - redirectedAt < redirectTime) return;
    redirectedAt = performance.now();
    void router.navigate(way);
  };
  setRunnerHooks({ changeRefused: follow });
  return queryClient.getQueryCache().subscribe((event) => {
    const isOnScreen = event.query.getObserversCount() > 0;
    if (event.type === 'updated' && event.action.type === 'error' && isOnScreen) follow(event.action.error);
  });
}

/** Replaces a page that can't be shown, and goes to the sign-in page, unless that is the page. */
export function RequiredSignIn({ error }: { error: unknown }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [isThere] = useState(() => isSignInPage(history.location.pathname));
  useEffect(() => {
    const way = isThere ? undefined : requiredSignIn(error, history.location.href);
    if (way) void navigate(way);
  }, [isThere, error, history, navigate]);
  if (!isThere) return <LoadingOverlay label="Taking you to the filing service…" />;
  return (
    <Suspense fallback={<LoadingOverlay label="Loading" />}>
      <SignInUnavailable />
    </Suspense>
  );
}
