import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/numbers';
import { DropPanel } from './drop-panel';
import classes from './filter-menu.module.css';

interface FilterPanelProps {
  label: string;
  /** What is set, shown on the button: a count or a value. */
  active?: string | undefined;
  children: ReactNode;
}

/** A button that opens a filter below it. */
export function FilterPanel({ active, children, ...panel }: FilterPanelProps) {
  return (
    <DropPanel {...panel} active={active} className={classes.panel} variant={active ? 'light' : 'default'}>
      {() => children}
    </DropPanel>
  );
}

/** A value to filter by. */
export interface FilterOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Number of rows with this value, if known. */
  count?: number;
}

interface FilterMenuProps<Value extends string | number> {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: readonly Value[] | undefined;
  /** Undefined: no filter. */
  onChange: (selected: Value[] | undefined) => void;
}

/** A button that opens a list of checkboxes. Rows match any checked value. */
export function FilterMenu<Value extends string | number>(props: FilterMenuProps<Value>) {
  const { label, options, selected = [], onChange } = props;
  const toggle = (value: Value) => {
    const next = selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FilterPanel label={label} active={selected.length > 0 ? String(selected.length) : undefined}>
      {options.length === 0 && <p className={classes.empty}>No options yet</p>}
      {options.map(({ value, label: text, count }) => (
        <label key={value} className={classes.option}>
          <input type="checkbox" checked={selected.includes(value)} onChange={() => toggle(value)} />
          <span className={classes.optionText}>{text}</span>
          {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
        </label>
      ))}
    </FilterPanel>
  );
}
