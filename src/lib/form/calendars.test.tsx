import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Calendar, RangeCalendar } from './calendars';
import type { DateRange } from './parse-date-range';

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
});
afterEach(() => {
  vi.useRealTimers();
});

const day = (name: string) => screen.getByRole('button', { name });

function setUp(range: Partial<DateRange> = {}) {
  const chosen = vi.fn<(range: DateRange) => void>();
  render(<RangeCalendar range={{ from: range.from, to: range.to }} onChoose={chosen} />, { wrapper: MantineProvider });
  return { chosen, user: userEvent.setup() };
}

it('chooses a day of this month, or of the chosen one', async () => {
  const chosen = vi.fn<(date: string) => void>();
  const user = userEvent.setup();
  render(<Calendar value={undefined} tense="past" onChoose={chosen} />, { wrapper: MantineProvider });
  await user.click(day('Nov 3, 2026'));
  expect(chosen.mock.calls).toEqual([['2026-11-03']]);
});

it('offers no day of birth after today', () => {
  render(<Calendar value={undefined} tense="birth" onChoose={() => {}} />, { wrapper: MantineProvider });
  expect(day('Nov 22, 2026')).toBeEnabled();
  expect(day('Nov 23, 2026')).toBeDisabled();
});

it('chooses a first and a last day at once', async () => {
  const { chosen, user } = setUp();
  await user.click(day('Nov 12, 2026'));
  expect(chosen).not.toHaveBeenCalled();
  await user.click(day('Nov 3, 2026'));
  expect(chosen.mock.calls).toEqual([[{ from: '2026-11-03', to: '2026-11-12' }]]);
});

it.each([
  ['This month', '2026-11-01', '2026-11-30'],
  ['Last month', '2026-10-01', '2026-10-31'],
  ['Last 30 days', '2026-10-24', '2026-11-22'],
  ['This quarter', '2026-10-01', '2026-12-31'],
  ['This year', '2026-01-01', '2026-12-31'],
  ['Any date', undefined, undefined],
])('has the preset %s', async (name, from, to) => {
  const { chosen, user } = setUp({ from: '2026-09-01' });
  await user.click(day(name));
  expect(chosen.mock.calls).toEqual([[{ from, to }]]);
});
