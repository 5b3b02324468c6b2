import type { FilingContent } from './filing-content';

/** The content of a draft in which nothing has been entered. */
export const emptyContent: FilingContent = {
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties: [],
  filings: [],
};
