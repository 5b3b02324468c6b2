/** Every state that an address may ask of a list, and the request that the list then sends. */
import fc from 'fast-check';
import { ServiceName } from '../src/api/generated/billing/model/index.ts';
import { FilingStatus, StateCode } from '../src/api/generated/filing/model/index.ts';
import { StampedCopyStatus } from '../src/api/generated/workspace/model/index.ts';
import { toFeeSummaryRequest } from '../src/features/billing/lists/fees-list.ts';
import { feeSummarySearch } from '../src/features/billing/search.ts';
import { toDraftsRequest } from '../src/features/orders/lists/drafts-list.tsx';
import { toFilingHistoryRequest } from '../src/features/orders/lists/filings-list.tsx';
import { toOrdersRequest } from '../src/features/orders/lists/orders-list.ts';
import { toRejectionsRequest } from '../src/features/orders/lists/rejections-list.tsx';
import {
  draftsSearch,
  filingListSearch,
  ordersSearch,
  rejectionsSearch,
  submittedStatuses,
} from '../src/features/orders/search.ts';
import { toStampedCopiesRequest } from '../src/features/stamped-copies/lists/stamped-copies-list.tsx';
import { stampedCopiesSearch } from '../src/features/stamped-copies/search.ts';

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 6 });
const q = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('a,b', '1', 'true', '100%&=+#?'),
  )
  // Addresses can't hold lone surrogates.
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== '');
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((cents) => cents / 100);
const page = fc.integer({ min: 2, max: 100_000 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 5 });
const sortOf = (columns: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...columns), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
      selector: ([column]) => column,
    })
    .map((sort) => sort.map(([column, isDescending]) => (isDescending ? `-${column}` : column)));

const state = <T>(parts: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) => fc.record(parts, { requiredKeys: [] });

export const listStates = {
  orders: {
    schema: ordersSearch,
    toRequest: (read: unknown) => toOrdersRequest(ordersSearch.parse(read), {}),
    states: state({
      q,
      service: some(ServiceName.options),
      status: some(submittedStatuses),
      states: some(StateCode.options),
      from: day,
      to: day,
      person: ids,
      matter: q,
      min: amount,
      max: amount,
      sort: sortOf(['order', 'matter', 'case', 'court', 'status', 'date', 'person', 'total']),
      page,
      view: fc.constant('scroll' as const),
    }),
  },
  drafts: {
    schema: draftsSearch,
    toRequest: (read: unknown) => toDraftsRequest(draftsSearch.parse(read), {}),
    states: state({ q, sort: sortOf(['case', 'matter', 'court', 'saved', 'person']), page }),
  },
  'rejected orders': {
    schema: rejectionsSearch,
    toRequest: (read: unknown) => toRejectionsRequest(rejectionsSearch.parse(read)),
    states: state({ page }),
  },
  'stamped copies': {
    schema: stampedCopiesSearch,
    toRequest: (read: unknown) => toStampedCopiesRequest(stampedCopiesSearch.parse(read)),
    states: state({
      q,
      matter: q,
      status: some(StampedCopyStatus.options),
      from: day,
      to: day,
      sort: sortOf(['name', 'case', 'court', 'matter', 'order', 'accepted']),
      page,
    }),
  },
  filings: {
    schema: filingListSearch,
    toRequest: (read: unknown) => toFilingHistoryRequest(filingListSearch.parse(read)),
    states: state({
      q,
      status: some(FilingStatus.options),
      states: some(StateCode.options),
      from: day,
      to: day,
      sort: sortOf(['filing', 'case', 'matter', 'court', 'status', 'submitted', 'filed']),
      view: fc.constant('history' as const),
      include: some(['own', 'unnumbered'] as const),
      open: ids,
    }),
  },
  fees: {
    schema: feeSummarySearch,
    toRequest: (read: unknown) => toFeeSummaryRequest(feeSummarySearch.parse(read), {}),
    states: state({
      status: fc.constantFrom('billable' as const, 'not-yet-charged' as const),
      service: some(ServiceName.options),
      person: ids,
      matter: q,
      court: fc.uniqueArray(fc.constantFrom('lakemoor:cv1', 'lakemoor:pr1', 'prairie'), { minLength: 1 }),
      from: day,
      to: day,
      sort: sortOf(['order', 'matter', 'court', 'date', 'fee', 'person', 'status', 'amount']),
      page,
      view: fc.constant('orders' as const),
      open: ids,
    }),
  },
};
