import type { NotificationPreferences } from '@/api/generated/notifications/model';

/**
 * Tells whether an instant falls into a person's quiet hours, which may run past midnight. Equal ends are a whole day.
 */
export function isQuiet({ quietFrom, quietUntil, timeZone }: NotificationPreferences, instant: Date): boolean {
  if (quietFrom === undefined || quietUntil === undefined) return false;
  const time = timeIn(timeZone, instant);
  return quietFrom < quietUntil ? time >= quietFrom && time < quietUntil : time >= quietFrom || time < quietUntil;
}

/** `HH:MM` on a zone's clocks. */
function timeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}
