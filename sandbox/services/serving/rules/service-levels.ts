/** Levels of service: until when the first and the last attempt are promised (sections 4 and 5). */
import type { LevelOffer, PriceItem, ServiceLevel, ServiceLevels } from '../../../generated/serving/schemas.ts';
import { addDays, courtDayAfter, instantAt } from '../../billing/rules/days.ts';
import { toDollars } from '../../filing/money.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { timeZoneOfState } from '../../time-zone-of-state.ts';
import { includedAttempts, prices } from './prices.ts';
import { rulesOn } from './rules-of-service.ts';
import { stateOfZip, zoneOfZip } from './zip-codes.ts';

/** Attempts are made from 7 a.m. to 9 p.m., local time of the address. */
export const servingHours = { first: 7, last: 21 } as const;
/** Photos that the server takes at each attempt, whatever the state's rules. */
export const promisedPhotos = 1;
/** Hours within which the first attempt of same-day service is made. */
const sameDayHours = 4;
/** Orders until this hour get their rush attempt the same day. */
const rushHour = 12;
const standardDays = 3;
/** Most days between attempts. */
export const mostDaysApart: Readonly<Record<ServiceLevel, number>> = { standard: 4, rush: 1, 'same-day': 1 };

/** Where and in which case is served. */
export interface ServingPlace {
  timeZone: string;
  /** Whether attempts are barred on a day. */
  isBarred(day: string): boolean;
}

/** The promise of a level, if ordered (or released) at an instant. */
export function promiseOf(level: ServiceLevel, orderedAt: Date, place: ServingPlace) {
  const { timeZone } = place;
  const firstAttemptBy = firstAttemptLimit(level, orderedAt, place);
  let day = dayIn(timeZone, firstAttemptBy);
  for (let attempt = 1; attempt < includedAttempts; attempt += 1)
    day = allowedDay(addDays(day, mostDaysApart[level]), place);
  return { firstAttemptBy, completeBy: instantAt(day, servingHours.last, timeZone) };
}

function firstAttemptLimit(level: ServiceLevel, orderedAt: Date, place: ServingPlace): Date {
  const { timeZone } = place;
  const today = dayIn(timeZone, orderedAt);
  switch (level) {
    case 'standard':
      return instantAt(allowedDay(courtDayAfter(today, standardDays), place), servingHours.last, timeZone);
    case 'rush': {
      const isEarly = orderedAt <= instantAt(today, rushHour, timeZone);
      return instantAt(allowedDay(isEarly ? today : addDays(today, 1), place), servingHours.last, timeZone);
    }
    case 'same-day':
      return afterServingHours(orderedAt, sameDayHours, place);
  }
}

/** The instant after so many hours during which attempts may be made. */
function afterServingHours(from: Date, hours: number, place: ServingPlace): Date {
  let left = hours * 3_600_000;
  for (let day = allowedDay(dayIn(place.timeZone, from), place); ; day = allowedDay(addDays(day, 1), place)) {
    const opens = instantAt(day, servingHours.first, place.timeZone);
    const closes = instantAt(day, servingHours.last, place.timeZone);
    const start = Math.max(opens.getTime(), from.getTime());
    const open = closes.getTime() - start;
    if (open >= left) return new Date(start + left);
    if (open > 0) left -= open;
  }
}

/** A day, or the next on which attempts may be made. */
export function allowedDay(day: string, { isBarred }: ServingPlace): string {
  let found = day;
  while (isBarred(found)) found = addDays(found, 1);
  return found;
}

/** Weekday of a day; Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const names: Readonly<Record<ServiceLevel, string>> = { standard: 'Standard', rush: 'Rush', 'same-day': 'Same day' };
const promiseTexts: Readonly<Record<ServiceLevel, string>> = {
  standard: 'First attempt within 3 business days',
  rush: 'First attempt the same day if ordered by noon, otherwise the next day',
  'same-day': 'First attempt within 4 hours, between 7 a.m. and 9 p.m.',
};
const surcharges: Readonly<Record<ServiceLevel, number>> = {
  standard: 0,
  rush: prices.rush,
  'same-day': prices.sameDay,
};
const levels = ['standard', 'rush', 'same-day'] as const satisfies readonly ServiceLevel[];

const item = (kind: PriceItem['kind'], label: string, cents: number): PriceItem => ({
  ...{ kind, label, amount: toDollars(cents) },
});

const otherPrices: readonly PriceItem[] = [
  item('registered-agent', 'Registered agent, any ZIP code', prices.registeredAgent),
  item('same-address', 'Each further recipient at the same address', prices.sameAddress),
  item('notarized-proof', 'Notarized proof', prices.notarizedProof),
  item('witness-fee-handling', 'Handling of a witness fee', prices.witnessFeeHandling),
  item('backup-address', 'Backup address, when used', prices.backupAddress),
  item('mailing', 'Mailing after a substitute service', prices.mailing),
  item('extra-attempt', 'Each attempt after the fourth', prices.extraAttempt),
  item('stakeout', 'Stakeout, per hour (2 hours or more)', prices.stakeoutHour),
  item('skip-trace', 'Skip trace', prices.skipTrace),
  item('cancellation', 'Cancellation before the first attempt', prices.cancellation),
];

/** The levels at a ZIP code, if ordered now; undefined for an unknown ZIP code. */
export function serviceLevels(zip: string, now: Date): ServiceLevels | undefined {
  const zone = zoneOfZip(zip);
  const state = stateOfZip(zip);
  const timeZone = state && timeZoneOfState(state);
  if (zone === undefined || state === undefined || timeZone === undefined) return undefined;
  const barred = new Set(rulesOn(state, dayIn(timeZone, now))?.barredWeekdays('general') ?? []);
  const place: ServingPlace = { timeZone, isBarred: (day) => barred.has(weekdayOf(day)) };
  const base = prices.zones[zone - 1] ?? 0;
  const offers = levels.map((level): LevelOffer => {
    const promise = promiseOf(level, now, place);
    return {
      ...{ level, name: names[level], promiseText: promiseTexts[level] },
      price: toDollars(base + surcharges[level]),
      surcharge: toDollars(surcharges[level]),
      firstAttemptBy: promise.firstAttemptBy.toISOString(),
      completeBy: promise.completeBy.toISOString(),
    };
  });
  return { zip, state, timeZone, zone, levels: offers, prices: [...otherPrices] };
}
