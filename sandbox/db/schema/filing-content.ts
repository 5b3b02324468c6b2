import type { ExistingCaseContent, NewCaseContent } from '../../generated/filing/schemas.ts';

/** A filing's content: the same shape in drafts and submissions. */
export type FilingContent = NewCaseContent | ExistingCaseContent;
