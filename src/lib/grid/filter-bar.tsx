import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

/** Search and filters above a grid. The first of them takes the room that the others leave. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
    </search>
  );
}
