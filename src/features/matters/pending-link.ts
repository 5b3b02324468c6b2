import { appPrefix } from '@/lib/links/app-prefix';
import { needsMatter } from './model/matter-pages';

/** The address of a link that is about to be followed in this window to a page that sends to the matter. */
export function pendingLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  // Another tab shows for itself which matter it is of.
  if (button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const { href = '', origin, pathname = '' } = target.closest('a') ?? {};
  const isPage = origin === window.location.origin && pathname.startsWith(appPrefix);
  return isPage && needsMatter(pathname.slice(appPrefix.length)) ? href : undefined;
}
