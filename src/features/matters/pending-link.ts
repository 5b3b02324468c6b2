import { appPrefix } from '@/lib/links/app-prefix';
import { needsMatter } from './model/matter-pages';

/** The address of a link that is about to be followed in this window to a page that sends to the matter. */
export function pendingLink(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  // Another tab shows for itself which matter it is of.
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined;
  return link.pathname.startsWith(appPrefix) && needsMatter(link.pathname.slice(appPrefix.length))
    ? link.href
    : undefined;
}
