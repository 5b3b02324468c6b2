/**
 * Clears the choices that the new tables don't contain after a change of court, category or case type. Names,
 * addresses, documents and texts always stay.
 */
import type { FilingDocument, FilingEntry, Party } from '@/api/generated/filing/model';
import { type CourtTables, caseFieldRequirements, type FilingContent, flowOf, rowOf } from '@/features/efiling';
import { withSuggestedType } from './filing-type-suggestion';

/** The content without the cleared choices, and their names for the filer: "the case type". */
export interface Reset {
  content: FilingContent;
  losses: string[];
}

/** First pass: clears a category or case type the court doesn't have. The other tables depend on them. */
export function resetClassification(
  content: FilingContent,
  { categories, caseTypes }: Pick<CourtTables, 'categories' | 'caseTypes'>,
): Reset {
  const losses: string[] = [];
  const caseCategoryCode = rowOf(categories, content.caseCategoryCode)?.code;
  if (content.caseCategoryCode !== undefined && caseCategoryCode === undefined) losses.push('the case category');
  const caseType = rowOf(caseTypes, content.caseTypeCode);
  const isOffered = flowOf(content) === 'existing-case' || caseType?.initial;
  const isKept = caseType && isOffered && caseType.caseCategory === caseCategoryCode;
  if (content.caseTypeCode !== undefined && !isKept) losses.push('the case type');
  return { content: { ...content, caseCategoryCode, caseTypeCode: isKept ? caseType.code : undefined }, losses };
}

type Part = (content: FilingContent, tables: CourtTables) => Reset;

/** Second pass: clears everything that depends on court, category and case type. `tables` match `content`. */
export function resetDependents(content: FilingContent, tables: CourtTables): Reset {
  const parts: Part[] = [
    resetFilerType,
    resetCrossReferences,
    resetAmounts,
    resetDisclaimers,
    resetParties,
    resetFilings,
  ];
  return parts.reduce<Reset>(
    (before, part) => {
      const after = part(before.content, tables);
      return { content: after.content, losses: [...before.losses, ...after.losses] };
    },
    { content, losses: [] },
  );
}

/** Names a loss in the singular or plural; empty for a count of zero. */
function lost(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? one : many.replace('#', String(count))];
}

const resetFilerType: Part = (content, { filerTypes }) => {
  const filerTypeCode = rowOf(filerTypes, content.filerTypeCode)?.code;
  return {
    content: { ...content, filerTypeCode },
    losses: content.filerTypeCode === filerTypeCode ? [] : ['the filer type'],
  };
};

/** Empty numbers don't count as a loss. */
const resetCrossReferences: Part = (content, tables) => {
  const crossReferences = content.crossReferences.filter(({ code }) => rowOf(tables.crossReferences, code));
  const gone = content.crossReferences.filter((row) => !crossReferences.includes(row) && row.value.trim() !== '');
  return {
    content: { ...content, crossReferences },
    losses: lost(gone.length, 'a cross reference', '# cross references'),
  };
};

const resetAmounts: Part = (content, tables) => {
  const requirements = caseFieldRequirements(content, tables);
  const procedureRemedyCodes = content.procedureRemedyCodes.filter(
    (code) => requirements.procedureRemedy !== 'hidden' && rowOf(tables.procedureRemedies, code),
  );
  const damageAmountCode =
    requirements.damageAmount === 'hidden' ? undefined : rowOf(tables.damageAmounts, content.damageAmountCode)?.code;
  const willFiledDate = requirements.willFiledDate === 'hidden' ? undefined : content.willFiledDate;
  return {
    content: { ...content, procedureRemedyCodes, damageAmountCode, willFiledDate },
    losses: [
      ...lost(
        content.procedureRemedyCodes.length - procedureRemedyCodes.length,
        'a procedure or remedy',
        '# procedures or remedies',
      ),
      ...(content.damageAmountCode === damageAmountCode ? [] : ['the damage amount']),
      ...(content.willFiledDate === willFiledDate ? [] : ['the date the will was filed']),
    ],
  };
};

