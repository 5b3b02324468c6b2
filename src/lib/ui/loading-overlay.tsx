import { Loader } from '@mantine/core';
import classes from './loading-overlay.module.css';

/** Covers the whole page while something must not be touched. `label` says what is going on. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className={classes.overlay} role="status">
      <Loader />
      <span>{label}</span>
    </div>
  );
}
