import classes from './status-badge.module.css';

/** What a status means to the person, whatever it is called. */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'warning' | 'bad';

/** A status in words, coloured by what it means. The words carry it; the colour only helps. */
export function StatusBadge({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  );
}
