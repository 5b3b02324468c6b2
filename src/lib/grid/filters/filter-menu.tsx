import { formatCount } from '@/lib/format/numbers';
import classes from './filter-menu.module.css';
import { FilterPanel } from './filter-panel';

/** A value that rows can be filtered by. */
export interface FilterOption<Value extends string | number> {
  value: Value;
  label: string;
  /** How many rows have it, where that is known. */
  count?: number;
}

interface FilterMenuProps<Value extends string | number> {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: readonly Value[] | undefined;
  /** Undefined: no filter. */
  onChange: (selected: Value[] | undefined) => void;
}

/** A button that opens a list of values to tick. Any of the ticked ones will do. */
export function FilterMenu<Value extends string | number>(props: FilterMenuProps<Value>) {
  const { label, options, selected = [], onChange } = props;
  const toggle = (value: Value) => {
    const next = selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FilterPanel label={label} active={selected.length > 0 ? String(selected.length) : undefined}>
      {options.length === 0 && <p className={classes.none}>Nothing to choose from yet</p>}
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
