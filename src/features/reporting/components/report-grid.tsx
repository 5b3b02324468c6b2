import { useQuery } from '@tanstack/react-query';
import { feeRows, feeSummaryQuery } from '@/features/billing';
import { useGridViews } from '@/features/orders';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { reportList, toReportRequest } from '../lists/report-list';
import type { ReportSearch, ReportSearchInput } from '../search';
import { ReportFilters } from './report-filters';

const { noun, rowId, pageSize } = reportList;
const columns = tableColumns(reportList);

/** The fees of a report, one per row, paged and sorted by the backend. */
export function ReportGrid({ search }: { search: ReportSearch }) {
  const change = useSearchChange<ReportSearchInput>();
  const request = toReportRequest(search);
  const fees = useQuery(feeSummaryQuery(request));
  const views = useGridViews('report', search);
  const [layout, setLayout] = useGridLayout(columns);
  const { from, to } = search;
  return (
    <>
      <ReportFilters
        search={search}
        keys={[]}
        tools={
          fees.data && views ? (
            <GridTools
              list={reportList}
              columns={columns}
              fileName={['report', from, to].filter(Boolean).join('-')}
              rows={fees.data.items}
              source={feeRows(request)}
              {...views}
              onLayout={setLayout}
            />
          ) : (
            <ToolsPlace />
          )
        }
      />
      <PagedGrid
        label="Fees"
        noun={noun}
        {...layout}
        rowId={rowId}
        page={fees.data}
        isRefreshing={fees.isPlaceholderData}
        error={fees.error}
        onRetry={() => void fees.refetch()}
        sort={sortOf(reportList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        empty={<EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />}
      />
    </>
  );
}
