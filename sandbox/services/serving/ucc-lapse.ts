/** When a financing statement lapses (UCC 9-515). Days are `YYYY-MM-DD`. */

/** Its last day: five years after it was filed. From February 29, that is February 28. */
export function lapseOn(filedOn: string): string {
  return addMonths(filedOn, 60);
}

/** The days on which it can be continued: the six months before it lapses. */
export function continuationWindow(filedOn: string): { from: string; to: string } {
  const to = lapseOn(filedOn);
  return { from: addMonths(to, -6), to };
}

/** The same day of another month, or the month's last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}
