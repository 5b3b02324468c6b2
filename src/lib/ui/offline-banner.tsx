import { useSyncExternalStore } from 'react';
import classes from './offline-banner.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          You are offline. What you see may be out of date, and nothing is sent until you are connected again.
        </p>
      )}
    </div>
  );
}

function watchNetwork(changed: () => void): () => void {
  const watching = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal: watching.signal });
  return () => watching.abort();
}
