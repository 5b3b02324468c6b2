/** Search parameters of the court cases' pages. */
import * as z from 'zod/mini';
import { searchText, someIds, someTexts, sortTokens } from '@/lib/grid/url/grid-search';

/** `?q=ortega&matter=00015-Ortega&sort=-added&open=5127` */
export const courtCasesSearch = z.object({
  q: searchText,
  /** References of matters. */
  matter: someTexts,
  sort: sortTokens,
  /** The case that is open beside the list, by its row ID. */
  open: someIds,
});

export type CourtCasesSearch = z.output<typeof courtCasesSearch>;
/** The input that links and handlers write. */
export type CourtCasesSearchInput = z.input<typeof courtCasesSearch>;
