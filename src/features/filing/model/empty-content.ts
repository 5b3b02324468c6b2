import type { NewCaseContent } from '@/api/generated/filing/model';

/** The content of a draft in which nothing has been entered. */
export const emptyContent: NewCaseContent = {
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties: [],
  filings: [],
};
