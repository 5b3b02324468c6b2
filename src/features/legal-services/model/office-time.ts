/** Whether an office usually needs longer than until a day. Holidays are left to the office. */

/** Monday to Friday after `from`, up to and including `until`. Both are `YYYY-MM-DD`. */
export function weekdaysUntil(from: string, until: string): number {
  let count = 0;
  for (let day = utc(from) + oneDay; day <= utc(until); day += oneDay) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** Tells whether `returnBy` comes before the office's usual business days are over. */
export function isTooEarly(returnBy: string, businessDays: number, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(returnBy) && weekdaysUntil(today, returnBy) < businessDays;
}

const oneDay = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
