/** What PACER charges (dockets, section 5). Amounts are cents. */

/** What a purchase at PACER is of. `owned` is what the firm bought before. */
export type PacerPurchase = 'document' | 'docket-report' | 'transcript' | 'search' | 'audio' | 'opinion' | 'owned';

/** A price: exact, at most, or, of a transcript of unknown length, without an upper bound. */
export type PacerPrice = { bound: 'exact' | 'at-most'; cents: number } | { bound: 'none' };

const perPage = 10;
const cappedPages = 30;
const audioFile = 240;
/** The results on a page of a search. */
const resultsPerPage = 54;

/**
 * The price of one purchase: `count` is its pages, of a search its results, of which finding none is one page as well.
 * A number of pages may not be known yet; audio costs the same whatever its length.
 */
export function pacerPrice(kind: PacerPurchase, count?: number): PacerPrice {
  if (kind === 'opinion' || kind === 'owned') return exact(0);
  if (kind === 'audio') return exact(audioFile);
  if (kind === 'search') return exact(Math.max(1, Math.ceil((count ?? 0) / resultsPerPage)) * perPage);
  if (kind === 'transcript') return count === undefined ? { bound: 'none' } : exact(count * perPage);
  return count === undefined
    ? { bound: 'at-most', cents: cappedPages * perPage }
    : exact(Math.min(count, cappedPages) * perPage);
}

const exact = (cents: number): PacerPrice => ({ bound: 'exact', cents });

/** Up to and including this, PACER bills nothing of a quarter. */
export const waivedPerQuarter = 3000;

/** Tells what PACER bills of a quarter in which this was spent: nothing up to $30.00, all of it above. */
export const billedForQuarter = (spent: number) => (spent <= waivedPerQuarter ? 0 : spent);

/** The calendar quarter of a day (YYYY-MM-DD) in the firm's zone: `2026-Q4`, with its first and last day. */
export function quarterOf(day: string): { name: string; from: string; to: string } {
  const year = day.slice(0, 4);
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
  const [first, last] = [quarter * 3 - 2, quarter * 3].map((month) => String(month).padStart(2, '0'));
  // Quarters end in months of 31 days, except those that end in June and September.
  const lastDay = quarter === 2 || quarter === 3 ? 30 : 31;
  return { name: `${year}-Q${quarter}`, from: `${year}-${first}-01`, to: `${year}-${last}-${lastDay}` };
}
