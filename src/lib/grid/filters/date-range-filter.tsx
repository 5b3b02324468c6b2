import { DateInput } from '@/lib/form/date-input';
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
export default function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  return (
    <fieldset className={classes.range} aria-label={label}>
      <DateInput
        aria-label={`${label} from`}
        leftSection="From"
        leftSectionWidth={52}
        value={from}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DateInput
        aria-label={`${label} to`}
        leftSection="To"
        leftSectionWidth={36}
        value={to}
        onChange={(day) => onChange({ from, to: day })}
      />
    </fieldset>
  );
}
