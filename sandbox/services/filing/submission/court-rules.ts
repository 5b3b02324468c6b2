/** A court's rules for a submission, read once per content. Money is in cents. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  caseCategories,
  courtPolicies,
  dataFields,
  disclaimerRequirements,
  filerTypes,
} from '../../../db/schema/codes.ts';
import { addressStates } from '../../../db/schema/filing-codes.ts';
import type { FilingContent } from '../../../db/schema/filing-content.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import {
  findCaseType,
  readCrossReferences,
  readDamageAmounts,
  readPartyTypes,
  readProcedureRemedies,
} from '../codes/case-tables.ts';
import { type CourtRow, findCourt } from '../codes/court.ts';
import {
  readDocumentTypes,
  readFilingComponents,
  readFilingTypes,
  readMotionTypes,
  readOptionalServices,
} from '../codes/filing-tables.ts';
import { heldAt, heldAtOrInState, mostParticular } from '../codes/reading.ts';
import { isExistingCase } from '../filing-content.ts';
import { readConfiguration } from '../service-configuration.ts';

type Row<Read extends (...parameters: never[]) => Promise<unknown[]> | PromiseLike<unknown[]>> = Awaited<
  ReturnType<Read>
>[number];
type ByCode<Value> = ReadonlyMap<string, Value>;

/** A filing type for the case type, with its components and services. */
export interface FilingTypeRules {
  type: Row<typeof readFilingTypes>;
  components: ByCode<Row<typeof readFilingComponents>>;
  documentTypes: ByCode<Row<typeof readDocumentTypes>>;
  optionalServices: ByCode<Row<typeof readOptionalServices>>;
  motionTypes: ByCode<Row<typeof readMotionTypes>>;
}

/** A court's policy, or the service's default for courts without one. */
export type SubmissionPolicy = Pick<
  typeof courtPolicies.$inferSelect,
  | 'courtTimeZone'
  | 'maxDocumentBytes'
  | 'maxEnvelopeBytes'
  | 'maxFilingsPerEnvelope'
  | 'maxAttachmentsPerFiling'
  | 'maxFileNameLength'
  | 'allowedFileTypes'
  | 'acceptsFeeWaiver'
>;

export interface CourtRules {
  court: CourtRow;
  policy: SubmissionPolicy;
  /** Undefined when missing or unknown at the court; likewise the case type. */
  category: typeof caseCategories.$inferSelect | undefined;
  caseType: Awaited<ReturnType<typeof findCaseType>>;
  partyTypes: ByCode<Row<typeof readPartyTypes>>;
  crossReferences: ByCode<Row<typeof readCrossReferences>>;
  procedureRemedies: ByCode<Row<typeof readProcedureRemedies>>;
  damageAmounts: ByCode<Row<typeof readDamageAmounts>>;
  filerTypes: ByCode<typeof filerTypes.$inferSelect>;
  /** The states of addresses; empty where the court lists none. */
  addressStates: ByCode<typeof addressStates.$inferSelect>;
  disclaimers: readonly (typeof disclaimerRequirements.$inferSelect)[];
  dataFields: ByCode<typeof dataFields.$inferSelect>;
  /** The content's filing types that the court has. */
  filingTypes: ByCode<FilingTypeRules>;
}

/** Reads the rules for content; undefined when the state has no such court. */
export async function readCourtRules(
  db: Database,
  state: StateCode,
  content: FilingContent,
): Promise<CourtRules | undefined> {
  const { courtCode, caseTypeCode, caseCategoryCode: caseCategory } = content;
  const court = courtCode === undefined ? undefined : await findCourt(db, state, courtCode);
  if (!court) return undefined;
  const caseFilingType = isExistingCase(content) ? ('Subsequent' as const) : ('Initial' as const);
  const ofCategory = { caseCategory, caseFilingType };
  return {
    court,
    policy: await readPolicy(db, court),
    category: await findCategory(db, court, caseCategory),
    caseType: caseTypeCode === undefined ? undefined : await findCaseType(db, court, caseTypeCode),
    partyTypes: byCode(caseTypeCode === undefined ? [] : await readPartyTypes(db, court, caseTypeCode)),
    crossReferences: byCode(caseTypeCode === undefined ? [] : await readCrossReferences(db, court, caseTypeCode)),
    procedureRemedies: byCode(caseCategory === undefined ? [] : await readProcedureRemedies(db, court, ofCategory)),
    damageAmounts: byCode(caseCategory === undefined ? [] : await readDamageAmounts(db, court, ofCategory)),
    filerTypes: byCode(await db.select().from(filerTypes).where(heldAt(filerTypes, court))),
    addressStates: byCode(
      await db
        .select()
        .from(addressStates)
        .where(heldAtOrInState(addressStates, state, court)),
    ),
    disclaimers: await db.select().from(disclaimerRequirements).where(heldAt(disclaimerRequirements, court)),
    dataFields: byCode(await db.select().from(dataFields).where(heldAt(dataFields, court))),
    filingTypes: await readFilingTypeRules(db, court, content),
  };
}

async function readPolicy(db: Database, court: CourtRow): Promise<SubmissionPolicy> {
  const [policy] = await db
    .select()
    .from(courtPolicies)
    .where(and(eq(courtPolicies.state, court.state), eq(courtPolicies.location, court.tablesOf)));
  if (policy) return { ...policy, courtTimeZone: court.timeZone ?? policy.courtTimeZone };
  const { defaultMaxDocumentBytes, defaultMaxEnvelopeBytes } = await readConfiguration(db);
  return {
    courtTimeZone: court.timeZone ?? 'America/Chicago',
    maxDocumentBytes: defaultMaxDocumentBytes,
    maxEnvelopeBytes: defaultMaxEnvelopeBytes,
    maxFilingsPerEnvelope: 50,
    maxAttachmentsPerFiling: 30,
    maxFileNameLength: 255,
    allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
    acceptsFeeWaiver: true,
  };
}

async function findCategory(db: Database, court: CourtRow, code: string | undefined) {
  if (code === undefined) return undefined;
  const [category] = await db
    .select()
    .from(caseCategories)
    .where(and(heldAt(caseCategories, court), eq(caseCategories.code, code)));
  return category;
}

async function readFilingTypeRules(db: Database, court: CourtRow, content: FilingContent) {
  const codes = [...new Set(content.filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []))];
  if (codes.length === 0) return new Map<string, FilingTypeRules>();
  const { caseCategoryCode: caseCategory, caseTypeCode: caseType } = content;
  const types = await readFilingTypes(db, court, { caseCategory, caseType, codes });
  const components = await readFilingComponents(db, court, codes);
  const services = await readOptionalServices(db, court, codes);
  const rules = new Map<string, FilingTypeRules>();
  // If the case type is unknown, the court's own row applies.
  for (const type of mostParticular(types, (row) => (row.caseTypeId || row.caseCategory ? 0 : 1))) {
    const isOfType = ({ filingCodeId }: { filingCodeId: string }) => filingCodeId === type.code;
    rules.set(type.code, {
      type,
      components: byCode(components.filter(isOfType)),
      documentTypes: byCode(await readDocumentTypes(db, court, type.code)),
      optionalServices: byCode(services.filter(isOfType)),
      motionTypes: byCode(await readMotionTypes(db, court, type.code)),
    });
  }
  return rules;
}

function byCode<Value extends { code: string }>(rows: readonly Value[]): ByCode<Value> {
  return new Map(rows.map((row) => [row.code, row]));
}
