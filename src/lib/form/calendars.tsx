/** The calendars of date fields. Only `CalendarButton` loads them. */
import '@mantine/dates/styles.css';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { useState } from 'react';
import { calendarDay, formatPlainDate } from '../format/dates';
import classes from './calendars.module.css';
import type { DateReading } from './parse-date';
import { type DateRange, parseDateRange, rangePresets } from './parse-date-range';

const usual = {
  firstDayOfWeek: 0,
  // Weekends would be red, as errors are.
  weekendDays: [],
  highlightToday: true,
  // Days of other months would be too faint to read.
  hideOutsideDates: true,
  withNativeLevelSelect: true,
  getDayAriaLabel: formatPlainDate,
  // The library names both lists of its head the same.
  ariaLabels: { nextMonth: 'Next month', previousMonth: 'Previous month', monthLevelControl: 'Month and year' },
} satisfies DatePickerProps;

interface CalendarProps {
  value: string | undefined;
  tense: DateReading['tense'];
  onChoose: (date: string) => void;
}

/** Chooses a date. */
export function Calendar({ value, tense, onChoose }: CalendarProps) {
  const today = calendarDay();
  return (
    <DatePicker
      {...usual}
      value={value ?? null}
      defaultDate={value ?? today}
      {...(tense === 'birth' && { maxDate: today })}
      onChange={(date) => date !== null && onChoose(date)}
    />
  );
}

interface RangeCalendarProps {
  range: DateRange;
  onChoose: (range: DateRange) => void;
}

/** Chooses a first and a last day, or a preset. */
export function RangeCalendar({ range, onChoose }: RangeCalendarProps) {
  const today = calendarDay();
  const [days, setDays] = useState<[string | null, string | null]>([range.from ?? null, range.to ?? null]);
  return (
    <DatePicker
      {...usual}
      type="range"
      classNames={{ datePickerRoot: classes.root, presetsList: classes.presets }}
      allowSingleDateInRange
      value={days}
      defaultDate={range.to ?? range.from ?? today}
      presets={[
        ...rangePresets.map((name) => {
          const { from = null, to = null } = parseDateRange(name, today) ?? {};
          return { label: name, value: [from, to] satisfies [string | null, string | null] };
        }),
        { label: 'Any date', value: [null, null] },
      ]}
      onChange={(next) => {
        setDays(next);
        const [from, to] = next;
        // One day is half a choice.
        if ((from === null) === (to === null)) onChoose({ from: from ?? undefined, to: to ?? undefined });
      }}
    />
  );
}
