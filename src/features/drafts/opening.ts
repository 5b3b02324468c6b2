/** How a draft opens, given what this browser keeps of it. */
import { isSameContent } from '@/lib/form/is-same-content';

/** Changes the backend hasn't confirmed. Written on every keystroke, so a reload or crash loses nothing. */
export interface JournalEntry<Content> {
  /** The draft version that the content edits. */
  baseVersion: number;
  content: Content;
  /** Content being saved. If its response is lost, it tells our save from a colleague's. */
  sending?: Content | undefined;
  /** When it was entered, ISO 8601. */
  editedAt: string;
}

/** How a draft opens: as saved, with changes restored from the journal, or with a conflict between both. */
export type Opening<Content> =
  | { kind: 'saved' }
  | { kind: 'restored'; content: Content }
  | { kind: 'conflict'; mine: Content; editedAt: string };

/** Decides how to open a draft, given its journal entry and saved version. */
export function decideOpening<Content>(
  entry: JournalEntry<Content> | undefined,
  saved: { version: number; content: Content },
): Opening<Content> {
  if (!entry || isSameContent(entry.content, saved.content)) return { kind: 'saved' };
  if (entry.baseVersion === saved.version) return { kind: 'restored', content: entry.content };
  // Our own save succeeded although its response was lost; later typing edits that version.
  if (entry.sending && isSameContent(entry.sending, saved.content)) return { kind: 'restored', content: entry.content };
  return { kind: 'conflict', mine: entry.content, editedAt: entry.editedAt };
}

/** Tells what the form shows first. */
export function openingContent<Content>(opening: Opening<Content>, saved: Content): Content {
  if (opening.kind === 'restored') return opening.content;
  return opening.kind === 'conflict' ? opening.mine : saved;
}
