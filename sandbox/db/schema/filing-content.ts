import type { ExistingCaseContent, FilingEntry, NewCaseContent } from '../../generated/filing/schemas.ts';

/** What only one provider's filings have, by name. */
export type Extra = Readonly<Record<string, unknown>>;

/** A filing of the content. */
export type EnteredEntry = FilingEntry & { extra?: Extra | undefined };

type Entered<Content extends { filings: FilingEntry[] }> = Omit<Content, 'filings'> & {
  filings: EnteredEntry[];
  extra?: Extra | undefined;
};

export type EnteredNewCase = Entered<NewCaseContent>;
export type EnteredExistingCase = Entered<ExistingCaseContent>;

/** A filing's content: the same shape in drafts and submissions, with every provider. */
export type FilingContent = EnteredNewCase | EnteredExistingCase;
