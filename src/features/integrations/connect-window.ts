/**
 * The window in which a frame's person signs in to an outside system, because systems don't allow their sign-in page in
 * a frame. It ends at public/connected.html, which reports to the frame and closes, or at a page of the application that
 * a system always returns to, which does the same.
 */

import { connectEnded, connectWindowName } from '@/lib/browser/connect-window-name';
import { browserLocation } from '@/lib/browser/location';

/** Tells where a system sends the window when the person is done: a page without the application. */
export function windowEnd(): URL {
  return new URL('connected.html', new URL(import.meta.env.BASE_URL, window.location.origin));
}

/**
 * Opens an empty window for a system's sign-in page. Browsers allow that only in the click itself, before anything is
 * awaited. Null when they block it.
 */
export function openConnectWindow(systemName: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=720,height=800');
  if (!opened) return null;
  opened.name = connectWindowName;
  opened.document.title = `Connecting to ${systemName}…`;
  opened.document.body.textContent = `Connecting to ${systemName}…`;
  return opened;
}

/** How often to look whether the person closed the window, in milliseconds. */
const lookInterval = 500;

/**
 * Goes to a system's sign-in page, or shows it in the window that was opened for it.
 * @returns `left`, or the query with which the window came back: empty if it has none or the person closed the window.
 * @throws Error if the system names no web page.
 */
export async function showSignIn(address: string, opened: Window | undefined): Promise<'left' | { query: string }> {
  if (!/^https?:$/i.test(new URL(address, window.location.href).protocol))
    throw new Error('The system’s page has no web address.');
  if (!opened) {
    browserLocation.assign(address);
    return 'left';
  }
  opened.location.replace(address);
  return { query: await connectWindowEnd(opened) };
}

/**
 * Resolves when the window says that the person is back, or is closed, to the query with which it came back. A system
 * that isolates its page (COOP) looks closed at once; then the check on the next focus notices the connection.
 */
export function connectWindowEnd(opened: Window): Promise<string> {
  return new Promise((resolve) => {
    const finish = (query: string) => {
      window.clearInterval(looking);
      window.removeEventListener('message', listen);
      resolve(query);
    };
    const listen = ({ source, origin, data }: MessageEvent<{ type?: unknown; query?: unknown } | null>) => {
      if (source !== opened || origin !== window.location.origin || data?.type !== connectEnded) return;
      opened.close();
      finish(typeof data.query === 'string' ? data.query : '');
    };
    const looking = window.setInterval(() => opened.closed && finish(''), lookInterval);
    window.addEventListener('message', listen);
  });
}

/** A page still open after this long, or shown again, was not left. */
const leaveTimeout = 10_000;

/** Resolves when it turns out that the browser stayed on the page. */
export function untilStayed(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, leaveTimeout);
  });
}
