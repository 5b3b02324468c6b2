/** How California's courts name what content refers to, in every system. Other states' orders keep the usual records. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { multisourceCases } from '../../db/schema/multisource.ts';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import type { CourtRecords } from '../provider.ts';
import { usualRecords } from '../usual-records.ts';
import { readRules } from './tables.ts';

export const records: CourtRecords = {
  ...usualRecords,

  filingTypeNames: async (db, state, content) => {
    const rules = await readRules(db, state, content);
    if (!rules) return usualRecords.filingTypeNames(db, state, content);
    return new Map([...rules.documentTypes.values()].map(({ code, name }) => [code, name]));
  },

  partyTypeNames: async (db, state, content) => {
    const rules = await readRules(db, state, content);
    return rules?.partyTypes ?? usualRecords.partyTypeNames(db, state, content);
  },

  courtCase: async (db, firm, content) =>
    (await usualRecords.courtCase(db, firm, content)) ?? (await findRecorded(db, firm.state, content)),
};

/** A case in the court's own records. */
async function findRecorded(db: Database, state: StateCode, content: FilingContent) {
  if (!isExistingCase(content) || !content.caseTrackingId || !content.courtCode) return undefined;
  const [found] = await db
    .select()
    .from(multisourceCases)
    .where(
      and(
        eq(multisourceCases.caseTrackingId, content.caseTrackingId),
        eq(multisourceCases.state, state),
        eq(multisourceCases.courtCode, content.courtCode),
      ),
    );
  return found;
}
