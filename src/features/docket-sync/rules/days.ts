/** Calendar days as `YYYY-MM-DD`, without a zone or a clock. */

const dayLength = 86_400_000;

/** Tells whether a text is a day of the calendar. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The day `days` after another; earlier if negative. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(Date.parse(day)).getUTCDay();

/** A day of a year; `month` and `date` from 1. */
export const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The `place`th of a weekday in a month; 0 is the last. */
export function weekdayInMonth(year: number, month: number, weekday: number, place: number): string {
  const first = dayOf(year, place === 0 ? month + 1 : month, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + (place - 1) * 7);
}
