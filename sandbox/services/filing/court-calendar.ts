/** A court's calendar: hearing times and return dates. Pure, and the same for everyone (filing variants, section 8). */
import type { HearingSlot, ReturnDate } from '../../generated/filing/schemas.ts';
import { isCourtDay } from '../billing/rules/days.ts';
import { courtDayFrom, instantIn, isWeekend, nextDay } from '../court-days.ts';
import { type CourtJudge, chanceOf, judgesOf } from './court-judges.ts';

interface Calendar {
  courtCode: string;
  timeZone: string;
  /** Days without business, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/** How far ahead courts schedule, in days. */
const furthest = 400;

/** The legal holidays of the courts that publish none of their own, from a day on. */
export function legalHolidays(from: string): string[] {
  const ahead = Array.from({ length: furthest }, (_, days) => nextDay(from, days));
  return ahead.filter((day) => !isWeekend(day) && !isCourtDay(day));
}

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '13:30', '14:00', '14:30'] as const;
const durationMinutes = 15;

/** The motion call, which any judge of the court takes. */
const motionCall = { courtroom: '1300' };

/** Tells what has hearings at a court: each judge's calendar, and the motion call. */
const calendarsOf = (courtCode: string): (CourtJudge | typeof motionCall)[] => [...judgesOf(courtCode), motionCall];

/** The court's times from `startDate` to `endDate`, both included, earliest first; some hours others have. */
export function hearingSlots(calendar: Calendar, startDate: string, endDate: string): HearingSlot[] {
  const found: HearingSlot[] = [];
  for (let day = startDate; day <= endDate; day = nextDay(day)) {
    if (isWeekend(day) || calendar.holidays.includes(day)) continue;
    for (const time of times) found.push(...slotsAt(calendar, day, time));
  }
  return found;
}

/** The time with this ID; undefined for one that the court's calendar doesn't have. */
export function findSlot(calendar: Calendar, hearingSlotId: string): HearingSlot | undefined {
  const [, year, month, date] = /-(\d{4})(\d\d)(\d\d)-\d{4}-\d$/.exec(hearingSlotId) ?? [];
  if (!year) return undefined;
  const day = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(day))) return undefined;
  return hearingSlots(calendar, day, day).find((each) => each.hearingSlotId === hearingSlotId);
}

function slotsAt({ courtCode, timeZone }: Calendar, day: string, time: string): HearingSlot[] {
  return calendarsOf(courtCode).flatMap((call, at) => {
    const sign = `${courtCode} ${day} ${time} ${at}`;
    if (chanceOf(sign) % 5 > 1) return [];
    return [
      {
        hearingSlotId: `${courtCode.replaceAll(/\W/g, '-')}-${day.replaceAll('-', '')}-${time.replace(':', '')}-${at}`,
        startsAt: instantIn(timeZone, day, time).toISOString(),
        durationMinutes,
        courtroom: call.courtroom,
        ...('name' in call ? { judge: call.name } : {}),
        isRemote: chanceOf(`${sign} video`) % 2 === 0,
      },
    ];
  });
}

/**
 * Tells how many days of notice a motion has that is served on a day, in court days or in all; the day of service is
 * none.
 */
export function noticeBefore(
  { holidays }: Pick<Calendar, 'holidays'>,
  servedOn: string,
  hearingOn: string,
  unit: 'court-days' | 'days',
): number {
  let count = 0;
  for (let day = nextDay(servedOn); day <= hearingOn; day = nextDay(day))
    if (unit === 'days' || (!isWeekend(day) && !holidays.includes(day))) count += 1;
  return count;
}

/** The return date that a court proposes on a day, and the days to choose from. */
export function returnDateOf(
  { holidays, courtCode }: Pick<Calendar, 'holidays' | 'courtCode'>,
  today: string,
  outOfState: boolean,
): ReturnDate {
  const [earliest, usual, latest] = outOfState ? [28, 35, 60] : [14, 21, 40];
  return {
    isRequired: false,
    returnDate: courtDayFrom(nextDay(today, usual), holidays),
    ...returnCallOf(courtCode),
    earliestDate: courtDayFrom(nextDay(today, earliest), holidays),
    latestDate: courtDayFrom(nextDay(today, latest), holidays, -1),
  };
}

/** Tells when and where a court calls its summonses on a return date. */
export function returnCallOf(courtCode: string): { returnTime: string; courtroom: string } {
  return { returnTime: '09:30', courtroom: String(1400 + (chanceOf(courtCode) % 12)) };
}

/** Tells whether a court still offers a day as a return date. */
export function isReturnDay(holidays: readonly string[], today: string, day: string): boolean {
  const { earliestDate } = returnDateOf({ holidays, courtCode: '' }, today, false);
  const { latestDate } = returnDateOf({ holidays, courtCode: '' }, today, true);
  return day >= earliestDate && day <= latestDate && courtDayFrom(day, holidays) === day;
}
