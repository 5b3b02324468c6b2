import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { FeeSummaryRow, FeeSummarySearchRequest, FeeSummarySortField } from '@/api/generated/billing/model';
import { useGridViews } from '@/features/orders';
import type { GridColumns } from '@/lib/grid/columns/columns';
import type { List } from '@/lib/grid/list/list';
import { sortOf } from '@/lib/grid/list/list-request';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { addressOfLayout, layoutOfAddress } from '@/lib/grid/tools/grid-layout';
import { GridTools, type SavedViews } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { feeRows, feeSummaryQuery } from '../queries';
import type { RowsSearch } from '../search';

interface FeePagesGridProps {
  list: Omit<List<FeeSummaryRow, FeeSummarySortField>, 'filters'>;
  columns: GridColumns<FeeSummaryRow>;
  request: FeeSummarySearchRequest;
  search: Omit<RowsSearch, 'q'>;
  /** Where the layout and views are saved. */
  views: Parameters<typeof useGridViews>[0];
  fileName: string;
  /** The columns that the address names, in order, where it does: they are the report's, not the person's. */
  shownColumns?: { names: readonly string[] | undefined; onChange: (names: string[] | undefined) => void };
  /** The filter bar, with the table's tools. */
  filters: (tools: ReactNode) => ReactNode;
  empty: ReactNode;
}

/** One fee per row, paged and sorted by the backend: the fee summary, and reports. */
export function FeePagesGrid({
  list,
  columns,
  request,
  search,
  fileName,
  shownColumns,
  filters,
  empty,
  ...props
}: FeePagesGridProps) {
  const change = useSearchChange<RowsSearch>();
  const fees = useQuery(feeSummaryQuery(request));
  const views = useColumnsOfAddress(useGridViews(props.views, search), columns, shownColumns);
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      {filters(
        fees.data && views ? (
          <GridTools
            list={list}
            columns={columns}
            fileName={fileName}
            rows={fees.data.items}
            source={feeRows(request)}
            {...views}
            onLayout={setLayout}
          />
        ) : (
          <ToolsPlace />
        ),
      )}
      <PagedGrid
        label="Fees"
        noun={list.noun}
        {...layout}
        rowId={list.rowId}
        page={fees.data}
        isRefreshing={fees.isPlaceholderData}
        error={fees.error}
        onRetry={() => void fees.refetch()}
        sort={sortOf(list, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={list.pageSize}
        onPageChange={(page) => change({ page })}
        empty={empty}
      />
    </>
  );
}

/** The saved views, with the columns of the address where it decides. */
function useColumnsOfAddress(
  saved: SavedViews | undefined,
  columns: GridColumns<FeeSummaryRow>,
  address: FeePagesGridProps['shownColumns'],
): SavedViews | undefined {
  const isShared = address !== undefined;
  const names = address?.names?.join();
  const views = useMemo(
    () =>
      saved?.views && isShared
        ? { ...saved.views, layout: layoutOfAddress(columns, saved.views.layout, names?.split(',')) }
        : saved?.views,
    [saved?.views, columns, isShared, names],
  );
  if (!saved || !views || !address) return saved;
  return {
    ...saved,
    views,
    onViewsChange: (next) => {
      const shown = addressOfLayout(columns, next.layout);
      if (shown?.join() !== names) address.onChange(shown);
      saved.onViewsChange(next);
    },
  };
}
