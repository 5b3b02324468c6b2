import type { ExistingCaseContent, NewCaseContent } from '../../generated/filing/schemas.ts';

/** What a person enters to file: the same shape as a draft and as a submission. */
export type FilingContent = NewCaseContent | ExistingCaseContent;
