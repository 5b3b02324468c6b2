/** Journals of drafts in this browser, per person. */
import { createJournal } from '@/lib/storage/journal';
import { journalEntry } from '../model/draft-journal';
import { submissionKey } from '../model/submission';

/** Changes the backend hasn't confirmed. */
export const draftJournal = createJournal('draft', journalEntry);

/** The idempotency key of a submission, kept until its outcome is known. */
export const submissionJournal = createJournal('submission', submissionKey);

/** Identifies a draft in the journals. */
export function journalSubject(userId: number | undefined, orderId: number): string {
  return `${userId ?? 0}.${orderId}`;
}
