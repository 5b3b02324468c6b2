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
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {foot}
    </div>
  );
}

/** Notices on every page. Most people see none, so they load on demand. */
function FirmNotices() {
  const { data: firm } = useFirm();
  const unknownRights = useUnknownRights();
  const isStarting = useIsStarting();
  return (
    <Suspense>
      {firm?.creditHold && <CreditHoldBanner />}
      {isStarting && <StartingNotice />}
      {unknownRights && <UnknownRightsNotice {...unknownRights} />}
    </Suspense>
  );
}
