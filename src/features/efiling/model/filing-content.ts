/** The content of a filing, for both flows. */
import type {
  CaseFilingType,
  ExistingCaseContent,
  FilingDocument,
  FilingEntry,
  FilingFlow,
  NewCaseContent,
  Party,
  PostalAddress,
} from '@/api/generated/filing/model';

/** Fields of the existing-case flow only. */
type CaseFiledInto = Pick<
  ExistingCaseContent,
  'caseTrackingId' | 'caseNumber' | 'caseTitle' | 'isNonIndexedCase' | 'filingPartyIds'
>;

/** The value of a provider's own field; undefined until entered. An amount is a number, a date `YYYY-MM-DD`. */
export type FieldValue = string | number | boolean | string[] | PostalAddress | undefined;

/** The values of a provider's own fields, by key. */
export type Extra = Record<string, FieldValue>;

/** What a provider may ask more of. */
type WithExtra = { extra?: Extra | undefined };

/** A party in the form. */
export type EnteredParty = Party & WithExtra;

/** A document in the form. */
export type EnteredDocument = FilingDocument & WithExtra;

/** A filing in the form. */
export type EnteredFiling = Omit<FilingEntry, 'leadDocument' | 'attachments'> &
  WithExtra & { leadDocument?: EnteredDocument | undefined; attachments: EnteredDocument[] };

/** The form's values. Without `isNonIndexedCase` the filing opens a new case. */
export type FilingContent = Omit<NewCaseContent, 'filings' | 'parties'> &
  Partial<CaseFiledInto> &
  WithExtra & { filings: EnteredFiling[]; parties: EnteredParty[] };

/** Only the existing-case flow sets `isNonIndexedCase`. */
export function flowOf({ isNonIndexedCase }: Pick<FilingContent, 'isNonIndexedCase'>): FilingFlow {
  return isNonIndexedCase === undefined ? 'new-case' : 'existing-case';
}

/** Tells whether the case is indexed: its court, category and type are fixed. */
export function isIndexedCase({ isNonIndexedCase }: Pick<FilingContent, 'isNonIndexedCase'>): boolean {
  return isNonIndexedCase === false;
}

/** Tells which rows of the court's tables apply. */
export function caseFilingTypeOf(content: Pick<FilingContent, 'isNonIndexedCase'>): CaseFilingType {
  return flowOf(content) === 'new-case' ? 'Initial' : 'Subsequent';
}

/** The content of an empty draft. */
export const emptyContent: FilingContent = {
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties: [],
  filings: [],
};
