import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './date-input.module.css';
import { endsInFullYear, parseDate, writeDate } from './parse-date';
import { useTypedText } from './use-typed-text';

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `2026-09-01`, or undefined. */
  value: string | undefined;
  /** Called with complete dates, or undefined when the text is removed; for what isn't a date yet, on leaving. */
  onChange: (date: string | undefined) => void;
}

/**
 * A date, typed in any usual form or chosen in the browser's calendar. A native date field alone can't be typed into: it
 * reports a date after each key, such as the year 0002.
 */
export function DateInput({ value, onChange, error, onBlur, onKeyDown, ...props }: DateInputProps) {
  const { text, setText, sent, setSent } = useTypedText(value, written);
  const [isLeft, setIsLeft] = useState(false);
  const date = parseDate(text);
  const isWrong = isLeft && date === undefined && text.trim() !== '';
  const send = (next: string | undefined) => {
    if (next === sent) return;
    setSent(next);
    onChange(next);
  };
  const finish = () => {
    setIsLeft(true);
    if (date !== undefined) setText(writeDate(date));
    if (date !== undefined || text.trim() === '') send(date);
  };
  return (
    <TextInput
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      maxLength={30}
      {...props}
      value={text}
      error={error || (isWrong && 'Enter a date, such as 09/01/2026.')}
      rightSectionPointerEvents="all"
      rightSection={
        !(props.disabled || props.readOnly) && (
          <input
            type="date"
            aria-label="Choose a date"
            className={classes.calendar}
            tabIndex={-1}
            value={sent ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = parseDate(currentTarget.value);
              if (chosen === undefined) return;
              setText(writeDate(chosen));
              send(chosen);
            }}
          />
        )
      }
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setIsLeft(false);
        const typed = parseDate(currentTarget.value);
        if (typed !== undefined && endsInFullYear(currentTarget.value)) send(typed);
      }}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        onKeyDown?.(event);
      }}
    />
  );
}

const written = (date: string | undefined) => (date === undefined ? '' : writeDate(date));
