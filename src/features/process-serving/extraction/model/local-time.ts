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

/** `2026-04-02T14:30:00.000Z` → `2026-04-02T09:30` in Chicago. A year that is being typed has leading zeros: `0202`. */
export function localTime(instant: string, timeZone: string): string {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return shown.slice(0, -':00'.length).replace(' ', 'T').padStart(16, '0');
}

const complete = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const msPerDay = 86_400_000;

/**
 * The other way around; undefined while it is incomplete. Of an hour that comes twice it is the first, and an hour that the
 * clock skips is the one after.
 */
export function instantOf(local: string, timeZone: string): string | undefined {
  const asUtc = complete.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // With the zone's distance from UTC before and after: between them, the clock may change.
  const instants = [asUtc - msPerDay, asUtc + msPerDay].map((near) => {
    const ahead = Date.parse(`${localTime(new Date(near).toISOString(), timeZone)}:00Z`) - near;
    return new Date(asUtc - ahead).toISOString();
  });
  return instants.find((instant) => localTime(instant, timeZone) === local) ?? instants[0];
}
