/** When a server attempts service (serving supplement, section 4). Pure. */
import type { ServiceLevel } from '../../generated/serving/schemas.ts';
import { addDays, instantAt } from '../../services/billing/rules/days.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { hourIn } from '../../services/serving/orders/job-state.ts';
import { timeOfDay } from '../../services/serving/rules/diligence.ts';
import {
  allowedDay,
  mostDaysApart,
  type ServingPlace,
  servingHours,
  weekdayOf,
} from '../../services/serving/rules/service-levels.ts';
import { chanceOf } from './chance.ts';

/** Minutes from accepting until the server can be at the first address. */
export const travelMinutes = 15;

interface FirstAttempt {
  jobId: string;
  earliest: Date;
  /** The end of the promise. */
  limit: Date;
  place: ServingPlace;
}

/** Within the promise, during serving hours of a day that isn't barred; at the limit where too little time is left. */
export function firstAttemptAt({ jobId, earliest, limit, place }: FirstAttempt): Date {
  const { timeZone } = place;
  const windows: { from: number; to: number }[] = [];
  for (let day = dayIn(timeZone, earliest); day <= dayIn(timeZone, limit); day = addDays(day, 1)) {
    if (place.isBarred(day)) continue;
    const from = Math.max(instantAt(day, servingHours.first, timeZone).getTime(), earliest.getTime());
    const to = Math.min(instantAt(day, servingHours.last, timeZone).getTime(), limit.getTime());
    if (from < to) windows.push({ from, to });
  }
  const chosen = windows[Math.floor(chanceOf(jobId, 'first day') * windows.length)];
  if (!chosen) return firstOpening(earliest, place);
  return wholeMinute(chosen.from + (chosen.to - chosen.from) * chanceOf(jobId, 'first time'));
}

/** The next moment at which an attempt may be made. */
export function firstOpening(earliest: Date, place: ServingPlace): Date {
  const { timeZone } = place;
  for (let day = allowedDay(dayIn(timeZone, earliest), place); ; day = allowedDay(addDays(day, 1), place)) {
    const opens = instantAt(day, servingHours.first, timeZone);
    const closes = instantAt(day, servingHours.last, timeZone);
    if (earliest < closes) return earliest > opens ? wholeMinute(earliest.getTime()) : opens;
  }
}

/** First and last hour of each time of day, within serving hours. */
const bands = [
  { from: servingHours.first, to: 9 },
  { from: 9, to: 17 },
  { from: 17, to: servingHours.last },
] as const;

interface NextAttempt {
  jobId: string;
  number: number;
  level: ServiceLevel;
  /** The attempts before, oldest first. */
  before: readonly Date[];
  earliest: Date;
  place: ServingPlace;
}

/** Some days after the last, at another time of day, and once on a weekend where that is allowed. */
export function nextAttemptAt({ jobId, number, level, before, earliest, place }: NextAttempt): Date {
  const { timeZone } = place;
  const most = mostDaysApart[level];
  const last = dayIn(timeZone, before.at(-1) ?? earliest);
  const usual = 1 + Math.floor(chanceOf(jobId, `gap ${number}`) * most);
  const weekend = Array.from({ length: most }, (_, index) => addDays(last, index + 1)).find(
    (day) => [0, 6].includes(weekdayOf(day)) && !place.isBarred(day),
  );
  const hadWeekend = before.some((at) => [0, 6].includes(weekdayOf(dayIn(timeZone, at))));
  let day = allowedDay(!hadWeekend && weekend !== undefined ? weekend : addDays(last, usual), place);
  const today = dayIn(timeZone, earliest);
  if (day <= today) day = allowedDay(addDays(today, 1), place);
  const used = new Set(before.map((at) => timeOfDay(hourIn(timeZone, at))));
  const band = bands.find(({ from }) => !used.has(timeOfDay(from))) ?? bands[number % bands.length] ?? bands[1];
  const opens = instantAt(day, band.from, timeZone).getTime();
  const closes = instantAt(day, band.to, timeZone).getTime();
  return wholeMinute(opens + (closes - opens) * chanceOf(jobId, `time ${number}`));
}

const wholeMinute = (time: number) => new Date(Math.floor(time / 60_000) * 60_000);
