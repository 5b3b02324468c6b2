import { useSyncExternalStore } from 'react';

/** Tells whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine);
}

function watchNetwork(changed: () => void): () => void {
  const watching = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal: watching.signal });
  return () => watching.abort();
}
