/** California's judicial holidays. */

/** Fixed days: month and day. */
const fixed = [
  [1, 1],
  [2, 12],
  [3, 31],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

const thursday = 4;
/** Weekdays in a month: month, weekday from Sunday, and which of them; the last one is -1. */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [9, 5, 4],
  [11, thursday, 4],
] as const;

/** The days without business in a year, sorted. A holiday on a weekend moves to Friday or Monday. */
export function judicialHolidays(year: number): string[] {
  const days = [
    ...fixed.map(([month, day]) => observed(at(year, month, day))),
    ...floating.map(([month, weekday, place]) => nth(year, month, weekday, place)),
    dayAfter(nth(year, 11, thursday, 4)),
  ];
  return days.map((day) => day.toISOString().slice(0, 10)).toSorted();
}

const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const dayAfter = (day: Date, count = 1) => new Date(day.getTime() + count * 86_400_000);

function observed(day: Date): Date {
  const weekday = day.getUTCDay();
  return weekday === 6 ? dayAfter(day, -1) : weekday === 0 ? dayAfter(day) : day;
}

function nth(year: number, month: number, weekday: number, place: number): Date {
  if (place < 0) {
    const last = at(year, month + 1, 0);
    return dayAfter(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = at(year, month, 1);
  return dayAfter(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (place - 1));
}
