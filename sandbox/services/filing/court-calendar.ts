/** A court's calendar: hearing places and return dates. Pure, and the same for everybody (filing variants, section 8). */
import { createHash } from 'node:crypto';
import type { HearingSlot, ReturnDate } from '../../generated/filing/schemas.ts';
import { isCourtDay } from '../billing/rules/days.ts';
import { courtDayFrom, instantIn, isWeekend, nextDay } from '../court-days.ts';

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
const judges = ['Hon. Priya Raman', 'Hon. Marisol Tennant', 'Hon. Declan Oyelaran'] as const;
const durationMinutes = 15;

const chance = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

/** The court's places from `startDate` to `endDate`, both included, earliest first; some hours others have. */
export function hearingSlots(calendar: Calendar, startDate: string, endDate: string): HearingSlot[] {
  const found: HearingSlot[] = [];
  for (let day = startDate; day <= endDate; day = nextDay(day)) {
    if (isWeekend(day) || calendar.holidays.includes(day)) continue;
    for (const time of times) if (isOffered(calendar, day, time)) found.push(slotAt(calendar, day, time));
  }
  return found;
}

/** The place with this ID; undefined for one that the court's calendar doesn't have. */
export function findSlot(calendar: Calendar, hearingSlotId: string): HearingSlot | undefined {
  const [, year, month, date] = /-(\d{4})(\d\d)(\d\d)-\d{4}$/.exec(hearingSlotId) ?? [];
  if (!year) return undefined;
  const day = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(day))) return undefined;
  return hearingSlots(calendar, day, day).find((each) => each.hearingSlotId === hearingSlotId);
}

const isOffered = ({ courtCode }: Calendar, day: string, time: string) =>
  chance(`${courtCode} ${day} ${time}`) % 3 !== 0;

function slotAt({ courtCode, timeZone }: Calendar, day: string, time: string): HearingSlot {
  const room = chance(`${courtCode} ${day}`);
  const judge = judges[room % 4];
  return {
    hearingSlotId: `${courtCode.replaceAll(/\W/g, '-')}-${day.replaceAll('-', '')}-${time.replace(':', '')}`,
    startsAt: instantIn(timeZone, day, time).toISOString(),
    durationMinutes,
    courtroom: String(1400 + (room % 12)),
    ...(judge && { judge }),
    isRemote: chance(`${courtCode} ${day} ${time} video`) % 2 === 0,
  };
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
    returnTime: '09:30',
    courtroom: String(1400 + (chance(courtCode) % 12)),
    earliestDate: courtDayFrom(nextDay(today, earliest), holidays),
    latestDate: courtDayFrom(nextDay(today, latest), holidays, -1),
  };
}

/** Whether a court still offers a day as a return date. */
export function isReturnDay(holidays: readonly string[], today: string, day: string): boolean {
  const { earliestDate } = returnDateOf({ holidays, courtCode: '' }, today, false);
  const { latestDate } = returnDateOf({ holidays, courtCode: '' }, today, true);
  return day >= earliestDate && day <= latestDate && courtDayFrom(day, holidays) === day;
}
