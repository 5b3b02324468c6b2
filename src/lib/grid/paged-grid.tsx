import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { isNewVisit } from '@/lib/browser/first-page';
import { useIsNarrow } from '@/lib/browser/use-is-narrow';
import { EmptyState } from '@/lib/ui/empty-state';
import { PlainButton } from '@/lib/ui/plain-button';
import { GridCards } from './cards/grid-cards';
import { countOf, describeGrid } from './table/announcement';
import { rowHeights } from './table/density';
import classes from './table/grid.module.css';
import { GridFooter } from './table/grid-footer';
import { GridFrame, type GridLoading } from './table/grid-frame';
import { GridPager } from './table/grid-pager';
import { PageTable } from './table/page-table';
import { type GridProps, useGridTable, useUniform } from './table/use-grid-table';
import { useColumnNeeds } from './widths/use-column-needs';

/** One page of rows, and the number of rows on all pages. */
export interface GridPage<Row> {
  items: readonly Row[];
  total: number;
  /** More than `total` rows exist; the server is still counting. */
  hasMore?: boolean | undefined;
}

interface PagedGridProps<Row extends object> extends GridProps<Row>, GridLoading {
  /** Undefined until the first response. */
  page: GridPage<Row> | undefined;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Undefined: the first page. */
  onPageChange: (page: number | undefined) => void;
  /** What an expanded row shows below it; undefined for the other rows. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

const noRows: never[] = [];
/** Number of rows that fill a screen. */
const screenful = { cards: 6, table: 20 } as const;

/** A list that the server sorts and pages: a table, or cards on a phone. */
export function PagedGrid<Row extends object>(props: PagedGridProps<Row>) {
  const { label, noun, pageNumber, pageSize, detail, onPageChange } = props;
  // Rendered in pieces, so that keys and clicks don't wait for all the rows.
  const page = useDeferredValue(props.page);
  const isNarrow = useIsNarrow();
  const rowHeight = rowHeights[props.density ?? 'default'];
  const items = useScreenfulFirst(page?.items, isNarrow ? screenful.cards : screenful.table);
  const isUniform = useUniform(page?.items ?? noRows, props.variesBy);
  const needs = useColumnNeeds({ ...props, rows: page?.items ?? noRows, isUniform });
  const table = useGridTable(props, items ?? noRows, needs);
  const { total = 0, hasMore = false } = page ?? {};
  const pageCount = hasMore ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const isShown = page !== undefined && !props.isRefreshing;
  const status = isShown ? describeGrid(table, countOf(noun, total, hasMore), pageNumber, pageCount) : '';
  // Rows may render a moment after they arrive; the announcement waits for them.
  const isRendered = useDeferredValue(status) === status;

  return (
    <GridFrame
      {...props}
      table={table}
      isLoaded={page !== undefined}
      isPartial={page !== props.page || items?.length !== page?.items.length}
      rowHeight={rowHeight}
      isUniform={isUniform}
      isNarrow={isNarrow}
      status={isRendered ? status : ''}
    >
      {rows()}
      {total > 0 && (
        <GridFooter isFloating={pageCount !== 1}>
          {pageCount === 1 ? (
            <p className={classes.count}>{countOf(noun, total)}</p>
          ) : (
            <GridPager
              noun={noun}
              total={total}
              hasMore={hasMore}
              pageNumber={pageNumber}
              pageSize={pageSize}
              pageCount={pageCount}
              onPageChange={onPageChange}
            />
          )}
        </GridFooter>
      )}
    </GridFrame>
  );

  /** The rows of the page, or what replaces them: no results, a page past the end. */
  function rows() {
    if (total === 0 && items?.length === 0) return props.empty;
    if (items?.length === 0)
      return (
        <EmptyState
          title="This page is past the end of the list"
          description={`There are only ${countOf(noun, total)}.`}
          action={
            <PlainButton variant="default" onClick={() => onPageChange(pageCount === 1 ? undefined : pageCount)}>
              Go to the last page
            </PlainButton>
          }
        />
      );
    if (isNarrow) return <GridCards table={table} label={label} detail={detail} />;
    return (
      <PageTable
        table={table}
        label={label}
        rowCount={hasMore ? undefined : total}
        firstIndex={(pageNumber - 1) * pageSize}
        detail={detail}
        rowHeight={rowHeight}
        minWidth={props.minWidth}
      />
    );
  }
}

/**
 * The first `count` items as soon as they arrive, then the rest, so that neither the first paint nor a key waits for all
 * of them. Items present from the start, as after Back, come whole: the page restores its scroll position. A new visit has
 * none.
 */
function useScreenfulFirst<Item>(items: readonly Item[] | undefined, count: number): readonly Item[] | undefined {
  const hasItems = items !== undefined;
  const [isWhole, setWhole] = useState(hasItems && !isNewVisit());
  useEffect(() => {
    if (hasItems) startTransition(() => setWhole(true));
  }, [hasItems]);
  return isWhole ? items : items?.slice(0, count);
}
