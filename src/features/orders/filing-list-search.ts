/** What the address of the filing list holds, loaded with the first screen like every route's schema. */
import * as z from 'zod/mini';
import { FilingStatus, StateCode } from '@/api/generated/filing/model';
import { day, oneView, searchText, someIds, someOf, sortTokens } from '@/lib/grid/url/grid-search';

/** `?q=motion&status=rejected,returned&states=IL&from=2026-03-01&sort=-submitted,case` */
export const filingListSearch = z.object({
  q: searchText,
  status: someOf(FilingStatus.options),
  /** Not `state`: that is the state a person works in, on every page. */
  states: someOf(StateCode.options),
  from: day,
  to: day,
  sort: sortTokens,
  /** What the e-filing providers have on record, instead of what the product knows, and what of it besides. */
  view: oneView('history'),
  include: someOf(['own', 'unnumbered']),
  /** The order whose envelope is shown. */
  open: someIds,
});

export type FilingListSearch = z.output<typeof filingListSearch>;
/** As links and handlers may write it. */
export type FilingListSearchInput = z.input<typeof filingListSearch>;
