/** The journals of drafts in this browser, each person's apart. */
import { createJournal } from '@/lib/storage/journal';
import { journalEntry } from '../model/draft-journal';
import { submissionKey } from '../model/submission-key';

/** What was entered and is not confirmed. */
export const draftJournal = createJournal('draft', journalEntry);

/** Under which key a draft was submitted, until the answer is known. */
export const submissionJournal = createJournal('submission', submissionKey);

/** Names a draft in the journals. */
export function journalSubject(userId: number | undefined, orderId: number): string {
  return `${userId ?? 0}.${orderId}`;
}
