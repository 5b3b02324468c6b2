/** What is entered to file, whether it opens a case or goes into one that exists. */
import type { CaseFilingType, ExistingCaseContent, FilingFlow, NewCaseContent } from '@/api/generated/filing/model';

/** What only a filing into an existing case has: which case it is, and who of it is represented. */
type CaseFiledInto = Pick<
  ExistingCaseContent,
  'caseTrackingId' | 'caseNumber' | 'caseTitle' | 'isNonIndexedCase' | 'filingPartyIds'
>;

/** The values of the one form. Without `isNonIndexedCase` the filing opens a case. */
export type FilingContent = NewCaseContent & Partial<CaseFiledInto>;

/** Only a filing into an existing case says whether the provider has an index of the case. */
export function flowOf({ isNonIndexedCase }: Pick<FilingContent, 'isNonIndexedCase'>): FilingFlow {
  return isNonIndexedCase === undefined ? 'new-case' : 'existing-case';
}

/** Whether the filing goes into a case that the court has in its index: court, category and type are the case's own. */
export function isIndexedCase({ isNonIndexedCase }: Pick<FilingContent, 'isNonIndexedCase'>): boolean {
  return isNonIndexedCase === false;
}

/** Which rows of the court's tables hold for the filing. */
export function caseFilingTypeOf(content: Pick<FilingContent, 'isNonIndexedCase'>): CaseFilingType {
  return flowOf(content) === 'new-case' ? 'Initial' : 'Subsequent';
}

/** The content as it is saved, quoted and submitted for a filing into an existing case. */
export function toExistingCase({
  willFiledDate: _,
  isNonIndexedCase = false,
  filingPartyIds = [],
  ...content
}: FilingContent): ExistingCaseContent {
  return { ...content, isNonIndexedCase, filingPartyIds };
}
