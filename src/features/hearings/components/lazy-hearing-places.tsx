import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';

const HearingPlaces = lazy(() => import('./hearing-places'));

/** The free places of a court's calendar, whose code loads when the calendar is opened. */
export function LazyHearingPlaces(props: ComponentProps<typeof HearingPlaces>) {
  return (
    <Suspense fallback={<SkeletonLines lines={5} label="Loading hearing places" />}>
      <HearingPlaces {...props} />
    </Suspense>
  );
}
