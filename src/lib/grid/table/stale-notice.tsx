import { Button } from '@mantine/core';
import classes from './grid.module.css';

/** Says that the last refresh failed and the rows may be out of date. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.stale} role="alert">
      <span>Couldn’t refresh the list. Showing the last loaded version.</span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
