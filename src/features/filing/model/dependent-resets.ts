/**
 * What a change of court, category or case type takes with it: exactly those choices that the new tables do not hold.
 * Names, addresses, documents and texts are the person's and always stay.
 */
import type { FilingDocument, FilingEntry, NewCaseContent } from '@/api/generated/filing/model';
import { type CourtTables, rowOf, wantedOfCase } from './court-tables';

/** A content without the choices that are gone, and what these were, for the person: "the case type". */
export interface Reset {
  content: NewCaseContent;
  losses: string[];
}

/** First pass: whether category and case type exist at the court. The tables below them depend on the answer. */
export function resetClassification(
  content: NewCaseContent,
  { categories, caseTypes }: Pick<CourtTables, 'categories' | 'caseTypes'>,
): Reset {
  const losses: string[] = [];
  const caseCategoryCode = rowOf(categories, content.caseCategoryCode)?.code;
  if (content.caseCategoryCode !== undefined && caseCategoryCode === undefined) losses.push('the case category');
  const caseType = rowOf(caseTypes, content.caseTypeCode);
  const isKept = caseType?.initial && caseType.caseCategory === caseCategoryCode;
  if (content.caseTypeCode !== undefined && !isKept) losses.push('the case type');
  return { content: { ...content, caseCategoryCode, caseTypeCode: isKept ? caseType.code : undefined }, losses };
}

/** Second pass: everything that hangs on court, category and case type. `tables` are those of `content`. */
export function resetDependents(content: NewCaseContent, tables: CourtTables): Reset {
  const losses: string[] = [];
  const lose = (count: number, one: string, many: (count: number) => string) => {
    if (count > 0) losses.push(count === 1 ? one : many(count));
  };
  const wanted = wantedOfCase(content, tables);

  const filerTypeCode = rowOf(tables.filerTypes, content.filerTypeCode)?.code;
  lose(content.filerTypeCode !== filerTypeCode ? 1 : 0, 'the filer type', String);

  const crossReferences = content.crossReferences.filter(({ code }) => rowOf(tables.crossReferences, code));
  const lostNumbers = content.crossReferences.filter(
    (entered) => entered.value.trim() !== '' && !crossReferences.includes(entered),
  );
  lose(lostNumbers.length, 'a cross reference', (count) => `${count} cross references`);

  const procedureRemedyCodes = content.procedureRemedyCodes.filter(
    (code) => wanted.procedureRemedy !== 'hidden' && rowOf(tables.procedureRemedies, code),
  );
  lose(
    content.procedureRemedyCodes.length - procedureRemedyCodes.length,
    'a procedure or remedy',
    (count) => `${count} procedures or remedies`,
  );

  const damageAmountCode =
    wanted.damageAmount === 'hidden' ? undefined : rowOf(tables.damageAmounts, content.damageAmountCode)?.code;
  lose(content.damageAmountCode !== damageAmountCode ? 1 : 0, 'the damage amount', String);

  const willFiledDate = wanted.willFiledDate === 'hidden' ? undefined : content.willFiledDate;
  lose(content.willFiledDate !== willFiledDate ? 1 : 0, 'the date on which the will was filed', String);

  const disclaimerCodes = content.disclaimerCodes.filter((code) => rowOf(tables.disclaimers, code));
  lose(
    content.disclaimerCodes.length - disclaimerCodes.length,
    "the confirmation of the court's statement",
    (count) => `the confirmations of ${count} statements of the court`,
  );

  const parties = content.parties.map((party) => {
    const person = party.person && {
      ...party.person,
      suffixCode: rowOf(tables.suffixes, party.person.suffixCode)?.code,
    };
    const languageCode = rowOf(tables.languages, party.languageCode)?.code;
    const partyTypeCode = rowOf(tables.partyTypes, party.partyTypeCode)?.code;
    return { ...party, person, languageCode, partyTypeCode };
  });
  lose(
    content.parties.filter((party, index) => party.partyTypeCode !== parties[index]?.partyTypeCode).length,
    'the type of a party',
    (count) => `the types of ${count} parties`,
  );

  const filings = content.filings.map((filing) => resetFiling(filing, tables));
  lose(
    content.filings.filter((filing, index) => filing.filingTypeCode !== filings[index]?.filingTypeCode).length,
    'the type of a filing, with its components and optional services',
    (count) => `the types of ${count} filings, with their components and optional services`,
  );

  return {
    content: {
      ...content,
      filerTypeCode,
      crossReferences,
      procedureRemedyCodes,
      damageAmountCode,
      willFiledDate,
      disclaimerCodes,
      parties,
      filings,
    },
    losses,
  };
}

/** What hangs on the filing type goes with it; a filing whose type the tables hold stays as it is. */
function resetFiling(filing: FilingEntry, tables: CourtTables): FilingEntry {
  const isKept = rowOf(tables.filingTypes, filing.filingTypeCode) !== undefined;
  if (isKept || filing.filingTypeCode === undefined) return withDocumentTypes(filing, tables);
  const withoutComponent = (document: FilingDocument): FilingDocument => ({
    ...document,
    filingComponentCode: undefined,
  });
  const bare: FilingEntry = {
    ...filing,
    filingTypeCode: undefined,
    motionTypeCode: undefined,
    optionalServices: [],
    leadDocument: filing.leadDocument && withoutComponent(filing.leadDocument),
    attachments: filing.attachments.map(withoutComponent),
  };
  return withDocumentTypes(bare, tables);
}

function withDocumentTypes(filing: FilingEntry, { documentTypes }: CourtTables): FilingEntry {
  const checked = (document: FilingDocument): FilingDocument => ({
    ...document,
    documentTypeCode: rowOf(documentTypes, document.documentTypeCode)?.code,
  });
  return {
    ...filing,
    leadDocument: filing.leadDocument && checked(filing.leadDocument),
    attachments: filing.attachments.map(checked),
  };
}

/** The tables that a changed classification leads to. */
export interface ChangedTables {
  /** Of the new court. */
  categories: CourtTables['categories'];
  /** Of the category, as far as the new court has it. */
  caseTypes: CourtTables['caseTypes'];
  /** Of what is left of the classification. */
  tables: CourtTables;
}

/** Both passes, and the court's defaults for what is still open. */
export function resetToTables(content: NewCaseContent, { categories, caseTypes, tables }: ChangedTables): Reset {
  const classified = resetClassification(content, { categories, caseTypes });
  const rest = resetDependents(classified.content, tables);
  return {
    content: withDefaults(rest.content, tables),
    losses: [...classified.losses, ...rest.losses],
  };
}

function withDefaults(content: NewCaseContent, { filerTypes }: CourtTables): NewCaseContent {
  const filerTypeCode = content.filerTypeCode ?? filerTypes.find((type) => type.isDefault)?.code;
  return { ...content, filerTypeCode };
}
