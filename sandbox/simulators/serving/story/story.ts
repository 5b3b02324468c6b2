/** What happened to an order of the demo, as little as its content follows from. */
import type {
  AddressToServe,
  Finding,
  JobOffer,
  ProofStatus,
  ServiceLevel,
  ServingCase,
  ServingContent,
  ServingDocument,
  ServingExtras,
  ServingMessage,
  ServingMode,
  ServingRecipient,
} from '../../../generated/serving/schemas.ts';
import type { Wish } from '../wishes.ts';

/** What a recipient's service depends on, besides the addresses. */
export interface JobStory {
  jobId: string;
  recipient: ServingRecipient;
  level: ServiceLevel;
  wishes: readonly Wish[];
  /** What the firm chooses each time enough attempts failed; without a choice the job waits. */
  choices?: readonly JobOffer['offer'][];
  /** The firm holds or cancels the job so many hours after dispatch. */
  firm?: { action: 'hold' | 'cancel'; afterHours: number; reason: string };
}

/** A report of the server that doesn't fit the rules. */
export type Misreport = Extract<
  Finding['code'],
  'barred-day' | 'outside-hours' | 'substitute-not-allowed' | 'substitute-too-young'
>;

export interface StoryJob extends JobStory {
  addresses: readonly AddressToServe[];
  extras: ServingExtras;
  /** As the firm wrote them. */
  instructions?: string;
  /** Not sent out yet: waits for the clerk, or for the firm to release the stamped papers. */
  waits?: 'court-acceptance' | 'papers';
  messages?: readonly { afterHours: number; from: ServingMessage['from']; text: string }[];
  misreport?: Misreport;
  /** How far the proof is, once service has ended. */
  proof?: { status: ProofStatus; filingOrderId?: number; text?: string };
}

export interface ServingStory {
  mode: ServingMode;
  case: ServingCase;
  filingAttorney?: string;
  documents: readonly ServingDocument[];
  notifyEmails: readonly string[];
  afterFilingOrderId?: number;
  jobs: readonly StoryJob[];
}

/** The content that a firm ordered with. */
export function contentOf(story: ServingStory, state: ServingContent['state']): ServingContent {
  const { mode, filingAttorney, documents, notifyEmails, afterFilingOrderId, jobs } = story;
  return {
    ...{ state, mode, case: story.case, documents: [...documents], notifyEmails: [...notifyEmails] },
    ...(filingAttorney !== undefined && { filingAttorney }),
    ...(afterFilingOrderId !== undefined && { afterFilingOrderId }),
    jobs: jobs.map(({ jobId, recipient, addresses, level, extras, instructions }) => ({
      ...{ jobId, recipient, addresses: [...addresses], level, extras },
      ...(instructions !== undefined && { instructions }),
    })),
  };
}
