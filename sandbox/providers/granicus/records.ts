/** The portal's records: courts, document types, roles, and the clerks' cases. */
import { eq, inArray } from 'drizzle-orm';
import { flCourts, flDocketCodes } from '../../db/schema/florida.ts';
import type { CourtRecords } from '../provider.ts';
import { readFlRules } from './tables.ts';

export const records: CourtRecords = {
  courtName: async (db, _, courtCode) => {
    const [court] = await db.select({ name: flCourts.name }).from(flCourts).where(eq(flCourts.courtId, courtCode));
    return court?.name;
  },

  courtTimeZone: async (db, _, courtCode) => {
    const [court] = await db
      .select({ timeZone: flCourts.timeZone })
      .from(flCourts)
      .where(eq(flCourts.courtId, courtCode));
    return court?.timeZone;
  },

  filingTypeNames: async (db, _, { filings }) => {
    const codes = filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []);
    if (codes.length === 0) return new Map();
    const rows = await db.select().from(flDocketCodes).where(inArray(flDocketCodes.docketCodeId, codes));
    return new Map(rows.map(({ docketCodeId, name }) => [docketCodeId, name]));
  },

  partyTypeNames: async (db, _, { courtCode = '', parties }) => {
    if (parties.length === 0) return new Map();
    const [court] = await db.select().from(flCourts).where(eq(flCourts.courtId, courtCode));
    return new Map((court?.partyRoles ?? []).map(({ code, name }) => [code, name]));
  },

  courtCase: async (db, _, content) => {
    const found = (await readFlRules(db, { ...content, filings: [] }))?.filedCase;
    return (
      found && {
        caseTrackingId: found.ucn,
        caseNumber: found.ucn,
        caseTitle: found.caseTitle,
        parties: found.parties.map(({ casePartyId, kind, name, roleName }) => ({
          casePartyId,
          kind,
          name,
          roleCode: '',
          roleName,
          attorneys: [],
        })),
      }
    );
  },
};
