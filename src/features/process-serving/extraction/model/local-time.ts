/** A hearing's hour in the court's zone, as a native date-time field has it. */

/** The time zone of most of a court's state. */
const zones: Readonly<Record<string, string>> = {
  ...{
    CA: 'America/Los_Angeles',
    NV: 'America/Los_Angeles',
    UT: 'America/Denver',
    IL: 'America/Chicago',
    TX: 'America/Chicago',
  },
  ...{ FL: 'America/New_York', GA: 'America/New_York', IN: 'America/New_York', MD: 'America/New_York' },
  ...{ NY: 'America/New_York', VA: 'America/New_York' },
};

export const courtZone = (state: string) => zones[state] ?? 'America/Chicago';

/** `2026-04-02T14:30:00.000Z` → `2026-04-02T09:30` in Chicago. */
export function localTime(instant: string, timeZone: string): string {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return shown.slice(0, 16).replace(' ', 'T');
}

/** The other way around; undefined while it is incomplete. */
export function instantOf(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const ahead = Date.parse(`${localTime(new Date(asUtc).toISOString(), timeZone)}:00Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString();
}
