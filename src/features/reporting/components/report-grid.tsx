import { FeePagesGrid } from '@/features/billing';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { reportList, toReportRequest } from '../lists/report-list';
import type { ReportSearch } from '../search';
import { ReportFilters } from './report-filters';

const columns = tableColumns(reportList);

/** The fees of a report. */
export function ReportGrid({ search }: { search: ReportSearch }) {
  const { from, to } = search;
  return (
    <FeePagesGrid
      list={reportList}
      columns={columns}
      request={toReportRequest(search)}
      search={search}
      views="report"
      fileName={['report', from, to].filter(Boolean).join('-')}
      filters={(tools) => <ReportFilters search={search} keys={[]} tools={tools} />}
      empty={<EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />}
    />
  );
}
