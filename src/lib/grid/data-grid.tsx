import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { describeGrid, type Noun } from './announcement';
import { type GridColumns, gridFeatures } from './columns';
import classes from './data-grid.module.css';
import { GridBody } from './grid-body';
import { GridFooter } from './grid-footer';
import { GridPager } from './grid-pager';
import { maxSortColumns, type SortToken } from './grid-search';
import { fromSorting, toSorting } from './sorting';
import { StaleNotice } from './stale-notice';

/** One page of rows, and how many rows there are on all pages. */
export interface GridPage<Row> {
  items: readonly Row[];
  total: number;
}

interface DataGridProps<Row extends object> {
  /** Name of the grid for those who do not see it. */
  label: string;
  /** What a row is: `['order', 'orders']`. */
  noun: Noun;
  /** Declared at module scope. The first column holds the row's link, and a click on the row follows it. */
  columns: GridColumns<Row>;
  rowId: (row: Row) => string | number;
  /** Undefined until the first answer. */
  page: GridPage<Row> | undefined;
  /** Another page, sort or filter is on its way; the rows shown are the former ones. */
  isRefreshing: boolean;
  hasError: boolean;
  onRetry: () => void;
  sort: readonly SortToken[];
  /** Undefined: the order of the list when nobody sorts it. */
  onSortChange: (sort: SortToken[] | undefined) => void;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Undefined: the first page. */
  onPageChange: (page: number | undefined) => void;
  /** Stands where there are no rows at all. */
  empty: ReactNode;
  /** Rows close together. */
  isCompact?: boolean | undefined;
  /** A CSS length, for columns that are held at the start while the others scroll past. */
  minWidth?: string | undefined;
  /** What an expanded row shows below itself; undefined where it is not expanded. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

const noRows: never[] = [];

/** A list over a server's pages: a table, or cards on a phone; sorted and paged by what the address says. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { rowId, page, onSortChange, pageNumber, pageSize, isRefreshing } = props;
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const sorting = toSorting(props.sort);
  const table = useTable({
    features: gridFeatures,
    columns: props.columns,
    data: page?.items ?? noRows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    maxMultiSortColCount: maxSortColumns,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      onSortChange(next.length > 0 ? fromSorting(next) : undefined);
    },
  });
  const total = page?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));

  return (
    <section
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      data-compact={props.isCompact || undefined}
      aria-label={props.label}
      aria-busy={isRefreshing || !page}
    >
      <VisuallyHidden role="status">
        {page && !isRefreshing && describeGrid(table, props.noun, total, pageNumber, pageCount)}
      </VisuallyHidden>
      <div className={classes.progress} data-active={isRefreshing || undefined} aria-hidden />
      {page && props.hasError && <StaleNotice onRetry={props.onRetry} />}
      <GridBody
        table={table}
        label={props.label}
        noun={props.noun}
        page={page}
        hasError={props.hasError}
        onRetry={props.onRetry}
        isNarrow={isNarrow}
        firstIndex={(pageNumber - 1) * pageSize}
        onLastPage={() => props.onPageChange(pageCount > 1 ? pageCount : undefined)}
        empty={props.empty}
        detail={props.detail}
        minWidth={props.minWidth}
      />
      {total > 0 && (
        <GridFooter>
          <GridPager
            noun={props.noun}
            total={total}
            pageNumber={pageNumber}
            pageSize={pageSize}
            pageCount={pageCount}
            onPageChange={props.onPageChange}
          />
        </GridFooter>
      )}
    </section>
  );
}
