/** When a courier is at the court (filing variants, section 4). Pure. */
import type { CourtPolicy, PaperDelivery, QuotedDelivery } from '../../generated/filing/schemas.ts';
import { courtDayAfter, courtDayFrom, instantIn } from '../../services/court-days.ts';
import { dayIn } from '../../services/firm-time-zone.ts';

type CourtHours = Pick<CourtPolicy, 'courtTimeZone' | 'courtHolidays' | 'sameDayCutoff'>;

/**
 * The court's day on which documents submitted at `now` arrive: the next court day, or with urgent delivery the same
 * one until the cutoff.
 */
export function arrivalOf(
  serviceLevel: PaperDelivery['serviceLevel'],
  { courtTimeZone, courtHolidays = [], sameDayCutoff }: CourtHours,
  now: Date,
): QuotedDelivery {
  const today = dayIn(courtTimeZone, now);
  const isOpenToday = courtDayFrom(today, courtHolidays) === today;
  const cutoff = sameDayCutoff === undefined ? undefined : instantIn(courtTimeZone, today, sameDayCutoff);
  if (serviceLevel === 'urgent' && isOpenToday && cutoff && now < cutoff)
    return { arrivesOn: today, courtTimeZone, sameDayUntil: cutoff.toISOString() };
  return { arrivesOn: courtDayAfter(today, courtHolidays), courtTimeZone };
}

/** Hours between printing and the court's counter, and when it opens. */
const courierHours = 2;
const counterOpens = '09:00';

/** The moment at which the courier is at the counter. */
export function arrivalTime(arrivesOn: string, { courtTimeZone }: CourtHours, printedAt: Date): Date {
  const opening = instantIn(courtTimeZone, arrivesOn, counterOpens);
  const ride = new Date(printedAt.getTime() + courierHours * 3_600_000);
  return ride > opening ? ride : opening;
}
