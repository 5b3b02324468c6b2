/** Search parameters of the archive of stamped copies. */
import * as z from 'zod/mini';
import { StampedCopyStatus } from '@/api/generated/workspace/model';
import { day, pageNumber, searchText, someOf, someTexts, sortTokens } from '@/lib/grid/url/grid-search';

/** `?q=motion to compel&matter=00015-Ortega&court=Circuit Court&status=gone&from=2026-03-01&sort=-accepted&page=2` */
export const stampedCopiesSearch = z.object({
  q: searchText,
  /** Reference of a matter. */
  matter: searchText,
  /** Names of courts. */
  court: someTexts,
  status: someOf(StampedCopyStatus.options),
  from: day,
  to: day,
  sort: sortTokens,
  page: pageNumber,
});

export type StampedCopiesSearch = z.output<typeof stampedCopiesSearch>;
/** The input that links and handlers write. */
export type StampedCopiesSearchInput = z.input<typeof stampedCopiesSearch>;
