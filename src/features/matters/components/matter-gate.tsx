import { useRouter } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import { Opening } from '@/lib/ui/opening';
import { needsMatter } from '../model/matter-pages';

const PendingLinkGate = lazy(() => import('./pending-link-gate'));

/**
 * Holds every link to a page that sends to the matter until the matter is connected (specification, section 4). Links
 * within the open page aren't held, such as those to start from a template: the page offers to connect a matter itself.
 */
export function MatterGate() {
  const { history } = useRouter();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = matterLink(event, history.location.pathname);
      if (link === undefined) return;
      event.preventDefault();
      setHref(link);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [history]);
  return (
    href && (
      <Opening>
        <PendingLinkGate href={href} onDone={() => setHref(undefined)} />
      </Opening>
    )
  );
}

/** The target of a clicked link, if it opens a page that sends to the matter in this tab. New tabs check themselves. */
function matterLink(click: MouseEvent, openPath: string): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const { href = '', origin, pathname = '' } = target.closest('a') ?? {};
  const isPage = origin === window.location.origin && pathname.startsWith(appPrefix);
  return isPage && pathname !== openPath && needsMatter(pathname.slice(appPrefix.length)) ? href : undefined;
}
