/**
 * A second, naive reading of the rules that the process server's simulator follows (serving supplement, sections 3, 4
 * and 6). It shares no code with them: what both get wrong in the same way, no one would see.
 */
import type { JobPlan, PlayedJob } from '../../sandbox/simulators/serving/story/play-job.ts';

const zones: Readonly<Record<string, string>> = {
  ...{ CA: 'America/Los_Angeles', NV: 'America/Los_Angeles', UT: 'America/Denver', IL: 'America/Chicago' },
  ...{ TX: 'America/Chicago', FL: 'America/New_York', GA: 'America/New_York', MD: 'America/New_York' },
  ...{ NY: 'America/New_York', VA: 'America/New_York', IN: 'America/Indiana/Indianapolis' },
};

const holidays = new Set(
  `2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15
  2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17
  2028-02-21 2028-05-29 2028-06-19 2028-07-04`.split(/\s+/),
);

const formats = new Map(
  Object.entries(zones).map(([state, timeZone]) => [
    state,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** A local time as `2026-06-01 14:05`. */
const localTime = (at: Date, state: string): string => formats.get(state)?.format(at) ?? '';

const dayOf = (local: string) => local.slice(0, 10);
const hourOf = (local: string) => Number(local.slice(11, 13));
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function isBarred(day: string, states: readonly string[], caseType: string): boolean {
  if (weekday(day) !== 0) return false;
  return states.some(
    (state) => ['NY', 'FL', 'TX', 'VA'].includes(state) || (state === 'MD' && caseType === 'eviction'),
  );
}

export interface SimulatedCourt {
  state: string;
  caseType: 'general' | 'collections' | 'eviction' | 'family' | 'small-claims' | 'other';
}

/** The end of the promise of the first attempt, in local time. */
function firstBy(level: string, ordered: Date, state: string, barred: (day: string) => boolean): string {
  const local = localTime(ordered, state);
  let day = dayOf(local);
  if (level === 'same-day') {
    let left = 240;
    for (let time = ordered.getTime(); ; time += 60_000) {
      const now = localTime(new Date(time), state);
      if (left === 0) return now;
      if (hourOf(now) >= 7 && hourOf(now) < 21 && !barred(dayOf(now))) left -= 1;
    }
  }
  if (level === 'rush' && local.slice(11) > '12:00') day = dayAfter(day);
  if (level === 'standard')
    for (let left = 3; left > 0; ) {
      day = dayAfter(day);
      if (![0, 6].includes(weekday(day)) && !holidays.has(day)) left -= 1;
    }
  while (barred(day)) day = dayAfter(day);
  return `${day} 21:00`;
}

interface Failed {
  day: string;
  hour: number;
  isHome: boolean;
}

function isDiligent(failed: readonly Failed[], { state, caseType }: SimulatedCourt, day: string): boolean {
  const days = new Set(failed.map((each) => each.day)).size;
  if (failed.length < 3 || days < 3) return false;
  if (state !== 'CA' || day < '2027-01-01') return true;
  const times = new Set(failed.map(({ hour }) => (hour < 9 ? 'early' : hour < 17 ? 'day' : 'late'))).size;
  const needsHome = caseType === 'collections' || caseType === 'eviction';
  return times === 3 && (!needsHome || failed.some(({ isHome }) => isHome));
}

interface Substitute {
  manner: string;
  kind: string;
  label: string;
  age: number;
  diligent: boolean;
}

/** Youngest substitute at the abode, by state; suitable age is 0. */
const abodeAges: Readonly<Record<string, number>> = {
  ...{ FL: 15, GA: 0, IL: 13, IN: 0, MD: 0, NV: 0, NY: 0, UT: 0, VA: 16 },
};

function allows(state: string, { manner, kind, label, age, diligent }: Substitute): boolean {
  if (manner === 'posted') return label === 'home' && (state === 'VA' || (state === 'NY' && diligent));
  if (state === 'CA')
    return kind === 'individual'
      ? diligent && age >= 18 && ['home', 'work', 'mailing'].includes(label)
      : manner === 'substitute-business';
  if (kind !== 'individual') return false;
  if (state === 'NY' && label === 'work') return true;
  const youngest = abodeAges[state];
  return manner === 'substitute-abode' && label === 'home' && youngest !== undefined && age >= youngest;
}

const moves = new Set(
  `dispatched>dispatched dispatched>attempting dispatched>served dispatched>on-hold dispatched>cancelled
  attempting>attempting attempting>served attempting>not-served attempting>on-hold attempting>skip-trace
  attempting>cancelled on-hold>dispatched on-hold>attempting on-hold>on-hold on-hold>skip-trace on-hold>not-served
  on-hold>cancelled skip-trace>attempting skip-trace>on-hold skip-trace>cancelled served>served`.split(/\s+/),
);

export const checks = ['barred-day', 'hours', 'substitute', 'first-attempt', 'status'] as const;
export type Check = (typeof checks)[number];

/** The rules that a played job breaks. */
export function brokenRules(plan: JobPlan, court: SimulatedCourt, dispatchedAt: Date, played: PlayedJob): Check[] {
  const broken: Check[] = [];
  const failed: Failed[] = [];
  const stateOf = (index: number) => plan.addresses[index]?.content.state ?? court.state;
  for (const { at, content } of played.attempts) {
    const place = plan.addresses.findIndex((each) => each.content.addressId === content.addressId);
    const address = plan.addresses[place]?.content;
    const local = localTime(at, stateOf(place));
    const day = dayOf(local);
    if (content.serveType === 'mail') continue;
    if (isBarred(day, [court.state, stateOf(place)], court.caseType)) broken.push('barred-day');
    if (hourOf(local) < 7 || local.slice(11) > '21:00') broken.push('hours');
    const label = address?.label ?? '';
    if (['substitute-abode', 'substitute-business', 'posted'].includes(content.serveType)) {
      const manner = content.serveType;
      const age = content.servedPerson?.ageEstimate ?? 0;
      const diligent = isDiligent(failed, court, day);
      if (!allows(court.state, { manner, kind: plan.recipient.kind, label, age, diligent })) broken.push('substitute');
    }
    if (content.serveType === 'unsuccessful') failed.push({ day, hour: hourOf(local), isHome: label === 'home' });
  }
  const [first] = played.attempts;
  if (first) {
    const barred = (day: string) => isBarred(day, [court.state, stateOf(0)], court.caseType);
    if (localTime(first.at, stateOf(0)) > firstBy(plan.level, dispatchedAt, stateOf(0), barred))
      broken.push('first-attempt');
  }
  for (const [index, { jobStatus }] of played.steps.entries()) {
    const before = played.steps[index - 1]?.jobStatus;
    if (before && !moves.has(`${before}>${jobStatus}`)) broken.push('status');
  }
  return broken;
}
