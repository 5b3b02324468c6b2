/**
 * The journal of a draft: what was entered in this browser and the backend has not confirmed. Written with every
 * keystroke, so that a reload or a crash between two saves loses nothing.
 */
import * as z from 'zod/mini';
import { ExistingCaseContent, NewCaseContent } from '@/api/generated/filing/model';
import type { FilingContent } from './filing-content';
import { isSameContent } from './same-content';

/** A filing into an existing case is told by what only it must have. */
const anyContent = z.union([ExistingCaseContent, NewCaseContent]);

export const journalEntry = z.object({
  /** The version of the draft that the content is an edit of. */
  baseVersion: z.int(),
  content: anyContent,
  /** What was on its way to the backend: when the answer is lost, it tells our own save from a colleague's. */
  sending: z.optional(anyContent),
  /** When it was entered, ISO 8601. */
  editedAt: z.string(),
});

export type JournalEntry = z.infer<typeof journalEntry>;

/** How a draft opens: as it was saved, with what the journal still holds, or with a choice to be made between both. */
export type Opening =
  | { kind: 'saved' }
  | { kind: 'restored'; content: FilingContent }
  | { kind: 'conflict'; mine: FilingContent; editedAt: string };

/** Decides how a draft opens that is saved as `saved`, given what the journal holds of it. */
export function decideOpening(
  entry: JournalEntry | undefined,
  saved: { version: number; content: FilingContent },
): Opening {
  if (!entry || isSameContent(entry.content, saved.content)) return { kind: 'saved' };
  if (entry.baseVersion === saved.version) return { kind: 'restored', content: entry.content };
  // Our own save arrived though its answer did not: what was typed after it is an edit of just that version.
  if (entry.sending && isSameContent(entry.sending, saved.content)) return { kind: 'restored', content: entry.content };
  return { kind: 'conflict', mine: entry.content, editedAt: entry.editedAt };
}
