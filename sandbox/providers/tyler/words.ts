/** What content says in codes, in the words of a court with code tables. */
import type { Database } from '../../db/connection.ts';
import { serviceTypes } from '../../db/schema/codes.ts';
import { languages, nameSuffixes } from '../../db/schema/filing-codes.ts';
import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import type { CodeName, StateCode } from '../../generated/filing/schemas.ts';
import { heldAt, heldAtOrInState, ownOrStateRows } from '../../services/filing/codes/reading.ts';
import { returnCallOf } from '../../services/filing/court-calendar.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import { type CourtRules, readCourtRules } from '../../services/filing/submission/court-rules.ts';
import { type EnteredWords, named } from '../entered-words.ts';

/** Reads them. A content without a known court has no words. */
export async function words(
  db: Database,
  { state }: { state: StateCode },
  content: FilingContent,
): Promise<EnteredWords> {
  const rules = await readCourtRules(db, state, content);
  if (!rules) return { case: {}, filings: [] };
  const { court } = rules;
  const ofTypes = [...rules.filingTypes.values()];
  const suffixes = await db
    .select()
    .from(nameSuffixes)
    .where(heldAtOrInState(nameSuffixes, state, court));
  const spoken = await db
    .select()
    .from(languages)
    .where(heldAtOrInState(languages, state, court));
  return {
    case: caseWords(content, rules),
    filings: content.filings.map((entry) => filingWords(entry, rules)),
    components: namesOf(ofTypes.flatMap(({ components }) => [...components.values()])),
    documentTypes: namesOf(ofTypes.flatMap(({ documentTypes }) => [...documentTypes.values()])),
    suffixes: namesOf(ownOrStateRows(suffixes)),
    languages: namesOf(ownOrStateRows(spoken)),
    serviceTypes: namesOf(await db.select().from(serviceTypes).where(heldAt(serviceTypes, court))),
  };
}

function caseWords(content: FilingContent, rules: CourtRules): EnteredWords['case'] {
  const { court, category, caseType, disclaimers } = rules;
  const { returnDate } = content;
  const { returnTime, courtroom } = returnCallOf(court.code);
  return {
    caseCategory: named(content.caseCategoryCode, category),
    caseType: named(content.caseTypeCode, caseType),
    filerType: inTable(rules.filerTypes, content.filerTypeCode),
    damageAmount: inTable(rules.damageAmounts, content.damageAmountCode),
    procedureRemedies: content.procedureRemedyCodes.map((code) => named(code, rules.procedureRemedies.get(code))),
    crossReferences: content.crossReferences.map(({ code, value }) => ({
      label: rules.crossReferences.get(code)?.name ?? '',
      text: value.trim(),
    })),
    certifications: content.disclaimerCodes.map((code) =>
      named(
        code,
        disclaimers.find((each) => each.code === code),
      ),
    ),
    ...(returnDate !== undefined && { returnDate: { date: returnDate, time: returnTime, courtroom } }),
    ...(!isExistingCase(content) && { willFiledDate: content.willFiledDate }),
  };
}

function filingWords(entry: EnteredEntry, { filingTypes }: CourtRules): EnteredWords['filings'][number] {
  const type = filingTypes.get(entry.filingTypeCode ?? '');
  return {
    motionType: inTable(type?.motionTypes, entry.motionTypeCode),
    optionalServices: entry.optionalServices.map(({ code, quantity, amount }) => ({
      code,
      name: type?.optionalServices.get(code)?.name ?? '',
      quantity,
      amount,
    })),
  };
}

type Named = { name: string };

function inTable(table: ReadonlyMap<string, Named> | undefined, code: string | undefined) {
  return named(code, table?.get(code ?? ''));
}

const namesOf = (rows: readonly CodeName[]) => new Map(rows.map(({ code, name }) => [code, name]));
