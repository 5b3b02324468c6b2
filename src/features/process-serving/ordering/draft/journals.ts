/** Journals of drafts of process serving in this browser, per person. Their names are those of filings, too. */
import * as z from 'zod/mini';
import { JobToServe, ServingContent, ServingExtras } from '@/api/generated/serving/model';
import { submissionKey } from '@/features/drafts';
import { createJournal } from '@/lib/storage/journal';

/** As typed: an amount that an order doesn't take is kept, too. */
const typedContent = z.extend(ServingContent, {
  jobs: z.array(z.extend(JobToServe, { extras: z.extend(ServingExtras, { witnessFee: z.optional(z.number()) }) })),
});

const entry = z.object({
  /** The draft version that the content edits. */
  baseVersion: z.int(),
  content: typedContent,
  /** Content being saved. If its response is lost, it tells our save from a colleague's. */
  sending: z.optional(typedContent),
  /** When it was entered, ISO 8601. */
  editedAt: z.string(),
});

/** Changes the backend hasn't confirmed. */
export const servingJournal = createJournal('draft', entry);

/** The idempotency key of an order, kept until its outcome is known. */
export const placingJournal = createJournal('submission', submissionKey);

/** Identifies a draft in the journals. */
export function servingSubject(userId: number | undefined, orderId: number): string {
  return `serving.${userId ?? 0}.${orderId}`;
}
