/** The records of courts whose code tables the sandbox keeps by state, and of the cases that the firm opened there. */
import { readPartyTypes } from '../services/filing/codes/case-tables.ts';
import { findCourt } from '../services/filing/codes/court.ts';
import { readFilingTypes } from '../services/filing/codes/filing-tables.ts';
import { isExistingCase } from '../services/filing/filing-content.ts';
import { findCourtCase } from '../services/filing/submission/filing-facts.ts';
import { timeZoneOfState } from '../services/time-zone-of-state.ts';
import type { CourtRecords } from './provider.ts';

export const usualRecords: CourtRecords = {
  courtName: async (db, state, courtCode) => (await findCourt(db, state, courtCode))?.name,

  courtTimeZone: async (_, state) => timeZoneOfState(state),

  filingTypeNames: async (db, state, { courtCode, filings }) => {
    const codes = filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []);
    const court = codes.length > 0 && courtCode ? await findCourt(db, state, courtCode) : undefined;
    return namesOf(court ? await readFilingTypes(db, court, { codes }) : []);
  },

  partyTypeNames: async (db, state, { courtCode, caseTypeCode, parties }) => {
    const isNeeded = parties.some(({ partyTypeCode }) => partyTypeCode !== undefined);
    const court = isNeeded && courtCode ? await findCourt(db, state, courtCode) : undefined;
    return namesOf(court ? await readPartyTypes(db, court, caseTypeCode) : []);
  },

  courtCase: async (db, { clientId, state }, content) =>
    isExistingCase(content) ? findCourtCase(db, clientId, state, content.courtCode, content.caseTrackingId) : undefined,
};

function namesOf(rows: readonly { code: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ code, name }) => [code, name]));
}
