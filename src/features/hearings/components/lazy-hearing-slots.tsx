import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';

const HearingSlots = lazy(() => import('./hearing-slots'));

/** The free slots of a court's calendar, whose code loads when the calendar is opened. */
export function LazyHearingSlots(props: ComponentProps<typeof HearingSlots>) {
  return (
    <Suspense fallback={<SkeletonLines lines={5} label="Loading hearing times" />}>
      <HearingSlots {...props} />
    </Suspense>
  );
}
