/** What content says in codes, in the words of Florida's courts, and what only the portal asks for. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { flServiceList } from '../../db/schema/florida.ts';
import { type EnteredWords, named, stated } from '../entered-words.ts';
import { caseExtra, filingExtra } from './codec.ts';
import { readFlRules } from './tables.ts';

const exemptions = { none: undefined, indigent: 'Indigent', government: 'Government' } as const;

/** Reads them. */
export async function words(
  db: Database,
  { clientId }: { clientId: number },
  content: FilingContent,
): Promise<EnteredWords> {
  const rules = await readFlRules(db, content);
  const extra = caseExtra(content);
  const { filingAttorneyId, judicialOfficerId, feeExemption, removedRecipientIds = [] } = extra;
  return {
    case: {
      caseCategory: named(content.caseCategoryCode, rules?.division),
      caseType: named(content.caseTypeCode, rules?.caseType),
      own: stated([
        ['Case title', extra.caseTitle],
        ['Filing attorney', filingAttorneyId && (await attorneyName(db, clientId, filingAttorneyId))],
        ['Judge', rules?.judge?.name ?? judicialOfficerId],
        ['Fee exemption', feeExemption && exemptions[feeExemption]],
        ['Jury trial demanded', extra.isJuryTrialDemanded],
        ['Taken off the case’s service list', await listedNames(db, removedRecipientIds)],
        ['Comments to the clerk', extra.commentsToClerk],
      ]),
    },
    filings: content.filings.map((entry) => {
      const { isConfidential, isEmergency } = filingExtra(entry);
      return {
        own: stated([
          ['Confidential (rule 2.420)', isConfidential],
          ['Emergency filing', isEmergency],
        ]),
      };
    }),
  };
}

async function attorneyName(db: Database, clientId: number, attorneyId: string): Promise<string> {
  const [row] = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.clientId, clientId), eq(attorneys.attorneyId, attorneyId)));
  return row ? `${row.firstName} ${row.lastName} (Florida Bar ${row.barNumber})` : attorneyId;
}

/** People who are on the list no more are named by their ID. */
async function listedNames(db: Database, recipientIds: readonly string[]): Promise<string> {
  if (recipientIds.length === 0) return '';
  const rows = await db
    .select()
    .from(flServiceList)
    .where(inArray(flServiceList.recipientId, [...recipientIds]));
  return recipientIds.map((id) => rows.find(({ recipientId }) => recipientId === id)?.name ?? id).join('; ');
}
