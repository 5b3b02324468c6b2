import type { CourtPolicy, StateCode } from '@/api/generated/filing/model';
import type { EnteredDocument, EnteredFiling, FilingContent } from '@/features/efiling';
import type { ReadFacts } from '../facts';

/** What is known of the case and the court besides the policy. */
export interface PreflightCase {
  state: StateCode;
  /** The day on which rules are read, `YYYY-MM-DD`. */
  today: string;
  /** The names of the case's parties: `Elena Ortega`, `Lakeshore Holdings LLC`. */
  partyNames: readonly string[];
  /** Names of filing types, by code. */
  filingTypeNames: ReadonlyMap<string, string>;
  /** SHA-256 of the documents that were filed into the case before, with their names. */
  filedBefore: ReadonlyMap<string, string>;
}

/** The part of a filing's content that the checks read. */
export type CheckedContent = Pick<FilingContent, 'filings' | 'caseNumber'>;

/** A document with all that its checks read. */
export interface CheckedDocument {
  facts: ReadFacts;
  path: string;
  isLead: boolean;
  filing: EnteredFiling;
  document: EnteredDocument;
  content: CheckedContent;
  policy: CourtPolicy;
  courtCase: PreflightCase;
}
