/** When a digest of a setting is sent next. */
import type { NotificationFrequency } from '../../generated/docket-sync/schemas.ts';
import { addDays, instantAt } from '../billing/rules/days.ts';
import { dayIn } from '../firm-time-zone.ts';

/** Immediate: now. Daily: the next `sendAt` (HH:MM) in the zone; Weekly: that of a Monday. */
export function sendingTime(
  { frequency, sendAt }: { frequency: NotificationFrequency; sendAt: string },
  now: Date,
  timeZone: string,
): Date {
  if (frequency === 'Immediate') return now;
  const [hour = 0, minute = 0] = sendAt.split(':').map(Number);
  for (let day = dayIn(timeZone, now); ; day = addDays(day, 1)) {
    const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
    const at = new Date(instantAt(day, hour, timeZone).getTime() + minute * 60_000);
    if (at > now && (frequency !== 'Weekly' || isMonday)) return at;
  }
}
