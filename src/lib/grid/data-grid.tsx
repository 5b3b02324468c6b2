import type { ReactNode } from 'react';
import { describeGrid } from './announcement';
import { GridBody } from './grid-body';
import { GridFooter } from './grid-footer';
import { GridFrame, type GridLoading } from './grid-frame';
import { GridPager } from './grid-pager';
import { type GridProps, useGridTable } from './use-grid-table';
import { useIsNarrow } from './use-is-narrow';

/** One page of rows, and how many rows there are on all pages. */
export interface GridPage<Row> {
  items: readonly Row[];
  total: number;
}

interface DataGridProps<Row extends object> extends GridProps<Row>, GridLoading {
  /** Undefined until the first answer. */
  page: GridPage<Row> | undefined;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Undefined: the first page. */
  onPageChange: (page: number | undefined) => void;
  /** What an expanded row shows below itself; undefined where it is not expanded. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

const noRows: never[] = [];

/** A list over a server's pages: a table, or cards on a phone; sorted and paged by what the address says. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { page, noun, pageNumber, pageSize } = props;
  const isNarrow = useIsNarrow();
  const table = useGridTable(props, page?.items ?? noRows);
  const total = page?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));

  return (
    <GridFrame
      {...props}
      table={table}
      isLoaded={page !== undefined}
      isNarrow={isNarrow}
      status={describeGrid(table, noun, total, pageNumber, pageCount)}
    >
      <GridBody
        table={table}
        label={props.label}
        noun={noun}
        total={total}
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
            noun={noun}
            total={total}
            pageNumber={pageNumber}
            pageSize={pageSize}
            pageCount={pageCount}
            onPageChange={props.onPageChange}
          />
        </GridFooter>
      )}
    </GridFrame>
  );
}
