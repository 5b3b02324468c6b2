import { lazy, Suspense } from 'react';
import { afterFirstPage } from '@/lib/browser/first-page';
import type { LinkDescription } from '@/lib/links/link-href';

// Without its code, links stay usable.
const PlannedMark = lazy(() => afterFirstPage(() => import('./planned-mark')).catch(() => ({ default: () => null })));

/** Marks a link whose page isn't built, or doesn't serve the state: `<AppLink {...page}>{name}<Planned page={page} /></AppLink>`. */
export function Planned({ page }: { page: LinkDescription }) {
  return (
    <Suspense fallback={null}>
      <PlannedMark page={page} />
    </Suspense>
  );
}
