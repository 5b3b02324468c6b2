/** Search parameters of the court cases' pages. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';
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

/**
 * `?state=IL&by=person&last=ortega&court=lakemoor:cv1&sort=-filed&open=b0c1…`; in Florida a number is in parts,
 * `?county=48&year=2025&kind=CA&number=1234`, or there is a `citation`.
 */
export const caseSearchSearch = z.object({
  state: z.catch(z.optional(StateCode), undefined),
  /** What to search by, if not the number. */
  by: z.catch(z.optional(z.enum(['person', 'business'])), undefined),
  number: searchText,
  last: searchText,
  first: searchText,
  middle: searchText,
  business: searchText,
  /** Narrows the courts to choose from, in states with several systems. */
  county: searchText,
  court: searchText,
  year: searchText,
  kind: searchText,
  citation: searchText,
  q: searchText,
  sort: sortTokens,
  /** The tracking ID of the case that is open beside the results. */
  open: searchText,
});

export type CaseSearchSearch = z.output<typeof caseSearchSearch>;
/** The input that links and handlers write. */
export type CaseSearchInput = z.input<typeof caseSearchSearch>;
