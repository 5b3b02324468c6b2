import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsStarting } from '@/api/use-is-starting';
import { useFirm, useUnknownRights } from '@/features/firm';
import { OfflineBanner } from '@/lib/ui/offline-banner';
import { SkipLink } from '../components/page-links';
import { TopBar } from '../components/top-bar';
import classes from './layouts.module.css';

const UnknownRightsNotice = lazy(() => import('../components/unknown-rights-notice'));
const StartingNotice = lazy(() => import('../components/starting-notice'));
const CreditHoldBanner = lazy(() => import('../components/credit-hold-banner'));

interface PageFrameProps {
  /** Contents of the bar at the top. */
  bar: ReactNode;
  /** Below the content. */
  foot?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The parts that every layout for signed-in people shares: bar, notices, content. */
export function PageFrame({ bar, foot, children }: PageFrameProps) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <TopBar>{bar}</TopBar>
      <OfflineBanner />
      <FirmNotices />
      <PageContent>{children}</PageContent>
      {foot}
    </div>
  );
}

/**
 * The page. One that is being left shows that it is: what is pressed in it would vanish with it. Its links still lead
 * elsewhere.
 */
function PageContent({ children }: { children: ReactNode }) {
  const isLeaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classes.content}
      data-leaving={isLeaving || undefined}
      aria-busy={isLeaving || undefined}
      onClickCapture={(event) => {
        if (!isLeaving || !(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
        if (event.target.closest('a')) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </main>
  );
}

/** Notices on every page. Most people see none, so they load on demand. */
function FirmNotices() {
  const { data: firm } = useFirm();
  const unknownRights = useUnknownRights();
  const isStarting = useIsStarting();
  return (
    <Suspense fallback={null}>
      {firm?.creditHold && <CreditHoldBanner />}
      {isStarting && <StartingNotice />}
      {unknownRights && <UnknownRightsNotice {...unknownRights} />}
    </Suspense>
  );
}
