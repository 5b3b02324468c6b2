/** The docket providers: NYSCEF, Florida's portal and PACER, with their courts and reading times. */
import type { CredentialType, DocketCourt, ProviderId } from '../../generated/docket-sync/schemas.ts';

/** A provider's facts. */
export interface DocketProvider {
  providerId: ProviderId;
  name: string;
  credentialType: CredentialType;
  courtSystemId: number;
  courtSystemName: string;
  /** Null for the federal one. */
  state: string | null;
  /** Hours of the day, in New York, at which tracked dockets are read. */
  roundHours: readonly number[];
  /** Number of cases that its search finds. */
  caseCount: number;
}

export const newYork: DocketProvider = {
  providerId: 4,
  name: 'NYSCEF',
  credentialType: 'Nyscef',
  courtSystemId: 4,
  courtSystemName: 'New York State courts (NYSCEF)',
  state: 'NY',
  roundHours: [6],
  caseCount: 1500,
};
export const florida: DocketProvider = {
  providerId: 6,
  name: 'Florida’s portal',
  credentialType: 'FloridaPortal',
  courtSystemId: 6,
  courtSystemName: 'Florida courts (e-filing portal)',
  state: 'FL',
  roundHours: [0, 6, 12, 18],
  caseCount: 260,
};
export const pacer: DocketProvider = {
  providerId: 7,
  name: 'PACER',
  credentialType: 'Pacer',
  courtSystemId: 1,
  courtSystemName: 'Federal courts (PACER)',
  state: null,
  roundHours: [5, 17],
  caseCount: 260,
};
export const docketProviders = [pacer, newYork, florida] as const;

export function providerOf(providerId: ProviderId): DocketProvider {
  if (providerId === newYork.providerId) return newYork;
  return providerId === florida.providerId ? florida : pacer;
}

type Court = DocketCourt & {
  /** The first part of its case numbers. */
  office: string;
};

const nyCourt = (county: string): Court => ({
  courtId: `ny-supreme-${county.toLowerCase().replaceAll(' ', '-')}`,
  courtSystemId: newYork.courtSystemId,
  name: `${county} County Supreme Court`,
  county,
  state: 'NY',
  federal: false,
  providerId: newYork.providerId,
  office: '',
});
const flCourt = (office: string, county: string): Court => ({
  courtId: `fl-circuit-${office}`,
  courtSystemId: florida.courtSystemId,
  name: `${county} County Circuit Court`,
  county,
  state: 'FL',
  federal: false,
  providerId: florida.providerId,
  office,
});
const district = (pacerCourt: string, state: string, name: string): Court => ({
  courtId: pacerCourt,
  courtSystemId: pacer.courtSystemId,
  name: `U.S. District Court, ${name}`,
  state,
  federal: true,
  pacerCourt,
  providerId: pacer.providerId,
  office: '1',
});

/** All courts with dockets, by provider. */
const courtLists: Readonly<Record<ProviderId, readonly Court[]>> = {
  4: ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond', 'Nassau', 'Westchester', 'Erie'].map(nyCourt),
  6: [
    flCourt('06', 'Broward'),
    flCourt('13', 'Miami-Dade'),
    flCourt('16', 'Duval'),
    flCourt('29', 'Hillsborough'),
    flCourt('48', 'Orange'),
    flCourt('50', 'Palm Beach'),
  ],
  7: [
    district('ilnd', 'IL', 'Northern District of Illinois'),
    district('ilcd', 'IL', 'Central District of Illinois'),
    district('nysd', 'NY', 'Southern District of New York'),
    district('nyed', 'NY', 'Eastern District of New York'),
    district('flsd', 'FL', 'Southern District of Florida'),
    district('flmd', 'FL', 'Middle District of Florida'),
    district('cand', 'CA', 'Northern District of California'),
    district('cacd', 'CA', 'Central District of California'),
    district('gand', 'GA', 'Northern District of Georgia'),
    district('insd', 'IN', 'Southern District of Indiana'),
    district('mdd', 'MD', 'District of Maryland'),
    district('nvd', 'NV', 'District of Nevada'),
    district('txsd', 'TX', 'Southern District of Texas'),
  ],
};

export const courtsOf = (providerId: ProviderId): readonly Court[] => courtLists[providerId];

/** Every court with dockets. */
export const allCourts: readonly Court[] = docketProviders.flatMap(({ providerId }) => courtsOf(providerId));

/** A court as answers show it. */
export const toDocketCourt = ({ office: _, ...court }: Court): DocketCourt => court;

/** The cases of a provider account, as first case and count. Accounts the demo doesn't know have 25. */
export function accountCases(providerId: ProviderId, userName: string): { first: number; count: number } {
  const known = demoAccounts.find((each) => each.providerId === providerId && each.userName === userName.toLowerCase());
  return known ?? { first: providerOf(providerId).caseCount - 25, count: 25 };
}

/** The demo firms' accounts. `followed`: how many of their cases are tracked from the start, from the first on. */
export const demoAccounts = [
  { clientId: 1, userId: 1, providerId: 4, userName: 'nmarlow', first: 0, count: 1336, followed: 96 },
  { clientId: 1, userId: 1, providerId: 6, userName: 'nmarlow-fl', first: 0, count: 180, followed: 40 },
  { clientId: 1, userId: 2, providerId: 7, userName: 'tfinch', first: 0, count: 220, followed: 60 },
  { clientId: 2, userId: 5, providerId: 6, userName: 'jashgrove-fl', first: 180, count: 30, followed: 6 },
] as const;
