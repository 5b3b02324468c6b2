/** Attempts made of those a rule wants before a substitute (serving supplement, section 6). Pure. */
import type { DiligenceProgress, DiligenceRule } from '../../../generated/serving/schemas.ts';

/** An attempt in the local time of its address. */
export interface LocalAttempt {
  day: string;
  hour: number;
  isHome: boolean;
}

/** Before 9 am, 9 am to 5 pm, after 5 pm. */
export type TimeOfDay = 'before 9 am' | 'between 9 am and 5 pm' | 'after 5 pm';
const timesOfDay = ['before 9 am', 'between 9 am and 5 pm', 'after 5 pm'] as const;

export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 9) return timesOfDay[0];
  return hour < 17 ? timesOfDay[1] : timesOfDay[2];
}

/** What failed attempts have in common with a rule. */
interface Counts {
  attempts: number;
  days: number;
  times: ReadonlySet<TimeOfDay>;
  home: number;
}

function count(attempts: readonly LocalAttempt[]): Counts {
  return {
    attempts: attempts.length,
    days: new Set(attempts.map(({ day }) => day)).size,
    times: new Set(attempts.map(({ hour }) => timeOfDay(hour))),
    home: attempts.filter(({ isHome }) => isHome).length,
  };
}

/** Tells whether failed attempts suffice. */
export function isDiligent(attempts: readonly LocalAttempt[], rule: DiligenceRule): boolean {
  return missing(count(attempts), rule) === 0;
}

/** Attempts that are still to be made, at least. */
function missing({ attempts, days, times, home }: Counts, rule: DiligenceRule): number {
  return Math.max(
    rule.attempts - attempts,
    rule.days - days,
    rule.timesOfDay - times.size,
    rule.homeAttempts - home,
    0,
  );
}

const words = ['no', 'one', 'two', 'three', 'four'];

/** `2 of 3: one more before 9 am or after 5 pm`. */
export function diligenceProgress(
  attempts: readonly LocalAttempt[],
  rule: DiligenceRule,
  source: string,
): DiligenceProgress {
  const counts = count(attempts);
  const left = missing(counts, rule);
  const made = Math.max(rule.attempts - left, 0);
  const text =
    left === 0
      ? `${rule.attempts} of ${rule.attempts}: done`
      : `${made} of ${rule.attempts}: ${wish(left, counts, rule)}`;
  return { made, required: rule.attempts, text, source };
}

function wish(left: number, { attempts, times, home }: Counts, rule: DiligenceRule): string {
  const open = timesOfDay.filter((time) => !times.has(time));
  const needsTimes = rule.timesOfDay > 1 && times.size < rule.timesOfDay && open.length > 0;
  const where = home < rule.homeAttempts ? ' at the home' : '';
  const when = needsTimes
    ? ` ${open.join(' or ')}`
    : attempts > 0
      ? ` on ${left === 1 ? 'another day' : 'other days'}`
      : '';
  return `${words[left] ?? left} more${where}${when}`;
}
