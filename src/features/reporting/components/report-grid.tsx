import { FeePagesGrid } from '@/features/billing';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { reportList, toReportRequest } from '../lists/report-list';
import type { ReportSearch, ReportSearchInput } from '../search';
import { ReportFilters } from './report-filters';

const columns = tableColumns(reportList);

/** The fees of a report. */
export function ReportGrid({ search }: { search: ReportSearch }) {
  const { from, to } = search;
  const change = useSearchChange<ReportSearchInput>();
  return (
    <FeePagesGrid
      list={reportList}
      columns={columns}
      request={toReportRequest(search)}
      search={search}
      views="report"
      fileName={['report', from, to].filter(Boolean).join('-')}
      shownColumns={{
        names: search.columns,
        onChange: (names) => change({ columns: names, page: search.page }, { replace: true }),
      }}
      filters={(tools) => <ReportFilters search={search} keys={[]} tools={tools} />}
      empty={<EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />}
    />
  );
}
