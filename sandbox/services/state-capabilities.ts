/** What the product can do in each of the eleven states: the one capability table, for every screen and service. */
import type { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';

/** One state, and through whom it is e-filed; `none` where it is not. */
export interface StateCapability {
  readonly state: StateCode;
  readonly name: string;
  readonly provider: EFilingProvider;
  /** Cases of its courts can be searched. */
  readonly caseSearch: boolean;
  /** The firm can keep a list of its court cases (specification, application section 10). */
  readonly courtCases: boolean;
  /** Dockets of the state's own courts can be tracked. */
  readonly docketSync: boolean;
  /** IANA name of the zone by which most of its courts reckon a day. */
  readonly timeZone: string;
}

/** By name. */
export const stateCapabilities: readonly StateCapability[] = [
  {
    state: 'CA',
    name: 'California',
    provider: 'onelegal',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Los_Angeles',
  },
  {
    state: 'FL',
    name: 'Florida',
    provider: 'granicus',
    caseSearch: true,
    courtCases: true,
    docketSync: true,
    timeZone: 'America/New_York',
  },
  {
    state: 'GA',
    name: 'Georgia',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
  {
    state: 'IL',
    name: 'Illinois',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Chicago',
  },
  {
    state: 'IN',
    name: 'Indiana',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Indiana/Indianapolis',
  },
  {
    state: 'MD',
    name: 'Maryland',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
  {
    state: 'NV',
    name: 'Nevada',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Los_Angeles',
  },
  {
    state: 'NY',
    name: 'New York',
    provider: 'none',
    caseSearch: true,
    courtCases: false,
    docketSync: true,
    timeZone: 'America/New_York',
  },
  {
    state: 'TX',
    name: 'Texas',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Chicago',
  },
  {
    state: 'UT',
    name: 'Utah',
    provider: 'none',
    caseSearch: false,
    courtCases: false,
    docketSync: false,
    timeZone: 'America/Denver',
  },
  {
    state: 'VA',
    name: 'Virginia',
    provider: 'tyler',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
];

/** The states that Tyler serves. */
export const tylerStates: readonly StateCode[] = stateCapabilities.flatMap(({ state, provider }) =>
  provider === 'tyler' ? [state] : [],
);

/** The capabilities of a state. */
export function capabilityOf(state: StateCode): StateCapability {
  const found = stateCapabilities.find((capability) => capability.state === state);
  if (!found) throw new Error(`There are no capabilities for ${state}.`);
  return found;
}
