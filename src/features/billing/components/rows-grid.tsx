import type { ReactNode } from 'react';
import { useGridViews } from '@/features/orders';
import { usePrinting } from '@/lib/browser/use-printing';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { type Expansion, withExpandColumn } from '@/lib/grid/columns/expand-column';
import { inMemorySource } from '@/lib/grid/export/read-all';
import type { List } from '@/lib/grid/list/list';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { useRowOrder } from '@/lib/grid/order/use-row-order';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { RowsSearch } from '../search';

interface RowsGridProps<Row extends object> {
  list: List<Row, true, string, object, object>;
  columns: GridColumns<Row>;
  label: string;
  fileName: string;
  /** Where the layout and views are saved. */
  views: Parameters<typeof useGridViews>[0];
  search: RowsSearch;
  /** All rows of the list. Undefined until they load. */
  rows: readonly Row[] | undefined;
  isRefreshing?: boolean;
  error: Error | null;
  onRetry: () => void;
  /** Before the search. */
  lead?: ReactNode;
  /** Actions on the selected rows. */
  bulkActions?: (rows: readonly Row[]) => ReactNode;
  empty: ReactNode;
  /** What a row expands to. */
  expansion?: Expansion<Row> & { detail: (row: Row) => ReactNode };
}

const noRows: never[] = [];

/** A list that the browser holds, searches, sorts and pages, with the address as its state. A print has every row. */
export function RowsGrid<Row extends object>(props: RowsGridProps<Row>) {
  const { list, columns, search, rows, expansion } = props;
  const change = useSearchChange<RowsSearch>();
  const sort = sortOf(list, search.sort);
  const order = useRowOrder(columns, rows ?? noRows, sort, search.q ?? '');
  const views = useGridViews(props.views, search);
  const [layout, setLayout] = useGridLayout(columns);
  const { page = 1 } = search;
  const sorted = rows && [...order].flatMap((index) => rows[index] ?? []);
  const isPrinting = usePrinting();
  const shown = isPrinting ? sorted : sorted?.slice((page - 1) * list.pageSize, page * list.pageSize);
  return (
    <>
      <ListFilterBar
        list={list}
        search={search}
        lead={props.lead}
        tools={
          sorted && shown && views ? (
            <GridTools
              list={list}
              columns={columns}
              fileName={props.fileName}
              rows={shown}
              source={inMemorySource(sorted, list.rowId)}
              {...views}
              {...(props.bulkActions && { bulkActions: props.bulkActions })}
              onLayout={setLayout}
            />
          ) : (
            <ToolsPlace />
          )
        }
      />
      <PagedGrid
        label={props.label}
        noun={list.noun}
        {...layout}
        columns={expansion ? withExpandColumn(layout.columns, expansion) : layout.columns}
        rowId={list.rowId}
        page={shown && sorted && { items: shown, total: sorted.length }}
        isRefreshing={props.isRefreshing ?? false}
        error={props.error}
        onRetry={props.onRetry}
        sort={sort}
        onSortChange={(next) => change({ sort: next })}
        pageNumber={page}
        pageSize={list.pageSize}
        onPageChange={(next) => change({ page: next })}
        empty={props.empty}
        detail={expansion && ((row) => expansion.isExpanded(row) && expansion.detail(row))}
      />
    </>
  );
}
