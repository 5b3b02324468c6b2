import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { calendarDay, dateTemplate, formatNumericDate } from '../format/dates';
import { CalendarButton, openCalendarByKey } from './calendar-button';
import { type DateReading, isWholeDate, parseDate } from './parse-date';
import type { DateRange, isWholeRange, parseDateRange } from './parse-date-range';
import { useTypedText } from './use-typed-text';

/** How a field of a range reads both of its days. Other fields load without it. */
interface RangeReading {
  parse: typeof parseDateRange;
  isWhole: typeof isWholeRange;
  /** Called with both days of `last month` or `9/1 - 9/15`. */
  onChange: (range: DateRange) => void;
}

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `2026-09-01`, or undefined. */
  value: string | undefined;
  /** Called with complete dates: as soon as no more can follow, or on leaving. With undefined when the text is removed. */
  onChange: (date: string | undefined) => void;
  /** What a day without a year means. Default: the last such day. */
  tense?: DateReading['tense'] | undefined;
  /** For a field of a range. */
  range?: RangeReading;
  /** Replaces the calendar of a single date. */
  calendar?: ReactNode;
}

/**
 * A date, typed in any usual form or chosen in a calendar. A native date field can't be typed into a list's filter: it
 * reports a date after each key, such as the year 0002.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, tense = 'past', range, calendar, error, onBlur, onKeyDown, ...input } = props;
  const { text, setText, sent, setSent } = useTypedText(value, written);
  const [isLeft, setIsLeft] = useState(false);
  /** A range is sent once, although this field shows one of its days. */
  const sentRange = useRef('');
  const read = (typed: string): string | DateRange | undefined => {
    const today = calendarDay();
    return parseDate(typed, { today, tense }) ?? range?.parse(typed, today);
  };
  const send = (next: string | undefined) => {
    if (next === sent) return;
    setSent(next);
    onChange(next);
  };
  const sendTyped = (typed: string, found: string | DateRange) => {
    if (typeof found === 'string') return send(found);
    if (sentRange.current === typed) return;
    sentRange.current = typed;
    range?.onChange(found);
  };
  const finish = () => {
    setIsLeft(true);
    const found = read(text);
    if (found !== undefined) sendTyped(text, found);
    else if (text.trim() === '') send(undefined);
    if (typeof found === 'string') setText(formatNumericDate(found));
    // The value may be the same as before.
    else if (found) setText(written(value));
  };
  const isWrong = isLeft && text.trim() !== '' && read(text) === undefined;
  return (
    <TextInput
      placeholder={dateTemplate()}
      autoComplete="off"
      maxLength={40}
      {...input}
      value={text}
      error={error || (isWrong && `Enter a date, such as ${formatNumericDate('2026-09-01')}.`)}
      rightSectionPointerEvents="all"
      rightSection={
        calendar !== undefined
          ? calendar
          : !(input.disabled || input.readOnly) && (
              <CalendarButton
                label="Choose a date"
                content={({ Calendar, close }) => (
                  <Calendar
                    value={sent}
                    tense={tense}
                    onChoose={(date) => {
                      setText(formatNumericDate(date));
                      send(date);
                      close();
                    }}
                  />
                )}
              />
            )
      }
      onChange={({ currentTarget: { value: typed } }) => {
        setText(typed);
        setIsLeft(false);
        sentRange.current = '';
        const found = read(typed);
        if (found === undefined) return;
        if (isWholeDate(typed) || (typeof found !== 'string' && range?.isWhole(typed))) sendTyped(typed, found);
      }}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        openCalendarByKey(event);
        onKeyDown?.(event);
      }}
    />
  );
}

const written = (date: string | undefined) => (date === undefined ? '' : formatNumericDate(date));
