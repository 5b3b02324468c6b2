/** Notices when the application's own server can be reached again after a network failure. */
import { appPrefix } from '../lib/links/app-prefix';

/** Milliseconds between two attempts. The last one repeats. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Resolves with true once the server answers after it could not be reached. Resolves with false if it answers at once:
 * the network isn't the reason for a failure.
 * @throws when aborted.
 */
export async function serverReturned(signal: AbortSignal): Promise<boolean> {
  let wasAway = !navigator.onLine;
  for (let attempt = 0; ; attempt += 1) {
    if (await answers(signal)) return wasAway;
    wasAway = true;
    await networkOrPause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0, signal);
  }
}

async function answers(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(`${appPrefix}/`, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Waits for the browser to report a network, but no longer than the pause. */
function networkOrPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const timer = setTimeout(() => settle(resolve), milliseconds);
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      ended.abort();
      settled();
    };
    window.addEventListener('online', () => settle(resolve), { signal: ended.signal });
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { signal: ended.signal });
  });
}
