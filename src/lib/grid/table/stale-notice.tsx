import { PlainButton } from '@/lib/ui/plain-button';
import classes from './grid.module.css';

/** Says that the last refresh failed and the rows may be out of date. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.stale} role="alert">
      <span>Couldn’t refresh the list. Showing the last loaded version.</span>
      <PlainButton variant="default" size="compact" onClick={onRetry}>
        Try again
      </PlainButton>
    </div>
  );
}
