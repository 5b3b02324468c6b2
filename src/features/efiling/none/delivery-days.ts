/** On which of a court's days a courier is there (filing variants, section 4). Days are `YYYY-MM-DD`. */
import type { CourtPolicy } from '@/api/generated/filing/model';
import { calendarDay } from '@/lib/format/dates';

type CourtHours = Pick<CourtPolicy, 'courtTimeZone' | 'courtHolidays' | 'sameDayCutoff'>;

export interface DeliveryDays {
  /** The day of a standard delivery: the next court day. */
  standard: string;
  /** The day of an urgent delivery. */
  urgent: string;
  /** The court's last time for a delivery today, `14:00`; undefined when no courier goes today anymore. */
  sameDayUntil: string | undefined;
  /** Whether today is a court day whose last hour has passed. */
  isPastCutoff: boolean;
}

export function deliveryDays(
  { courtTimeZone, courtHolidays = [], sameDayCutoff }: CourtHours,
  now: Date,
): DeliveryDays {
  const today = calendarDay(now, courtTimeZone);
  const isOpen = (day: string) => !isWeekend(day) && !courtHolidays.includes(day);
  let standard = dayAfter(today);
  while (!isOpen(standard)) standard = dayAfter(standard);
  const isCourtDay = isOpen(today) && sameDayCutoff !== undefined;
  const isInTime = isCourtDay && timeIn(now, courtTimeZone) < sameDayCutoff;
  return {
    standard,
    urgent: isInTime ? today : standard,
    sameDayUntil: isInTime ? sameDayCutoff : undefined,
    isPastCutoff: isCourtDay && !isInTime,
  };
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** The time of day in a zone: `14:00`. */
const timeIn = (now: Date, timeZone: string) =>
  now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
