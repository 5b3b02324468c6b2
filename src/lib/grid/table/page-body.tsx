import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '@/lib/ui/empty-state';
import { GridCards } from '../cards/grid-cards';
import type { GridTable } from '../columns/columns';
import { countOf, type Noun } from './announcement';
import { PageTable } from './page-table';

interface PageBodyProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  noun: Noun;
  /** Rows on all pages, as far as they are counted. */
  total: number;
  hasMore: boolean;
  isNarrow: boolean;
  /** Index of the page's first row among all rows, from 0. */
  firstIndex: number;
  onLastPage: () => void;
  empty: ReactNode;
  detail: ((row: Row) => ReactNode) | undefined;
  minWidth: string | undefined;
}

/** The rows of a page, or what stands in their place: nothing found, a page past the end. */
export function PageBody<Row extends object>(props: PageBodyProps<Row>) {
  const { table, label, noun, total, isNarrow } = props;
  if (table.getRowModel().rows.length === 0) {
    if (total === 0) return props.empty;
    return (
      <EmptyState
        title="This page is past the end of the list"
        description={`There are only ${countOf(noun, total)}.`}
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
    <PageTable
      table={table}
      label={label}
      rowCount={props.hasMore ? undefined : total}
      firstIndex={props.firstIndex}
      detail={props.detail}
      minWidth={props.minWidth}
    />
  );
}
