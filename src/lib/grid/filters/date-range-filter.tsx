import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import classes from './date-range-filter.module.css';

interface DateRangeFilterProps {
  /** What the dates mean: `Ordered`. */
  label: string;
  /** `2026-03-01`, or undefined. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string | undefined; to?: string | undefined }) => void;
}

/** A first and a last day, both inclusive and optional. */
export function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  return (
    <div className={classes.range}>
      <TextInput
        type="date"
        aria-label={`${label} from`}
        leftSection="From"
        leftSectionWidth={52}
        max={to}
        value={from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined, to })}
      />
      <TextInput
        type="date"
        aria-label={`${label} to`}
        leftSection="To"
        leftSectionWidth={36}
        min={from}
        value={to ?? ''}
        onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value || undefined })}
      />
    </div>
  );
}
