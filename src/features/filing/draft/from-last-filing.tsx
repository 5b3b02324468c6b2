import '@mantine/core/styles/VisuallyHidden.css';
import { Button, VisuallyHidden } from '@mantine/core';
import classes from './from-last-filing.module.css';

/** Says that a value wasn't entered here. */
export const fromLastFiling = 'From your last filing here';

interface FromLastFilingProps {
  /** What is cleared: `filer type`. */
  what?: string;
  /** Undefined where the field itself has a clear button. */
  onClear?: () => void;
}

/** Marks a default that was taken over from the person's last filing at the court, and clears it. */
export function FromLastFiling({ what, onClear }: FromLastFilingProps) {
  return (
    <p className={classes.note}>
      {fromLastFiling}
      {onClear && (
        <Button variant="subtle" size="compact-xs" onClick={onClear}>
          Clear <VisuallyHidden component="span">{what}</VisuallyHidden>
        </Button>
      )}
    </p>
  );
}
