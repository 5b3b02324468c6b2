import classes from './status-badge.module.css';

/** What a status means to the person. */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'warning' | 'bad';

/** A status in words, with a color that supports its meaning. */
export function StatusBadge({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.label}>{label}</span>
    </span>
  );
}
