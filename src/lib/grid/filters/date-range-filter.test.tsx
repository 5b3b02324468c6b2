import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DateRange } from '@/lib/form/parse-date-range';
import { formatNumericDate } from '@/lib/format/dates';
import DateRangeFilter from './date-range-filter';

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(initial: DateRange = { from: undefined, to: undefined }) {
  const changes: DateRange[] = [];
  function Host() {
    const [range, setRange] = useState(initial);
    return (
      <DateRangeFilter
        label="Ordered"
        {...range}
        onChange={(next) => {
          changes.push(next);
          setRange(next);
        }}
      />
    );
  }
  const { unmount } = render(<Host />, { wrapper: MantineProvider });
  const from = screen.getByRole('textbox', { name: 'Ordered from' });
  const to = screen.getByRole('textbox', { name: 'Ordered to' });
  return { changes, from, to, unmount };
}

/** Types key by key, without leaving. */
function type(field: HTMLElement, text: string) {
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}

/** Tells what a list is asked for while a text is typed and the field is left. */
function changesOf(text: string): DateRange[] {
  const { changes, from, unmount } = setUp();
  from.focus();
  type(from, text);
  fireEvent.blur(from);
  unmount();
  return changes;
}

describe('nothing reaches the list before it is complete', () => {
  it.each([
    ['9/1', '2026-09-01', undefined],
    ['9/1/26', '2026-09-01', undefined],
    ['09012026', '2026-09-01', undefined],
    ['2026-09-15', '2026-09-15', undefined],
    ['Sep 1, 2026', '2026-09-01', undefined],
    ['today', '2026-11-22', undefined],
    ['last friday', '2026-11-20', undefined],
    ['3 days ago', '2026-11-19', undefined],
    ['last month', '2026-10-01', '2026-10-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last 30 days', '2026-10-24', '2026-11-22'],
    ['30 days', '2026-10-24', '2026-11-22'],
    ['September', '2026-09-01', '2026-09-30'],
    ['Sep 2025', '2025-09-01', '2025-09-30'],
    ['2025', '2025-01-01', '2025-12-31'],
    ['9/1 - 9/15', '2026-09-01', '2026-09-15'],
    ['since 9/1/2026', '2026-09-01', undefined],
    ['before 9/15/26', undefined, '2026-09-14'],
  ])('%s', (typed, from, to) => {
    expect(changesOf(typed)).toEqual([{ from, to }]);
  });

  it.each(['9', '9/1/2', '9/31/2026', 'last', 'last mont', '13/1/2026', 'soon'])('%s is nothing', (typed) => {
    expect(changesOf(typed)).toEqual([]);
  });

  it('in any form, of any date', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    const forms: ((iso: string, date: Date) => string)[] = [
      (iso) => iso,
      (iso) => formatNumericDate(iso),
      (iso) => formatNumericDate(iso).replaceAll(' / ', '-'),
      (iso) => formatNumericDate(iso).replaceAll(' / ', ''),
      (iso) => iso.replaceAll('-', ''),
      (iso) => formatNumericDate(iso).replace(/\d\d(?=\d\d$)/, ''),
      (_iso, date) => date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' }),
      (_iso, date) => date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' }),
      (_iso, date) => date.toLocaleDateString('en-US', { timeZone: 'UTC' }),
    ];
    fc.assert(
      fc.property(day, fc.constantFrom(...forms), (date, form) => {
        const from = date.toISOString().slice(0, 10);
        expect(changesOf(form(from, date))).toEqual([{ from, to: undefined }]);
      }),
    );
  });

  it('whatever is typed: only what is complete, and only days that exist', () => {
    const pieces = ['9', '1', '30', '2026', '26', '/', '-', ' ', 'sep', 'last', 'month', 'today', 'to', 'q3', 'days'];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((typed) => typed.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const { changes, from, unmount } = setUp();
        type(from, typed);
        // Without leaving, a day of a year of fewer than four digits can still change.
        const endings = /\d{4}$|^\d{8}$|\d{4}-\d\d?-\d\d$|today$|month$|days$/;
        const complete = Array.from(typed, (_, index) => typed.slice(0, index + 1).trim()).filter((part) =>
          endings.test(part),
        );
        unmount();
        expect(changes.length).toBeLessThanOrEqual(complete.length);
        for (const range of changes) {
          for (const date of [range.from, range.to]) {
            if (date) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
          }
        }
      }),
    );
  });
});

it('shows both days of a range that was typed into either field', async () => {
  const { from, to, changes } = setUp({ from: '2026-08-01', to: undefined });
  const user = userEvent.setup();
  await user.type(to, 'last quarter');
  await user.tab();
  expect(from).toHaveValue('07 / 01 / 2026');
  expect(to).toHaveValue('09 / 30 / 2026');
  expect(changes).toEqual([{ from: '2026-07-01', to: '2026-09-30' }]);
});

it('keeps the first day when the last one changes', async () => {
  const { from, to, changes } = setUp({ from: '2026-09-01', to: undefined });
  const user = userEvent.setup();
  await user.type(to, '9/15{Enter}');
  expect(changes).toEqual([{ from: '2026-09-01', to: '2026-09-15' }]);
  await user.clear(from);
  await user.tab();
  expect(changes.at(-1)).toEqual({ from: undefined, to: '2026-09-15' });
});

it('is typed into after a click on its label', async () => {
  const { from, to } = setUp();
  const user = userEvent.setup();
  await user.click(screen.getByText('To'));
  expect(to).toHaveFocus();
  await user.click(screen.getByText('From'));
  expect(from).toHaveFocus();
});
