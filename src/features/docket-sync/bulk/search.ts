/** Search parameters of the pages of bulk sync. */
import * as z from 'zod/mini';
import { oneView, pageNumber, searchText, sortTokens } from '@/lib/grid/url/grid-search';

const number = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => Number(value)),
);
const providerId = z.catch(z.optional(z.pipe(number, z.union([z.literal(4), z.literal(6), z.literal(7)]))), undefined);
const id = z.catch(z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(2_147_483_647)))), undefined);

/** `?q=ortega&sort=-number` */
export const bulkConfirmSearch = z.object({ q: searchText, sort: sortTokens, match: oneView('names') });
export type BulkConfirmSearch = z.output<typeof bulkConfirmSearch>;
export type BulkConfirmSearchInput = z.input<typeof bulkConfirmSearch>;

/** `?order=52020&provider=4&state=NY` (dockets, section 1.4). */
export const bulkSummarySearch = z.object({
  order: id,
  provider: providerId,
  q: searchText,
  sort: sortTokens,
  fees: oneView('matters'),
});
export type BulkSummarySearch = z.output<typeof bulkSummarySearch>;
export type BulkSummarySearchInput = z.input<typeof bulkSummarySearch>;

/**
 * Searching for one case: `?provider=7&by=party&term=ortega&court=ilnd&page=2&open=7100061`; choosing many:
 * `?mode=account&provider=4&account=nmarlow`, `?mode=import`.
 */
export const docketSearch = z.object({
  mode: z.catch(z.optional(z.enum(['account', 'import'])), undefined),
  provider: providerId,
  /** What to search by, if not the number. */
  by: z.catch(z.optional(z.enum(['party', 'title'])), undefined),
  term: searchText,
  /** The number, in links of court cases. */
  caseNumber: searchText,
  court: searchText,
  page: pageNumber,
  /** The provider's ID of the case that is open. */
  open: searchText,
  /** The page of the open case's docket. */
  entries: pageNumber,
  account: searchText,
  q: searchText,
  sort: sortTokens,
});
export type DocketSearch = z.output<typeof docketSearch>;
export type DocketSearchInput = z.input<typeof docketSearch>;
