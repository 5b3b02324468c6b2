import type { ReactNode } from 'react';
import { DropPanel } from './drop-panel';
import classes from './filter-menu.module.css';

interface FilterPanelProps {
  label: string;
  /** What of it is set, said on the button: how many values, or that there is one. */
  active?: string | undefined;
  children: ReactNode;
}

/** A button that opens a filter below itself. */
export function FilterPanel({ active, ...panel }: FilterPanelProps) {
  return (
    <DropPanel {...panel} active={active} className={classes.panel} variant={active ? 'light' : 'default'} fw={500} />
  );
}
