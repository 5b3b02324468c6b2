/** An entry of the command palette: one destination. */
import type { LinkDescription } from '@/lib/links/link-href';

export interface Entry {
  /** Equal for the same destination, whichever group found it. */
  key: string;
  title: string;
  /** Small print: where or what it is. */
  detail?: string | undefined;
  /** Why a search found it. Shown after the small print, and neither remembered nor matched. */
  reasons?: string | undefined;
  /** The link includes its search parameters. */
  page: Pick<LinkDescription, 'kind' | 'link'>;
  /** Additional search words. */
  keywords?: string | undefined;
}

/** Entries of one kind under a heading. */
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
