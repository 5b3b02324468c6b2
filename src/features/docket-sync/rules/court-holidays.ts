/** The legal holidays on which periods don't end (dockets, section 7). */
import { addDays, dayOf, weekdayInMonth, weekdayOf } from './days';

/** Whose holidays: the federal list, New York's or Florida's. */
export type HolidayCalendar = 'federal' | 'NY' | 'FL';

interface Holiday {
  name: string;
  /** The day itself in a year. */
  on: (year: number) => string;
  calendars: readonly HolidayCalendar[];
  /** Whether one on a weekend is observed on a weekday; not if missing. */
  moves?: true;
}

const everywhere = ['federal', 'NY', 'FL'] as const;
const exceptFlorida = ['federal', 'NY'] as const;

const dated = (month: number, date: number) => (year: number) => dayOf(year, month, date);
const weekday = (month: number, day: number, place: number) => (year: number) =>
  weekdayInMonth(year, month, day, place);

/** FRCP 6(a)(6); N.Y. Gen. Constr. Law § 24; Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(6). */
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', on: dated(1, 1), calendars: everywhere, moves: true },
  { name: 'Martin Luther King Jr. Day', on: weekday(1, 1, 3), calendars: everywhere },
  { name: 'Lincoln’s Birthday', on: dated(2, 12), calendars: ['NY'], moves: true },
  { name: 'Presidents’ Day', on: weekday(2, 1, 3), calendars: exceptFlorida },
  { name: 'Memorial Day', on: weekday(5, 1, 0), calendars: everywhere },
  { name: 'Flag Day', on: weekday(6, 0, 2), calendars: ['NY'] },
  { name: 'Juneteenth', on: dated(6, 19), calendars: exceptFlorida, moves: true },
  { name: 'Independence Day', on: dated(7, 4), calendars: everywhere, moves: true },
  { name: 'Labor Day', on: weekday(9, 1, 1), calendars: everywhere },
  { name: 'Columbus Day', on: weekday(10, 1, 2), calendars: exceptFlorida },
  { name: 'Election Day', on: (year) => addDays(weekdayInMonth(year, 11, 1, 1), 1), calendars: ['NY'] },
  { name: 'Veterans Day', on: dated(11, 11), calendars: everywhere, moves: true },
  { name: 'Thanksgiving', on: weekday(11, 4, 4), calendars: everywhere },
  { name: 'Day after Thanksgiving', on: (year) => addDays(weekdayInMonth(year, 11, 4, 4), 1), calendars: ['FL'] },
  { name: 'Christmas Day', on: dated(12, 25), calendars: everywhere, moves: true },
];

/** The weekday on which a holiday is observed: New York leaves those on a Saturday there. */
function observedOn(day: string, calendar: HolidayCalendar): string {
  if (weekdayOf(day) === 0) return addDays(day, 1);
  return weekdayOf(day) === 6 && calendar !== 'NY' ? addDays(day, -1) : day;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** The names of a calendar's holidays by the days on which they are and on which they are observed. */
function holidaysOf(calendar: HolidayCalendar, year: number): ReadonlyMap<string, string> {
  const key = `${calendar} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const days = new Map<string, string>();
  for (const holiday of holidays.filter(({ calendars }) => calendars.includes(calendar))) {
    const day = holiday.on(year);
    days.set(day, holiday.name);
    const observed = holiday.moves ? observedOn(day, calendar) : day;
    if (observed !== day) days.set(observed, `${holiday.name} (observed)`);
  }
  known.set(key, days);
  return days;
}

/** The name of the holiday on a day. The last day of a year may be that of the next year's first. */
function holidayOn(day: string, calendar: HolidayCalendar): string | undefined {
  const year = Number(day.slice(0, 4));
  return holidaysOf(calendar, year).get(day) ?? holidaysOf(calendar, year + 1).get(day);
}

/** Tells why a period doesn't end on a day, as `Saturday` or a holiday's name; undefined on court days. */
export function dayOff(day: string, calendars: readonly HolidayCalendar[]): string | undefined {
  const number = weekdayOf(day);
  if (number === 6) return 'Saturday';
  if (number === 0) return 'Sunday';
  for (const calendar of calendars) {
    const name = holidayOn(day, calendar);
    if (name) return calendar === 'federal' || calendars.length === 1 ? name : `${name} (${calendar})`;
  }
  return undefined;
}
