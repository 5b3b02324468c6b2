import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { countOf, type Noun } from './announcement';
import type { GridTable } from './columns';
import type { GridPage } from './data-grid';
import { GridCards } from './grid-cards';
import { GridSkeleton } from './grid-skeleton';
import { GridTableView } from './grid-table-view';

interface GridBodyProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  noun: Noun;
  page: GridPage<Row> | undefined;
  hasError: boolean;
  onRetry: () => void;
  isNarrow: boolean;
  /** Index of the page's first row among all rows, from 0. */
  firstIndex: number;
  onLastPage: () => void;
  empty: ReactNode;
  detail: ((row: Row) => ReactNode) | undefined;
  minWidth: string | undefined;
}

/** The rows, or what stands in their place: a skeleton, an error, nothing found, a page past the end. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { table, label, noun, page, isNarrow } = props;
  if (!page) {
    if (!props.hasError) return <GridSkeleton table={table} isNarrow={isNarrow} />;
    return (
      <ErrorState
        title={`The ${noun[1]} could not be loaded`}
        description="Check your connection and try again. If it keeps happening, contact support."
        onRetry={props.onRetry}
      />
    );
  }
  if (page.items.length === 0) {
    if (page.total === 0) return props.empty;
    return (
      <EmptyState
        title="This page is past the end of the list"
        description={`There are only ${countOf(noun, page.total)}.`}
        action={
          <Button variant="default" onClick={props.onLastPage}>
            Go to the last page
          </Button>
        }
      />
    );
  }
  return isNarrow ? (
    <GridCards table={table} label={label} detail={props.detail} />
  ) : (
    <GridTableView
      table={table}
      label={label}
      rowCount={page.total}
      firstIndex={props.firstIndex}
      detail={props.detail}
      minWidth={props.minWidth}
    />
  );
}
