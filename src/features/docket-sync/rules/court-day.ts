/** The day at a court. */
import { calendarDay } from '@/lib/format/dates';

/** A state with two zones has its western one, where a day ends last (IANA time zones, 2025b). */
const statesOf = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KY LA MI MN MO MS OK TN WI',
  'America/Denver': 'CO KS MT ND NE NM SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
} as const;

const zoneOf = new Map(
  Object.entries(statesOf).flatMap(([zone, states]) =>
    states.split(' ').map((state): [string, string] => [state, zone]),
  ),
);

/** The calendar day (YYYY-MM-DD) of an instant at a state's courts; at an unknown state's, Hawaii's. */
export const courtDay = (instant: string, state: string): string =>
  calendarDay(instant, zoneOf.get(state) ?? 'Pacific/Honolulu');
