/** What is known of an e-filing provider at once, before its code has loaded. */
import type { CaseApiType, EFilingProvider, FilingFlow } from '@/api/generated/filing/model';

/** A provider's facts: `<id>/facts.ts`. They load with the first screen, so a folder's facts stay below 1 kB. */
export interface ProviderFacts {
  id: EFilingProvider;
  /** Its number in the filing backend's records of courts and cases (filing variants, section 1). */
  apiType: CaseApiType;
  /** Its name within a sentence: `the Florida portal`. */
  name: string;
  /** Where filings with it are started, without the prefix. A flow that is missing isn't possible through us. */
  start: Readonly<Partial<Record<FilingFlow, `/${string}`>>>;
  /** Its courts are in the states of this provider, which starts filings there. */
  beside?: EFilingProvider;
  /** Its courts take paper, which a courier brings; a case there that isn't on paper can't be filed into. */
  filesOnPaper?: true;
  /** What came back and what was accepted of its orders are told apart: a copy has what was accepted. */
  copiesAccepted?: true;
  /** Its cases have uniform case numbers, by which links name them. */
  hasUniformCaseNumbers?: true;
  /** The person signs in to an account with the provider (decision 18). */
  hasSignIn: boolean;
  /** Hearings are reserved with it, and it generates notices of filing. */
  reservesHearings?: true;
  /** Its calls about orders also answer for orders with providers that we don't file with yet. */
  answersForOthers?: true;
  /** Proofs of service are filed with it. */
  filesProofs?: true;
}
