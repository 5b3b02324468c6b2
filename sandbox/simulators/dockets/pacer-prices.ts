/** PACER's fee schedule (dockets, section 5), in cents. */

const pageCents = 10;
const cappedPages = 30;
/** Results on a page of a search. */
export const searchPageSize = 54;

/** Tells what PACER charges. `docket`: a docket report. Nothing found is one page of a search. */
export function pacerPrice(
  kind: 'document' | 'docket' | 'transcript' | 'search' | 'audio' | 'opinion',
  pages: number,
): number {
  if (kind === 'opinion') return 0;
  if (kind === 'audio') return 240;
  if (kind === 'search') return Math.max(pages, 1) * pageCents;
  return (kind === 'transcript' ? pages : Math.min(pages, cappedPages)) * pageCents;
}

/** Pages of a docket report with that many entries. */
export const docketPages = (entryCount: number): number => Math.max(1, Math.ceil(entryCount / 12));
