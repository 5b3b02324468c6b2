/** Days on which a court is open. Days are `YYYY-MM-DD` and have no zone, so UTC counts them without clock changes. */

/** The day after, or `days` days away. */
export function nextDay(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The first open day from `day` on, `day` itself if it is one. `step`: -1 looks back. */
export function courtDayFrom(day: string, holidays: readonly string[] = [], step = 1): string {
  let found = day;
  while (isWeekend(found) || holidays.includes(found)) found = nextDay(found, step);
  return found;
}

/** The first open day after `day`. */
export const courtDayAfter = (day: string, holidays?: readonly string[]): string =>
  courtDayFrom(nextDay(day), holidays);

/** The instant of a wall-clock time, `HH:mm` or `HH:mm:ss`, on a day in a zone. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  // The clocks change at two in the morning: what they show at noon holds for the court's hours.
  const noon = new Date(`${day}T12:00:00Z`);
  const shown = noon.toLocaleString('sv-SE', { timeZone });
  const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - noon.getTime();
  return new Date(Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`) - ahead);
}
