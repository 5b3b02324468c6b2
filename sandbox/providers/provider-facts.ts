/** What is known of an e-filing provider without its rules: data that any module may read. */
import type { CaseApiType, EFilingProvider, FilingStatus, StateCode } from '../generated/filing/schemas.ts';

export interface ProviderFacts {
  readonly id: EFilingProvider;
  /** The kind of court system that cases and courts name (filing variants, section 1). */
  readonly apiType: CaseApiType;
  /** States whose courts file through it. */
  readonly states: readonly StateCode[];
  /** Courts take electronic filings through it. */
  readonly takesFilings: boolean;
  /** The provider whose calls carry its filings, where it has none of its own. */
  readonly carriedBy?: EFilingProvider;
  /** Ends the addresses of its start pages, such as `/case-initiation-fl`. */
  readonly pageSuffix?: string;
  /** The firm's attorneys and payment accounts are kept for each of its states. */
  readonly keepsAccounts?: true;
  /** What came back of an order that opened a case can be filed again, into that case (filing variants, section 3). */
  readonly refilesIntoOpenedCase?: true;
  /** Court code tables can be imported. */
  readonly keepsCodeTables?: true;
  /** Proofs of service are filed with it. */
  readonly filesProofs?: true;
  /** People have a sign-in of its own. The calls it covers answer 423 while they are signed out. */
  readonly signIn?: { readonly covers: RegExp };
  /** A filing status as its courts name it. */
  statusText(status: FilingStatus): string;
  /** A clerk's own rejection, where the provider's word for `rejected` is for what ends without one. */
  readonly rejectionText?: string;
}
