/** The product's capabilities in each of the eleven states: one table for every screen and service. */
import type { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';

/** A state and its e-filing provider; `none` without e-filing. */
export interface StateCapability {
  readonly state: StateCode;
  readonly name: string;
  readonly provider: EFilingProvider;
  /** Case search is available. */
  readonly caseSearch: boolean;
  /** The firm can keep a list of court cases (specification, application section 10). */
  readonly courtCases: boolean;
  /** Dockets of the state's courts can be tracked. */
  readonly docketSync: boolean;
  /** IANA time zone of most of its courts. */
  readonly timeZone: string;
}

/** Sorted by name. */
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

/** The states served by Tyler. */
export const tylerStates: readonly StateCode[] = stateCapabilities.flatMap(({ state, provider }) =>
  provider === 'tyler' ? [state] : [],
);

/** The capabilities of a state. */
export function capabilityOf(state: StateCode): StateCapability {
  const found = stateCapabilities.find((capability) => capability.state === state);
  if (!found) throw new Error(`There are no capabilities for ${state}.`);
  return found;
}
