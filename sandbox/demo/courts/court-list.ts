/** The demo courts of the eleven states. */
import type { courts } from '../../db/schema/codes.ts';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { californiaCourts } from '../california/courts.ts';
import { floridaCourts } from '../florida/courts.ts';
import { countyNames } from './counties.ts';

export type CourtRow = typeof courts.$inferInsert;

/** Location of the tables that most of a state's courts share. */
export const trialCourts = 'trial';

/** Defaults for most courts. */
const usual = {
  initial: true,
  subsequent: true,
  parentNodeId: null,
  isCounty: false,
  allowableCardTypes: 'MASTERCARD,VISA,AMEX,DISCOVER,CHECKING',
  restrictBankAccountPayment: false,
  allowHearing: true,
  allowReturnDate: false,
  allowMaxFeeAmount: false,
  showReturnOnReject: true,
  hasProtectedCaseTypes: false,
  protectedCaseTypes: null,
  protectedCaseReplacementString: null,
  showDamageAmount: true,
  allowServiceOnInitial: true,
  allowAddServiceContactsOnInitial: true,
  allowMultipleAttorneys: true,
  allowFilingIntoNonIndexedCase: true,
  disallowCopyingEnvelopeMultipleTimes: true,
  timeZone: null,
} as const;

function court(state: StateCode, code: string, name: string, differing: Partial<CourtRow> = {}): CourtRow {
  return { ...usual, tablesOf: trialCourts, ...differing, state, code, name };
}

/** A division of Lakemoor County, where most demo cases are. Each has its own tables. */
function lakemoor(code: string, division: string, differing: Partial<CourtRow> = {}): CourtRow {
  return court('IL', code, `Lakemoor County - Circuit Court - ${division}`, {
    tablesOf: code,
    parentNodeId: 'lakemoor',
    timeZone: 'America/Chicago',
    ...differing,
  });
}

const named: readonly CourtRow[] = [
  lakemoor('lakemoor:cv1', 'Civil', { allowReturnDate: true }),
  lakemoor('lakemoor:ch1', 'Chancery', { allowMaxFeeAmount: true }),
  lakemoor('lakemoor:dr1', 'Domestic Relations', {
    hasProtectedCaseTypes: true,
    protectedCaseTypes: '70513,70514',
    protectedCaseReplacementString: 'CONFIDENTIAL',
    showDamageAmount: false,
  }),
  lakemoor('lakemoor:pr1', 'Probate', {
    allowableCardTypes: 'MASTERCARD,VISA,DISCOVER,CHECKING',
    showDamageAmount: false,
  }),
  court('IL', 'prairie', 'Prairie County', {
    isCounty: true,
    initial: false,
    allowableCardTypes: 'MASTERCARD,VISA',
    restrictBankAccountPayment: true,
    allowHearing: false,
    allowServiceOnInitial: false,
    allowFilingIntoNonIndexedCase: false,
  }),
  court('TX', 'bluestem:dc', 'Bluestem County - District Clerk', { parentNodeId: 'bluestem' }),
  court('TX', 'bluestem:jp1', 'Bluestem County - Justice of the Peace - Precinct 1', { parentNodeId: 'bluestem' }),
  court('TX', 'sotolridge:dc', 'Sotol Ridge County - District Clerk', { timeZone: 'America/Denver' }),
  court('GA', 'peachwood:superior', 'Peachwood County - Superior Court', { parentNodeId: 'peachwood' }),
  court('GA', 'peachwood:state', 'Peachwood County - State Court', { parentNodeId: 'peachwood' }),
  court('GA', 'peachwood:magistrate', 'Peachwood County - Magistrate Court', { parentNodeId: 'peachwood' }),
  court('IN', 'sugarbend:c1', 'Sugar Bend County - Circuit Court 1', { parentNodeId: 'sugarbend' }),
  court('IN', 'sugarbend:d2', 'Sugar Bend County - Superior Court 2', { parentNodeId: 'sugarbend' }),
  court('IN', 'duneshore:c1', 'Dune Shore County - Circuit Court 1', { timeZone: 'America/Chicago' }),
  court('MD', 'tidewick', 'Circuit Court for Tidewick County', { isCounty: true }),
  court('MD', 'tidewick:district', 'District Court for Tidewick County'),
  court('MD', 'heronbay', 'Circuit Court for Heron Bay County', { isCounty: true }),
  court('NV', 'silverbasin:district', 'Silver Basin County - District Court', { parentNodeId: 'silverbasin' }),
  court('NV', 'silverbasin:justice', 'Silver Basin County - Justice Court', { parentNodeId: 'silverbasin' }),
  court('VA', 'bluehollow:circuit', 'Blue Hollow County - Circuit Court', { parentNodeId: 'bluehollow' }),
  court('VA', 'bluehollow:gd', 'Blue Hollow County - General District Court', { parentNodeId: 'bluehollow' }),
  court('NY', 'hollowbrook:supreme', 'Hollowbrook County - Supreme Court'),
  court('NY', 'hollowbrook:surrogate', 'Hollowbrook County - Surrogate’s Court'),
  court('UT', 'canyonrim:district', 'Canyon Rim County - District Court'),
  court('UT', 'canyonrim:justice', 'Canyon Rim County - Justice Court'),
];

/** Every demo court: the named courts, California's, Florida's, and a few hundred county courts in Illinois and Texas for searches. */
export function demoCourts(): CourtRow[] {
  const illinois = countyNames(['brook', 'field', 'mont']).map((name) =>
    court('IL', name.toLowerCase(), `${name} County - Circuit Court`),
  );
  const texas = countyNames(['creek', 'well']).flatMap((name) => [
    court('TX', `${name.toLowerCase()}:dc`, `${name} County - District Clerk`),
    court('TX', `${name.toLowerCase()}:cc`, `${name} County - County Clerk`),
  ]);
  const california = californiaCourts.map(({ courtId, name, filingFlows }) =>
    court('CA', courtId, name, {
      initial: filingFlows.includes('new-case'),
      timeZone: 'America/Los_Angeles',
      allowServiceOnInitial: false,
    }),
  );
  const florida = floridaCourts.map(({ courtId, name, timeZone }) => court('FL', courtId, name, { timeZone }));
  return [...named, ...california, ...florida, ...illinois, ...texas];
}
