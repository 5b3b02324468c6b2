import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGridViews } from '@/features/orders';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { type FeesScope, feesFileName, feesList, toFeeSummaryRequest } from '../lists/fees-list';
import { feeRows, feeSummaryQuery } from '../queries';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import { FeeFilters } from './fee-filters';

const { noun, rowId, pageSize } = feesList;
const firmColumns = tableColumns(feesList);
const matterColumns = tableColumns(feesList, 'matter');

interface FeesGridProps {
  search: FeeSummarySearch;
  scope: FeesScope;
  empty: ReactNode;
}

/** One fee per row, paged and sorted by the backend. */
export function FeesGrid({ search, scope, empty }: FeesGridProps) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const request = toFeeSummaryRequest(search, scope);
  const fees = useQuery(feeSummaryQuery(request));
  const isFirm = scope.clientReference === undefined;
  const columns = isFirm ? firmColumns : matterColumns;
  const views = useGridViews(isFirm ? 'firmFees' : 'fees', search);
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <FeeFilters
        search={search}
        scope={scope}
        tools={
          fees.data && views ? (
            <GridTools
              list={feesList}
              columns={columns}
              fileName={feesFileName(search, scope)}
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
        sort={sortOf(feesList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        empty={empty}
      />
    </>
  );
}
