import type { FeeSummaryRow, FeeSummarySearchRequest, FeeSummarySortField } from '@/api/generated/billing/model';
import { feeCategoryLabel, feesList } from '@/features/billing';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { recoveryLabel, recoveryTone } from '../model/recovery';
import { type ReportSearch, reportSearch } from '../search';

/** The fees of a report, with the statement line of each and what became of it. */
export const reportList = describeList<FeeSummaryRow, FeeSummarySortField, ReportSearch, FeeSummarySearchRequest>(
  reportSearch,
)({
  noun: ['fee', 'fees'],
  rowId: feesList.rowId,
  nameOf: feesList.nameOf,
  pageSize: 100,
  defaultSort: ['-date'],
  filters: {
    status: { label: 'Status', kind: 'custom', request: ({ status }) => ({ chargeStatus: status ?? 'all' }) },
    service: { label: 'Service', kind: 'choices', request: ({ service }) => ({ services: service }) },
    court: { label: 'Court', kind: 'choices', request: ({ court }) => ({ courtCodes: court }) },
    person: { label: 'Ordered by', kind: 'choices', request: ({ person }) => ({ userIds: person }) },
    category: { label: 'Kind of fee', kind: 'choices', request: ({ category }) => ({ categories: category }) },
    states: { label: 'State', kind: 'choices', request: ({ states }) => ({ states }) },
    recovery: { label: 'Cost recovery', kind: 'choices', request: ({ recovery }) => ({ recovery }) },
    matter: {
      label: 'Matter',
      kind: 'text',
      field: { label: 'Matter reference', description: 'As it appears on the order, such as 00015-Ortega' },
      request: ({ matter }) => ({ clientReference: matter }),
    },
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
    ...feesList.columns,
    kind: { label: 'Kind', value: ({ category }) => feeCategoryLabel(category), width: '9rem', from: 'xl', export: [] },
    statement: {
      label: 'On the statement',
      value: ({ cardCharge }) => cardCharge?.descriptor,
      second: { label: 'Posted', value: ({ cardCharge }) => cardCharge?.postedOn },
      width: '11rem',
      from: 'xl',
    },
    recovery: {
      label: 'Cost recovery',
      value: ({ recovery }) => recovery && recoveryLabel(recovery.state),
      tone: ({ recovery }) => (recovery ? recoveryTone(recovery.state) : 'neutral'),
      width: '10rem',
      from: 'lg',
    },
  },
});

/** The request for the page of fees that an address shows. */
export function toReportRequest(search: ReportSearch): FeeSummarySearchRequest {
  return listRequest(reportList, search);
}
