import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { failureOf } from '@/api/errors';
import { serverReturned } from '@/api/server-return';
import { RequiredSignIn, requiredSignIn } from '@/features/filing-account';
import { barScreens } from '@/features/navigation';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';
import { isChunkError, rememberReload, survivesReload, wasReloadedFor } from '@/lib/browser/chunks';
import { browserLocation } from '@/lib/browser/location';
import { RedirectLoopError } from '@/lib/links/redirect-guard';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { PageNotice } from '@/lib/ui/page-notice';
import { PlainButton, PlainButtonAnchor, PlainButtonLink } from '@/lib/ui/plain-button';
import { useOnline } from '@/lib/ui/use-online';
import { LegalLinks } from './page-links';

/**
 * Replaces a page that failed (specification, application section 8). It is part of the entry, because it must also show
 * when the network is down.
 */
export function PageError({ error }: { error: unknown }) {
  if (isChunkError(error)) return <ChunkFailure error={error} />;
  const { kind } = failureOf(error);
  if (error instanceof AccessDeniedError || kind === 'denied') return <AccessDenied />;
  if (kind === 'not-found') return <NotFound />;
  if (requiredSignIn(error, '')) return <RequiredSignIn error={error} />;
  if (error instanceof RedirectLoopError) return <RedirectLoop />;
  return <Unexpected isUnavailable={error instanceof SessionUnavailableError} />;
}

/**
 * Replaces a page whose code didn't load. Online, it reloads once by itself; offline, once the server can be reached
 * again. After that, the person decides.
 */
function ChunkFailure({ error }: { error: Error }) {
  const [isAsking] = useState(() => wasReloadedFor(error) || !navigator.onLine);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isAsking && rememberReload(error)) browserLocation.reload();
  }, [isAsking, error]);
  useEffect(() => {
    if (!isAsking || !survivesReload()) return;
    const leaving = new AbortController();
    const reloadOnReturn = async () => {
      if (await serverReturned(leaving.signal)) browserLocation.reload();
    };
    reloadOnReturn().catch(() => {});
    return () => leaving.abort();
  }, [isAsking]);
  if (!isAsking) return null;
  const whenBack = survivesReload() ? "It loads by itself once you're back online." : "Reload when you're back online.";
  return (
    <PageNotice title="Loading chunk failed" role="alert">
      <p>Part of the page didn't load{isOnline ? '. Reload to try again.' : ` because you're offline. ${whenBack}`}</p>
      <div>
        <PlainButton onClick={() => browserLocation.reload()}>Refresh</PlainButton>
      </div>
    </PageNotice>
  );
}

/** Redirects led in a circle and were stopped. */
function RedirectLoop() {
  const router = useRouter();
  return (
    <PageNotice title="This page keeps redirecting" role="alert">
      <p>Pages sent you back and forth, so we stopped here. Your work is safe.</p>
      <div>
        <PlainButton onClick={() => void router.invalidate()}>Try again</PlainButton>
        <PlainButtonLink to="/" variant="default">
          Back to home
        </PlainButtonLink>
      </div>
    </PageNotice>
  );
}

/** Loads the page again by itself once the network is back. `isUnavailable`: the platform couldn't tell who is signed in. */
function Unexpected({ isUnavailable }: { isUnavailable: boolean }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  // In the same commit as the page: what comes back between a commit and a passive effect would go unheard.
  useLayoutEffect(() => {
    const retry = () => {
      void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
      void router.invalidate();
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [router, queryClient]);
  return (
    <PageNotice title="Something went wrong" role="alert">
      <p>There was an error loading the page.</p>
      {isUnavailable && <p>The sign-in service isn't responding. You're still signed in, and your work is safe.</p>}
      <div>
        {isUnavailable ? (
          <PlainButton onClick={() => void router.invalidate()}>Try again</PlainButton>
        ) : (
          <PlainButton onClick={() => browserLocation.reload()}>Refresh Page</PlainButton>
        )}
        <PlainButtonAnchor variant="default" href={`tel:${runtimeConfig().supportPhone.replace(/[^\d+]/g, '')}`}>
          Contact Support
        </PlainButtonAnchor>
      </div>
    </PageNotice>
  );
}

/** Replaces a page that the person may not see. Adds the footer's links where the layout has no footer. */
export function AccessDenied() {
  const page = useMatch({ strict: false, select: ({ id }) => id });
  const hasFooter = page?.startsWith('/_authenticated/_main/');
  return (
    <PageNotice title="Access denied">
      <p>You do not have access to this page. If you need access, ask your firm's administrator.</p>
      <div>
        <PlainButtonLink to="/">Back to home</PlainButtonLink>
      </div>
      {!hasFooter && <LegalLinks />}
    </PageNotice>
  );
}

/** Shown for unknown addresses and missing records. */
export function NotFound() {
  return (
    <NotFoundPage
      what="Page"
      why="There is nothing at this address. The page may have moved, or the address may be mistyped."
    >
      <PlainButtonLink to="/">Back to home</PlainButtonLink>
      <PlainButtonLink to="/orders" variant="default">
        {barScreens.orders.title}
      </PlainButtonLink>
    </NotFoundPage>
  );
}
