import { Button } from '@mantine/core';
import classes from './grid.module.css';

/** The rows are shown as they were: the last attempt to bring them up to date failed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.stale} role="alert">
      <span>The list could not be brought up to date. You see it as it was.</span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
