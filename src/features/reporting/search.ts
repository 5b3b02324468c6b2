/** Search parameters of the reports. */
import * as z from 'zod/mini';
import { FeeCategory, FeeGroupKey, RecoveryState } from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { feeFilterFields } from '@/features/billing';
import { day, oneView, pageNumber, searchText, someOf, someTexts, sortTokens } from '@/lib/grid/url/grid-search';

const groupKey = z.catch(z.optional(z.enum(FeeGroupKey.options)), undefined);

/** What the page of all reports shows; spend without it. */
export const reportTabs = ['recovery', 'orders', 'payments', 'charge'] as const;

/** `?by=court&and=month&from=2026-01-01`, `?show=recovery&by=person`, `?show=charge` */
export const reportingSearch = z.object({
  show: z.catch(z.optional(z.enum(reportTabs)), undefined),
  /** What is added up, by one or two keys. */
  by: groupKey,
  and: groupKey,
  /** What orders are counted by. */
  count: z.catch(z.optional(z.enum(['service', 'status', 'court', 'state', 'person'])), undefined),
  from: day,
  to: day,
  /** The charges that no one has billed, instead of cost recovery added up. */
  list: oneView('missing'),
  q: searchText,
  sort: sortTokens,
  page: pageNumber,
});

export type ReportingSearch = z.output<typeof reportingSearch>;
/** The input that links and handlers write. */
export type ReportingSearchInput = z.input<typeof reportingSearch>;

/**
 * A report: which fees, in which order, each or added up.
 * `?from=2026-01-01&to=2026-03-31&service=CreateCase&court=lakemoor:cv1&recovery=failed&columns=court,amount&sort=-amount`
 */
export const reportSearch = z.object({
  ...feeFilterFields,
  category: someOf(FeeCategory.options),
  /** Not `state`, which selects the state on every page. */
  states: someOf(StateCode.options),
  recovery: someOf(RecoveryState.options),
  /** Only fees that have no court, or no matter. */
  without: someOf(['court', 'matter']),
  by: groupKey,
  and: groupKey,
  q: searchText,
  /** The columns of the table, in order; all without it. The first column always shows. */
  columns: someTexts,
});

export type ReportSearch = z.output<typeof reportSearch>;
/** The input that links and handlers write. */
export type ReportSearchInput = z.input<typeof reportSearch>;
