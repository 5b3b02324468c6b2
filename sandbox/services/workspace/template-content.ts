/** What a template keeps of a filing: codes with their names, nothing of the case. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { EFilingProvider, FilingEntry, Party, StateCode } from '../../generated/filing/schemas.ts';
import type { TemplateContent } from '../../generated/workspace/schemas.ts';
import { providerOf } from '../../providers/index.ts';
import { type CourtRules, readCourtRules } from '../filing/submission/court-rules.ts';

type Value = TemplateContent['court'];
type ValueTable = ReadonlyMap<string, { code: string; name: string }>;

/** Whose filing becomes a template, and which provider it is filed with. */
interface Filed {
  clientId: number;
  state: StateCode;
  provider: EFilingProvider | null;
}

/**
 * The choices that repeat. Names, contact details, amounts, dates, documents, texts, certifications, payment accounts
 * and recipients stay with the filing, as do private and sealed filings.
 * @returns undefined without a known court.
 */
export async function templateContent(
  db: Database,
  { clientId, state, provider }: Filed,
  content: FilingContent,
): Promise<TemplateContent | undefined> {
  const firm = await readAttorneys(db, clientId, state);
  const { tables, repeating } = providerOf(provider);
  if (!repeating) return codedContent(db, state, content, firm);
  const rules = await tables(db, state, content);
  if (!rules) return undefined;
  const { caseCategory, caseType, partyTypes, fields } = repeating(content, rules);
  const named: ValueTable = new Map([...partyTypes].map(([code, name]) => [code, { code, name }]));
  return {
    court: { code: rules.court.code, name: rules.court.name },
    caseCategory,
    caseType,
    procedureRemedies: [],
    crossReferences: [],
    ...(fields.length > 0 && { fields }),
    parties: content.parties.map((party) => partyOf(party, named, firm)),
    filings: content.filings.filter(isPublic).map(({ action, filingTypeCode, filingAttorneyId }) => {
      const ofType = rules.filingTypes.get(filingTypeCode ?? '');
      return {
        action,
        filingType:
          ofType && filingTypeCode !== undefined ? { code: filingTypeCode, name: ofType.type.name } : undefined,
        attorney: rowValue(firm, filingAttorneyId),
        optionalServices: [],
      };
    }),
  };
}

const isPublic = ({ security }: FilingEntry) => security === 'public';

/** The content of a filing whose court has code tables. */
async function codedContent(
  db: Database,
  state: StateCode,
  content: FilingContent,
  firm: ValueTable,
): Promise<TemplateContent | undefined> {
  const rules = await readCourtRules(db, state, content);
  if (!rules) return undefined;
  const { court, category, caseType } = rules;
  return {
    court: { code: court.code, name: court.name },
    caseCategory: category && { code: category.code, name: category.name },
    caseType: caseType && { code: caseType.code, name: caseType.name },
    filerType: rowValue(rules.filerTypes, content.filerTypeCode),
    damageAmount: rowValue(rules.damageAmounts, content.damageAmountCode),
    procedureRemedies: content.procedureRemedyCodes.flatMap((code) => rowValue(rules.procedureRemedies, code) ?? []),
    crossReferences: content.crossReferences.flatMap(({ code, value }) => {
      const kind = rules.crossReferences.get(code);
      return kind?.isRequired && value.trim() !== '' ? [{ code, name: kind.name, value }] : [];
    }),
    parties: content.parties.map((party) => partyOf(party, rules.partyTypes, firm)),
    filings: content.filings.filter(isPublic).map((entry) => filingOf(entry, rules, firm)),
  };
}

function partyOf(party: Party, partyTypes: ValueTable, firm: ValueTable): TemplateContent['parties'][number] {
  const { kind, partyTypeCode, isFilingParty, isSelfRepresented, attorneyIds } = party;
  return {
    kind,
    partyType: rowValue(partyTypes, partyTypeCode),
    isFilingParty,
    isSelfRepresented,
    attorneys: attorneyIds.flatMap((id) => rowValue(firm, id) ?? []),
  };
}

function filingOf(entry: FilingEntry, rules: CourtRules, firm: ValueTable): TemplateContent['filings'][number] {
  const ofType = entry.filingTypeCode === undefined ? undefined : rules.filingTypes.get(entry.filingTypeCode);
  return {
    action: entry.action,
    filingType: ofType && { code: ofType.type.code, name: ofType.type.name },
    motionType: ofType && rowValue(ofType.motionTypes, entry.motionTypeCode),
    attorney: rowValue(firm, entry.filingAttorneyId),
    optionalServices: entry.optionalServices.flatMap(({ code, quantity }) => {
      const service = ofType && rowValue(ofType.optionalServices, code);
      return service ? [{ ...service, quantity }] : [];
    }),
  };
}

function rowValue(table: ValueTable, code: string | undefined): Value | undefined {
  const row = code === undefined ? undefined : table.get(code);
  return row && { code: row.code, name: row.name };
}

/** The firm's attorneys in the state, by ID. */
async function readAttorneys(db: Database, clientId: number, state: StateCode): Promise<ValueTable> {
  const rows = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.clientId, clientId), eq(attorneys.state, state)));
  return new Map(
    rows.map(({ attorneyId, firstName, lastName }) => [
      attorneyId,
      { code: attorneyId, name: `${firstName} ${lastName}` },
    ]),
  );
}
