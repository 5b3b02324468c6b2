/** What a court offers for content, read once for a check. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import {
  flCases,
  flCaseTypes,
  flCourts,
  flDocketCodes,
  flJudicialOfficers,
  flServiceList,
} from '../../db/schema/florida.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import type { ContentRules } from '../provider.ts';
import { caseExtra } from './codec.ts';

type DocketCode = typeof flDocketCodes.$inferSelect;
type FlCaseRow = typeof flCases.$inferSelect;

export interface FlRules extends ContentRules {
  court: { code: string; name: string };
  timeZone: string;
  partyRoles: ReadonlyMap<string, string>;
  /** Undefined when missing or unknown; likewise the rest. */
  division: (typeof flCourts.$inferSelect)['divisions'][number] | undefined;
  /** The case type to open, or the clerk's for an existing case. */
  caseType: typeof flCaseTypes.$inferSelect | undefined;
  judge: typeof flJudicialOfficers.$inferSelect | undefined;
  /** The case that is filed into. Confidential cases are found by no one. */
  filedCase: FlCaseRow | undefined;
  docketCodes: ReadonlyMap<string, DocketCode>;
  /** Who put people on the case's service list, by recipient: a firm, or null. */
  listedBy: ReadonlyMap<string, number | null>;
}

/** Undefined for a court that the portal doesn't have. */
export async function readFlRules(db: Database, content: FilingContent): Promise<FlRules | undefined> {
  const { courtCode = '', caseCategoryCode = '' } = content;
  const [court] = await db.select().from(flCourts).where(eq(flCourts.courtId, courtCode));
  if (!court) return undefined;
  const division = court.divisions.find(({ divisionId }) => divisionId === caseCategoryCode);
  const filedCase = await readFiledCase(db, content);
  const caseTypeId = isExistingCase(content) ? (filedCase?.caseTypeId ?? undefined) : content.caseTypeCode;
  const caseType = caseTypeId === undefined ? undefined : await readCaseType(db, caseTypeId, caseCategoryCode);
  // The clerk takes any document of the division into a case without a type.
  const isOfAnyType = filedCase !== undefined && filedCase.caseTypeId === null;
  const docketCodes = await readDocketCodes(db, content, isOfAnyType ? undefined : (caseType?.caseTypeId ?? ''));
  const { judicialOfficerId } = caseExtra(content);
  return {
    court: { code: court.courtId, name: court.name },
    timeZone: court.timeZone,
    partyRoles: new Map(court.partyRoles.map(({ code, name }) => [code, name])),
    division,
    caseType,
    judge: judicialOfficerId === undefined ? undefined : await readJudge(db, judicialOfficerId, content),
    filedCase,
    docketCodes,
    listedBy: await readListedBy(db, content),
    filingTypes: new Map(
      [...docketCodes.values()].map(({ docketCodeId, name }) => [
        docketCodeId,
        { type: { name }, documentTypes: new Map() },
      ]),
    ),
  };
}

async function readFiledCase(db: Database, content: FilingContent): Promise<FlCaseRow | undefined> {
  if (!isExistingCase(content) || !content.caseTrackingId) return undefined;
  const [found] = await db
    .select()
    .from(flCases)
    .where(and(eq(flCases.ucn, content.caseTrackingId), eq(flCases.isConfidential, false)));
  return found?.courtId === content.courtCode ? found : undefined;
}

async function readListedBy(db: Database, content: FilingContent) {
  const { removedRecipientIds = [] } = caseExtra(content);
  if (!isExistingCase(content) || !content.caseTrackingId || removedRecipientIds.length === 0)
    return new Map<string, number | null>();
  const rows = await db
    .select()
    .from(flServiceList)
    .where(and(eq(flServiceList.ucn, content.caseTrackingId), inArray(flServiceList.recipientId, removedRecipientIds)));
  return new Map(rows.map(({ recipientId, clientId }) => [recipientId, clientId]));
}

async function readCaseType(db: Database, caseTypeId: string, divisionId: string) {
  const [found] = await db
    .select()
    .from(flCaseTypes)
    .where(and(eq(flCaseTypes.caseTypeId, caseTypeId), eq(flCaseTypes.divisionId, divisionId)));
  return found;
}

async function readDocketCodes(
  db: Database,
  { caseCategoryCode = '', filings }: FilingContent,
  caseTypeId: string | undefined,
) {
  const chosen = filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []);
  if (chosen.length === 0) return new Map<string, DocketCode>();
  const rows = await db
    .select()
    .from(flDocketCodes)
    .where(
      and(
        eq(flDocketCodes.divisionId, caseCategoryCode),
        inArray(flDocketCodes.docketCodeId, chosen),
        caseTypeId === undefined
          ? undefined
          : or(isNull(flDocketCodes.caseTypeId), eq(flDocketCodes.caseTypeId, caseTypeId)),
      ),
    );
  return new Map(rows.map((row) => [row.docketCodeId, row]));
}

async function readJudge(db: Database, judicialOfficerId: string, { courtCode, caseCategoryCode }: FilingContent) {
  const [found] = await db
    .select()
    .from(flJudicialOfficers)
    .where(eq(flJudicialOfficers.judicialOfficerId, judicialOfficerId));
  return found?.courtId === courtCode && found?.divisionId === caseCategoryCode ? found : undefined;
}

/** Tells whether a docket code proposes an order to a judge. */
export const isProposedOrder = ({ code }: Pick<DocketCode, 'code'>): boolean => code === 'PORD';
