import { useId } from 'react';
import { CalendarButton } from '@/lib/form/calendar-button';
import { DateInput } from '@/lib/form/date-input';
import { type DateRange, isWholeRange, parseDateRange } from '@/lib/form/parse-date-range';
import classes from './date-range-filter.module.css';

interface DateRangeFilterProps extends DateRange {
  /** What the dates mean: `Ordered`. */
  label: string;
  /** In one change, also of both days. */
  onChange: (range: DateRange) => void;
}

/**
 * A first and a last day, both inclusive and optional. Either field also takes a range, such as `last month`; the
 * calendar has presets.
 */
export default function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  const id = useId();
  const range = { parse: parseDateRange, isWhole: isWholeRange, onChange };
  return (
    <fieldset className={classes.range} aria-label={label} data-range>
      <DateInput
        id={`${id}from`}
        aria-label={`${label} from`}
        leftSection={<label htmlFor={`${id}from`}>From</label>}
        leftSectionWidth={48}
        leftSectionPointerEvents="all"
        calendar={null}
        value={from}
        onChange={(day) => onChange({ from: day, to })}
        range={range}
      />
      <DateInput
        id={`${id}to`}
        aria-label={`${label} to`}
        leftSection={<label htmlFor={`${id}to`}>To</label>}
        leftSectionWidth={32}
        leftSectionPointerEvents="all"
        calendar={
          <CalendarButton
            label={`${label}: choose dates`}
            content={({ RangeCalendar, close }) => (
              <RangeCalendar
                range={{ from, to }}
                onChoose={(range) => {
                  onChange(range);
                  close();
                }}
              />
            )}
          />
        }
        value={to}
        onChange={(day) => onChange({ from, to: day })}
        range={range}
      />
    </fieldset>
  );
}
