import classes from './offline-banner.module.css';
import { useOnline } from './use-online';

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useOnline();
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
