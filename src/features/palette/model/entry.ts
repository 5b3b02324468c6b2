/** What the command palette finds: one thing to go to. */
import type { LinkDescription } from '@/lib/links/link-href';

export interface Entry {
  /** The same thing has the same key, wherever it was found. */
  key: string;
  title: string;
  /** Where or what it is, in small print. */
  detail?: string | undefined;
  /** With its parameters in the link. */
  page: Pick<LinkDescription, 'kind' | 'link'>;
  /** Its page only says that it is to come. */
  isPlanned?: boolean;
  /** Other words that people look for it with. */
  keywords?: string;
}

/** Entries of one kind, under a heading. */
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
