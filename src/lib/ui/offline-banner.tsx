import classes from './offline-banner.module.css';
import { useOnline } from './use-online';

/** Shown while offline. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          You are offline. This page may be out of date, and nothing is sent until you reconnect.
        </p>
      )}
    </div>
  );
}
