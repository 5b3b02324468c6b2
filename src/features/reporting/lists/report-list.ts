import type { FeeSummaryRow, FeeSummarySearchRequest, FeeSummarySortField } from '@/api/generated/billing/model';
import { feeCategoryLabel, feeFilters, feesList } from '@/features/billing';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { recoveryLabel, recoveryTone } from '../model/recovery';
import { type ReportSearch, reportSearch } from '../search';

const { matter, from, ...common } = feeFilters;

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
    ...common,
    category: { label: 'Kind of fee', kind: 'choices', request: ({ category }) => ({ categories: category }) },
    states: { label: 'State', kind: 'choices', request: ({ states }) => ({ states }) },
    recovery: { label: 'Cost recovery', kind: 'choices', request: ({ recovery }) => ({ recovery }) },
    without: { label: 'Without', kind: 'choices', request: ({ without }) => ({ without }) },
    matter,
    from,
  },
  columns: {
    ...feesList.columns,
    person: { ...feesList.columns.person, from: 'xl' },
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
