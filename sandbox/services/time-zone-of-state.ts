import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The time zone of most of a state's people; for states with several, its largest city's. */
const statesByZone: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);

/** A state's IANA zone, by its two letters; undefined for an unknown state. */
export function timeZoneOfState(state: string): string | undefined {
  return zones.get(state);
}

/** The zone that SQL finds for a column of states; the most usual for an unknown state. */
export function timeZoneOfStateIn(state: SQLWrapper): SQL {
  const cases = Object.entries(statesByZone).map(
    ([zone, states]) => sql`when ${state} = any(${sql.param(states.split(' '))}::text[]) then ${zone}::text`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 'America/Chicago' end`;
}
