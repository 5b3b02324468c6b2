import classes from './loading-overlay.module.css';

/** Covers the page during an action that blocks input. `label` says what is happening. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className={classes.overlay} role="status">
      <span className={classes.spinner} />
      <span>{label}</span>
    </div>
  );
}
