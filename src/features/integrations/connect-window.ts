/**
 * The window in which a frame's person signs in to the firm's system, because systems don't allow their sign-in page in
 * a frame. It ends at public/connected.html, which reports to the frame and closes.
 */

/** Where a system sends the window when the person is done: a page without the application. */
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
  opened.document.title = `Connecting to ${systemName}…`;
  opened.document.body.textContent = `Connecting to ${systemName}…`;
  return opened;
}

/** How often to look whether the person closed the window, in milliseconds. */
const lookInterval = 500;

/**
 * Resolves when the window says that the person is back, or is closed. A system that isolates its page (COOP) looks
 * closed at once; then the check on the next focus notices the connection.
 */
export function connectWindowEnd(opened: Window): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      window.clearInterval(looking);
      window.removeEventListener('message', listen);
      resolve();
    };
    const listen = ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (source !== opened || origin !== window.location.origin || data?.type !== 'benchfile:connect-ended') return;
      opened.close();
      finish();
    };
    const looking = window.setInterval(() => opened.closed && finish(), lookInterval);
    window.addEventListener('message', listen);
  });
}
