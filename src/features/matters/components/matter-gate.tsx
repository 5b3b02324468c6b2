import { lazy, Suspense, useEffect, useState } from 'react';
import { pendingLink } from '../pending-link';

const PendingLinkGate = lazy(() => import('./pending-link-gate'));

/**
 * Lets nobody follow a link to a page that sends to the matter before the matter is connected (specification,
 * application section 4): such a link waits here, whichever part of the page it stands in.
 */
export function MatterGate() {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = pendingLink(event);
      if (link === undefined) return;
      event.preventDefault();
      setHref(link);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);
  return (
    href && (
      <Suspense>
        <PendingLinkGate href={href} onDone={() => setHref(undefined)} />
      </Suspense>
    )
  );
}
