/** When to ask a person again to try the new filing form (filing variants, section 10). Pure. */

/** When to ask again. */
export interface ReminderTime {
  label: string;
  days?: number;
  months?: number;
}

export const reminderTimes: readonly ReminderTime[] = [
  { label: 'in a week', days: 7 },
  { label: 'in a month', months: 1 },
  { label: 'in three months', months: 3 },
];

/** The instant to ask at, ISO 8601. A month's last days become the last day of a shorter one. */
export function remindAt({ days = 0, months = 0 }: ReminderTime, now: Date): string {
  const at = new Date(now);
  at.setUTCDate(at.getUTCDate() + days);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== date) at.setUTCDate(0);
  return at.toISOString();
}
