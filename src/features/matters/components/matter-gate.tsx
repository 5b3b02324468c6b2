import { lazy, Suspense, useEffect, useState } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import { needsMatter } from '../model/matter-pages';

const PendingLinkGate = lazy(() => import('./pending-link-gate'));

/** Holds every link to a page that sends to the matter until the matter is connected (specification, section 4). */
export function MatterGate() {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = matterLink(event);
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

/** The target of a clicked link, if it opens a page that sends to the matter in this tab. New tabs check themselves. */
function matterLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const { href = '', origin, pathname = '' } = target.closest('a') ?? {};
  const isPage = origin === window.location.origin && pathname.startsWith(appPrefix);
  return isPage && needsMatter(pathname.slice(appPrefix.length)) ? href : undefined;
}
