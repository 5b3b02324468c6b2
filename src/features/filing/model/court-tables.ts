/** The court's code tables that a filing is entered by and checked against. */
import type {
  Attorney,
  CaseCategory,
  CaseType,
  Country,
  Court,
  CrossReference,
  DamageAmount,
  DisclaimerRequirement,
  DocumentType,
  FilerType,
  FilingType,
  Language,
  NameSuffix,
  PartyType,
  ProcedureRemedy,
  USState,
} from '@/api/generated/filing/model';
import type { InputRules } from './data-fields';
import { type FilingContent, flowOf } from './filing-content';

/**
 * Tables that hold for the court, the category and the case type of the content. Those below the case category and the
 * case type are empty until these are chosen.
 */
export interface CourtTables {
  courts: readonly Court[];
  categories: readonly CaseCategory[];
  caseTypes: readonly CaseType[];
  filerTypes: readonly FilerType[];
  procedureRemedies: readonly ProcedureRemedy[];
  damageAmounts: readonly DamageAmount[];
  crossReferences: readonly CrossReference[];
  partyTypes: readonly PartyType[];
  filingTypes: readonly FilingType[];
  documentTypes: readonly DocumentType[];
  disclaimers: readonly DisclaimerRequirement[];
  suffixes: readonly NameSuffix[];
  languages: readonly Language[];
  addressStates: readonly USState[];
  countries: readonly Country[];
  attorneys: readonly Attorney[];
  inputs: InputRules;
}

/** The row of a table with this code. */
export function rowOf<Row extends { code: string }>(table: readonly Row[], code: string | undefined): Row | undefined {
  return code === undefined ? undefined : table.find((row) => row.code === code);
}

/** What the court wants of a value: hidden, shown, or required. */
export type Wanted = 'hidden' | 'optional' | 'required';

function wanted(availability: 'Not Available' | 'Available' | 'Required' | undefined): Wanted {
  if (availability === 'Required') return 'required';
  return availability === 'Available' ? 'optional' : 'hidden';
}

/** Which of the case's further inputs the court wants, as the content stands. */
export function wantedOfCase(content: FilingContent, tables: CourtTables) {
  const category = rowOf(tables.categories, content.caseCategoryCode);
  const court = rowOf(tables.courts, content.courtCode);
  const caseType = rowOf(tables.caseTypes, content.caseTypeCode);
  const isOpening = flowOf(content) === 'new-case';
  const damageAmount = isOpening ? category?.damageAmountInitial : category?.damageAmountSubsequent;
  return {
    procedureRemedy: wanted(isOpening ? category?.procedureRemedyInitial : category?.procedureRemedySubsequent),
    damageAmount: court?.showDamageAmount ? wanted(damageAmount) : 'hidden',
    willFiledDate: isOpening ? wanted(caseType?.willFiledDate) : 'hidden',
    amountInControversy: amountWanted(content, tables.filingTypes),
  } satisfies Record<string, Wanted>;
}

/**
 * Shown where any filing that the case type allows may ask for it, so that it can be entered in its place; required
 * once a filing that does has been chosen.
 */
function amountWanted(content: FilingContent, filingTypes: readonly FilingType[]): Wanted {
  const chosen = content.filings.map((filing) => rowOf(filingTypes, filing.filingTypeCode));
  if (chosen.some((type) => type?.amountInControversy === 'Required')) return 'required';
  const offered = filingTypes.filter((type) => !type.isCourtUseOnly);
  return offered.some((type) => type.amountInControversy !== 'Not Available') ? 'optional' : 'hidden';
}
