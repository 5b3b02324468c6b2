/** Which pages are open in this browser. A page is one loaded document: a reload ends it and begins another. */
import { tabId } from './tab-id';

/** A page, and the tab it was loaded in. */
export interface OpenedPage {
  id: string;
  tab: string;
}

const lockOf = (id: string) => `page ${id}`;

let current: OpenedPage | undefined;

/** This page. From the first call on, other pages can wait for its end. */
export function thisPage(): OpenedPage {
  if (!current) {
    current = { id: crypto.randomUUID(), tab: tabId() };
    // The browser releases the lock with the page, however it ends.
    requestLock(lockOf(current.id), {}, () => new Promise(() => {})).catch(() => {});
  }
  return current;
}

/**
 * Resolves once a page has ended. Without Web Locks only the former pages of this tab are known to have; for others it
 * never resolves.
 * @throws AbortError when the signal aborts
 */
export async function pageEnded({ id, tab }: OpenedPage, signal: AbortSignal): Promise<void> {
  try {
    await requestLock(lockOf(id), { signal }, () => Promise.resolve());
  } catch {
    signal.throwIfAborted();
    if (tab !== thisPage().tab)
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }
}

/** Rejects where the browser has no locks or denies them, which may also throw. */
async function requestLock(name: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) throw new DOMException('No Web Locks', 'NotSupportedError');
  await navigator.locks.request(name, options, work);
}
