/** Search parameters of the pages of bulk sync. */
import * as z from 'zod/mini';
import { oneView, searchText, sortTokens } from '@/lib/grid/url/grid-search';

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

/** `?mode=account&provider=4&account=nmarlow`, `?mode=import` */
export const bulkChooseSearch = z.object({
  mode: z.catch(z.optional(z.enum(['account', 'import'])), undefined),
  provider: providerId,
  account: searchText,
  q: searchText,
  sort: sortTokens,
});
export type BulkChooseSearch = z.output<typeof bulkChooseSearch>;
export type BulkChooseSearchInput = z.input<typeof bulkChooseSearch>;
