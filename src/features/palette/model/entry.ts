/** What the command palette finds: one thing to go to. */
import type { LinkDescription } from '@/lib/links/link-href';

export interface Entry {
  /** The same thing has the same key, wherever it was found. */
  key: string;
  title: string;
  /** Where or what it is, in small print. */
  detail?: string | undefined;
  page: LinkDescription;
  /** Other words that people look for it with. */
  keywords?: string;
}

/** Entries of one kind, under a heading. */
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
