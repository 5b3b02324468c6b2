/** Counts periods of court rules, day by day and to be read (dockets, section 7; FRCP 6, Gen. Constr. Law 25-a, 2.514). */
import { dayOff, type HolidayCalendar } from './court-holidays';
import { addDays, isDay } from './days';
import type { DeadlineFacts, Period } from './deadline-rules';

/** A day that a count passed, and what it was to it: `Day 3`, `Sunday, not a court day`. */
export interface CountedDay {
  day: string;
  why: string;
}

export interface DueDate {
  /** YYYY-MM-DD, in the court's zone. */
  date: string;
  counted: readonly CountedDay[];
  /** What the count leaves to the reader. */
  note?: string;
}

/** The days that service by mail adds. Electronic service and email add none anywhere. */
const mailDays = { federal: 3, NY: 5, FL: 5 } as const;

/**
 * Tells when a period that runs from `day` (YYYY-MM-DD) ends. Throws on a text that is no day, or days that can't be
 * counted.
 */
export function dueDate(period: Period, day: string, facts: DeadlineFacts = {}): DueDate {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  if (!Number.isInteger(period.days) || period.days < 0) throw new RangeError(`Not a number of days: ${period.days}`);
  const { counting } = period;
  const count = new Count(day, period.isBackward ? -1 : 1, calendarsOf(period, facts.state));
  const mailed = period.isFromService !== false && facts.service === 'mail' && !period.isBackward;
  const added = mailed ? mailDays[counting] : 0;
  if (counting === 'FL') count.skipDaysOff();
  if (counting === 'NY') {
    count.pass(period.days + added);
    count.roll();
  } else {
    count.pass(period.days);
    count.roll();
    if (added > 0) {
      count.pass(added, ' for service by mail');
      count.roll();
    }
  }
  return { date: count.day, counted: count.counted, ...noteOf(period, facts.state) };
}

/** In a federal court a state's holidays count as well, in periods after an event (FRCP 6(a)(6)(C)). */
function calendarsOf({ counting, isBackward }: Period, state?: string): HolidayCalendar[] {
  if (counting !== 'federal') return [counting];
  return !isBackward && (state === 'NY' || state === 'FL') ? ['federal', state] : ['federal'];
}

function noteOf({ counting, isBackward }: Period, state?: string): { note?: string } {
  if (counting !== 'federal' || isBackward || state === 'NY' || state === 'FL') return {};
  return { note: `State holidays${state ? ` in ${state}` : ''} aren’t included. Check the court’s calendar.` };
}

/** A count under way. */
class Count {
  day: string;
  readonly counted: CountedDay[] = [];
  readonly #step: 1 | -1;
  readonly #calendars: readonly HolidayCalendar[];

  constructor(day: string, step: 1 | -1, calendars: readonly HolidayCalendar[]) {
    this.day = day;
    this.#step = step;
    this.#calendars = calendars;
  }

  /** The next days while they are off: Florida's first day is a court day. */
  skipDaysOff(): void {
    for (;;) {
      const next = addDays(this.day, this.#step);
      const off = dayOff(next, this.#calendars);
      if (!off) return;
      this.#go(`${off}, not counted`);
    }
  }

  /** Every day counts, court day or not. */
  pass(days: number, of = ''): void {
    for (let number = 1; number <= days; number += 1) this.#go(`Day ${number}${of}`);
  }

  /** An end on a day off moves on to the next court day. */
  roll(): void {
    const rolled = this.#step > 0 ? 'Next court day' : 'Previous court day';
    for (;;) {
      const off = dayOff(this.day, this.#calendars);
      if (!off) return;
      const last = this.counted.at(-1);
      const note = `${off}, not a court day`;
      if (last) last.why = last.why === rolled ? note : `${last.why}: ${note}`;
      this.#go(rolled);
    }
  }

  #go(why: string): void {
    this.day = addDays(this.day, this.#step);
    this.counted.push({ day: this.day, why });
  }
}
