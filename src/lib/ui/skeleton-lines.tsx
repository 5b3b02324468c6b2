import classes from './skeleton-lines.module.css';

/** A placeholder for loading text. Screen readers announce `label` once. */
export function SkeletonLines({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className={classes.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and never move.
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
