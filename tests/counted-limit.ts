/** The end of a correction's time, counted without the sandbox's rules, to compare both. */

/** Counted another way: hour by hour through the court's own calendar, then second by second to the day's end. */
export function countedLimit(returnedAt: Date, timeZone: string, holidays: readonly string[]): Date {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const shown = (time: number) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return {
      weekday: parts.get('weekday') ?? '',
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    };
  };
  let time = returnedAt.getTime();
  let { day } = shown(time);
  for (let business = 0; business < 5; ) {
    time += 3_600_000;
    const now = shown(time);
    if (now.day === day) continue;
    day = now.day;
    if (!now.weekday.startsWith('S') && !holidays.includes(day)) business += 1;
  }
  for (const step of [3_600_000, 60_000, 1_000]) while (shown(time + step).day === day) time += step;
  return new Date(Math.floor(time / 1000) * 1000);
}