const resetDisclaimers: Part = (content, { disclaimers }) => {
  const disclaimerCodes = content.disclaimerCodes.filter((code) => rowOf(disclaimers, code));
  return {
    content: { ...content, disclaimerCodes },
    losses: lost(content.disclaimerCodes.length - disclaimerCodes.length, 'a certification', '# certifications'),
  };
};

const resetParties: Part = (content, tables) => {
  const resets = content.parties.map((before) => ({ before, after: resetParty(before, tables) }));
  const countOf = (differs: (reset: { before: Party; after: Party }) => boolean) => resets.filter(differs).length;
  return {
    content: { ...content, parties: resets.map(({ after }) => after) },
    losses: [
      ...lost(
        countOf(({ before, after }) => before.partyTypeCode !== after.partyTypeCode),
        'the type of a party',
        'the types of # parties',
      ),
      ...lost(
        countOf(({ before, after }) => before.languageCode !== after.languageCode),
        "a party's interpreter",
        'the interpreters of # parties',
      ),
      ...lost(
        countOf(({ before, after }) => before.person?.suffixCode !== after.person?.suffixCode),
        "the suffix of a party's name",
        'the suffixes of # names',
      ),
    ],
  };
};

function resetParty(party: Party, { partyTypes, languages, suffixes }: CourtTables): Party {
  return {
    ...party,
    partyTypeCode: rowOf(partyTypes, party.partyTypeCode)?.code,
    languageCode: rowOf(languages, party.languageCode)?.code,
    person: party.person && { ...party.person, suffixCode: rowOf(suffixes, party.person.suffixCode)?.code },
  };
}

const resetFilings: Part = (content, tables) => {
  const resets = content.filings.map((before) => ({ before, after: resetFiling(before, tables) }));
  const gone = resets.filter(({ before, after }) => before.filingTypeCode !== after.filingTypeCode);
  return {
    content: { ...content, filings: resets.map(({ after }) => after) },
    losses: lost(
      gone.length,
      'the type of a filing, with its components and optional services',
      'the types of # filings, with their components and optional services',
    ),
  };
};

/** Clears an unavailable filing type with everything that depends on it. */
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
    filingTypeReadFrom: undefined,
    motionTypeCode: undefined,
    hearingSlot: undefined,
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

/** The content without the places and days of another court's calendar. */
export function withoutSchedule(content: FilingContent): FilingContent {
  const filings = content.filings.map((filing) => ({ ...filing, hearingSlot: undefined }));
  return { ...content, returnDate: undefined, filings };
}

/** The tables after a change of court, category or case type. */
export interface ChangedTables {
  categories: CourtTables['categories'];
  /** Of the category, if the new court has it. */
  caseTypes: CourtTables['caseTypes'];
  /** For the remaining classification. */
  tables: CourtTables;
}

/**
 * Runs both passes, then fills in what is missing: first by `fill`, such as from the last filing, then with the court's
 * defaults and the types that lead documents name.
 */
export function resetToTables(
  content: FilingContent,
  { categories, caseTypes, tables }: ChangedTables,
  fill: (content: FilingContent) => FilingContent = (cleared) => cleared,
): Reset {
  const classified = resetClassification(content, { categories, caseTypes });
  const rest = resetDependents(classified.content, tables);
  return {
    content: withCourtDefaults(fill(rest.content), tables),
    losses: [...classified.losses, ...rest.losses],
  };
}

/** Fills in what the court chooses by default and the filing types that lead documents name. */
export function withCourtDefaults(content: FilingContent, { filerTypes, filingTypes }: CourtTables): FilingContent {
  const filerTypeCode = content.filerTypeCode ?? filerTypes.find((type) => type.isDefault)?.code;
  const filings = content.filings.map((filing) => withSuggestedType(filing, filingTypes));
  return { ...content, filerTypeCode, filings };
}
