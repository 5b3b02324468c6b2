/** The product's capabilities in each of the eleven states: one table for every screen and service. */
import type { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';
import { providerIn } from '../providers/facts.ts';
import type { ProviderFacts } from '../providers/provider-facts.ts';

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

const states: readonly Omit<StateCapability, 'provider'>[] = [
  {
    state: 'CA',
    name: 'California',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Los_Angeles',
  },
  {
    state: 'FL',
    name: 'Florida',
    caseSearch: true,
    courtCases: true,
    docketSync: true,
    timeZone: 'America/New_York',
  },
  {
    state: 'GA',
    name: 'Georgia',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
  {
    state: 'IL',
    name: 'Illinois',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Chicago',
  },
  {
    state: 'IN',
    name: 'Indiana',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Indiana/Indianapolis',
  },
  {
    state: 'MD',
    name: 'Maryland',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
  {
    state: 'NV',
    name: 'Nevada',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Los_Angeles',
  },
  {
    state: 'NY',
    name: 'New York',
    caseSearch: true,
    courtCases: false,
    docketSync: true,
    timeZone: 'America/New_York',
  },
  {
    state: 'TX',
    name: 'Texas',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/Chicago',
  },
  {
    state: 'UT',
    name: 'Utah',
    caseSearch: false,
    courtCases: false,
    docketSync: false,
    timeZone: 'America/Denver',
  },
  {
    state: 'VA',
    name: 'Virginia',
    caseSearch: true,
    courtCases: true,
    docketSync: false,
    timeZone: 'America/New_York',
  },
];

/** Sorted by name. */
export const stateCapabilities: readonly StateCapability[] = states.map((each) => ({
  ...each,
  provider: providerIn(each.state).id,
}));

/** The states where the firm's attorneys and payment accounts are kept with the provider. */
export const statesWithAccounts: readonly StateCode[] = statesOf(({ keepsAccounts }) => keepsAccounts);

/** The states whose provider has a sign-in of its own. */
export const statesWithSignIn: readonly StateCode[] = statesOf(({ signIn }) => signIn);

/** The capabilities of a state. */
export function capabilityOf(state: StateCode): StateCapability {
  const found = stateCapabilities.find((capability) => capability.state === state);
  if (!found) throw new Error(`There are no capabilities for ${state}.`);
  return found;
}

function statesOf(isMeant: (facts: ProviderFacts) => unknown): StateCode[] {
  return states.flatMap(({ state }) => (isMeant(providerIn(state)) ? [state] : []));
}
