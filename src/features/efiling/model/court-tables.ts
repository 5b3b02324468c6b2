/** The court's code tables for a filing. */
import type {
  Attorney,
  CaseCategory,
  CaseType,
  CodeName,
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
import { type FilingContent, flowOf } from './filing-content';
import { freeInputs, type InputRules } from './input-rules';

/**
 * The tables for the content's court, category and case type. Tables that depend on the category or case type are empty
 * until it is chosen.
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
  /** Tables that only this provider has, for its fields' options: judges, divisions. */
  own: Readonly<Record<string, readonly CodeName[]>>;
}

/** Before any table has loaded. */
export const emptyTables: CourtTables = {
  courts: [],
  attorneys: [],
  categories: [],
  filerTypes: [],
  disclaimers: [],
  inputs: freeInputs,
  own: {},
  documentTypes: [],
  suffixes: [],
  languages: [],
  addressStates: [],
  countries: [],
  caseTypes: [],
  procedureRemedies: [],
  damageAmounts: [],
  crossReferences: [],
  partyTypes: [],
  filingTypes: [],
};

/** The tables by name, as a person knows them. */
export const tableNames: Readonly<Record<string, string>> = {
  courts: 'courts',
  attorneys: "your firm's attorneys",
  categories: 'case categories',
  filerTypes: 'filer types',
  disclaimers: 'required certifications',
  dataFields: "the court's field rules",
  documentTypes: 'document types',
  suffixes: 'name suffixes',
  languages: 'interpreter languages',
  addressStates: 'address states',
  countries: 'countries',
  caseTypes: 'case types',
  procedureRemedies: 'procedures and remedies',
  damageAmounts: 'damage amounts',
  crossReferences: 'cross references',
  partyTypes: 'party types',
  filingTypes: 'filing types',
};

/** The row of a table with this code. */
export function rowOf<Row extends { code: string }>(table: readonly Row[], code: string | undefined): Row | undefined {
  return table.find((row) => row.code === code);
}

/** Whether the court asks for a value. */
type Requirement = 'hidden' | 'optional' | 'required';

function requirementOf(availability: 'Not Available' | 'Available' | 'Required' | undefined): Requirement {
  if (availability === 'Required') return 'required';
  return availability === 'Available' ? 'optional' : 'hidden';
}

/** Tells which case details the court asks for, given the content. */
export function caseFieldRequirements(content: FilingContent, tables: CourtTables) {
  const category = rowOf(tables.categories, content.caseCategoryCode);
  const court = rowOf(tables.courts, content.courtCode);
  const caseType = rowOf(tables.caseTypes, content.caseTypeCode);
  const isOpening = flowOf(content) === 'new-case';
  const damageAmount = isOpening ? category?.damageAmountInitial : category?.damageAmountSubsequent;
  return {
    procedureRemedy: requirementOf(isOpening ? category?.procedureRemedyInitial : category?.procedureRemedySubsequent),
    damageAmount: court?.showDamageAmount ? requirementOf(damageAmount) : 'hidden',
    willFiledDate: isOpening ? requirementOf(caseType?.willFiledDate) : 'hidden',
    amountInControversy: amountRequirement(content, tables.filingTypes),
  } satisfies Record<string, Requirement>;
}

/**
 * Optional if any filing type of the case type may ask for the amount; required once such a filing is chosen, or from the
 * start where every document that opens such a case requires it. Courts have three names for it, by kind of case.
 */
function amountRequirement(content: FilingContent, filingTypes: readonly FilingType[]): Requirement {
  const asks = ({ amountInControversy, civilClaimAmount, probateEstateAmount }: FilingType) => [
    amountInControversy,
    civilClaimAmount,
    probateEstateAmount,
  ];
  const chosen = content.filings.flatMap((filing) => rowOf(filingTypes, filing.filingTypeCode) ?? []);
  if (chosen.some((type) => asks(type).includes('Required'))) return 'required';
  const offered = filingTypes.filter((type) => !type.isCourtUseOnly);
  const opening = offered.filter(({ filingType }) => filingType === 'Initial');
  const isOpening = flowOf(content) === 'new-case' && opening.length > 0;
  if (isOpening && opening.every((type) => asks(type).includes('Required'))) return 'required';
  return offered.some((type) => asks(type).some((each) => each !== 'Not Available')) ? 'optional' : 'hidden';
}
