import type { FeeSummaryRow, FeeSummarySearchRequest, FeeSummarySortField } from '@/api/generated/billing/model';
import { orderColumn, serviceLabel } from '@/features/orders';
import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { listRequest } from '@/lib/grid/list/list-request';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import { type FeeSummarySearch, feeSummarySearch } from '../search';

/** Shared with the list of fees by order. */
export const dateColumn = { label: 'Date', kind: 'day', value: 'date' } as const satisfies ListColumn<FeeSummaryRow>;
export const personColumn = {
  label: 'Ordered by',
  value: 'userName',
  from: 'md',
} as const satisfies ListColumn<FeeSummaryRow>;

/** The fees of a matter, one per row. */
export const feesList = describeList<FeeSummaryRow, FeeSummarySortField, FeeSummarySearch, FeeSummarySearchRequest>(
  feeSummarySearch,
)({
  noun: ['fee', 'fees'],
  rowId: ({ feeId }) => feeId,
  nameOf: ({ description, orderId }) => `${description}, order ${orderId}`,
  pageSize: 100,
  defaultSort: ['-date'],
  filters: {
    status: { label: 'Status', kind: 'custom', request: ({ status }) => ({ chargeStatus: status ?? 'all' }) },
    service: { label: 'Service', kind: 'choices', request: ({ service }) => ({ services: service }) },
    person: { label: 'Ordered by', kind: 'choices', request: ({ person }) => ({ userIds: person }) },
    from: {
      label: 'Charged',
      kind: 'days',
      request: ({ from, to }) => {
        const days = rangeOf(from, to);
        return { dateFrom: days?.gte, dateTo: days?.lte };
      },
    },
  },
  columns: {
    order: {
      ...orderColumn<FeeSummaryRow, 'orderId'>('10.5rem', 'orderId'),
      export: [
        { label: 'Order', value: ({ orderId }) => orderId },
        { label: 'Service', value: ({ service }) => serviceLabel(service) },
        { label: 'Matter', value: ({ clientReference }) => clientReference },
      ],
    },
    date: { ...dateColumn, sort: 'date', width: '8rem' },
    fee: {
      label: 'Fee',
      value: 'description',
      second: { label: 'Kind', value: ({ category }) => feeCategoryLabel(category) },
      sort: 'description',
    },
    person: { ...personColumn, sort: 'userName', width: '10rem' },
    invoice: { label: 'Invoice', value: 'invoiceNumber', width: '9.5rem', from: 'lg' },
    status: {
      label: 'Status',
      value: ({ status }) => feeStatus(status).label,
      tone: ({ status }) => feeStatus(status).tone,
      sort: 'status',
      width: '10rem',
      card: 'badge',
    },
    amount: { label: 'Amount', kind: 'dollars', value: 'amount', sort: 'amount', width: '7.5rem' },
  },
});

/** The request for the page of fees that an address shows. */
export function toFeeSummaryRequest(search: FeeSummarySearch, clientReference: string): FeeSummarySearchRequest {
  return { clientReference, ...listRequest(feesList, search) };
}
