import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { countOf, describeGrid } from './table/announcement';
import { GridFooter } from './table/grid-footer';
import { GridFrame, type GridLoading } from './table/grid-frame';
import { GridPager } from './table/grid-pager';
import { PageBody } from './table/page-body';
import { type GridProps, useGridTable } from './table/use-grid-table';
import { useIsNarrow } from './table/use-is-narrow';

/** One page of rows, and how many rows there are on all pages. */
export interface GridPage<Row> {
  items: readonly Row[];
  total: number;
  /** There are more than `total`: they are being counted. */
  hasMore?: boolean | undefined;
}

interface PagedGridProps<Row extends object> extends GridProps<Row>, GridLoading {
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
/** So many rows fill a screen. */
const screenful = { cards: 6, table: 20 } as const;

/** A list over a server's pages: a table, or cards on a phone; sorted and paged by what the address says. */
export function PagedGrid<Row extends object>(props: PagedGridProps<Row>) {
  const { noun, pageNumber, pageSize } = props;
  // Drawn piece by piece, so that no key or click waits for all the rows.
  const page = useDeferredValue(props.page);
  const isNarrow = useIsNarrow();
  const items = useScreenfulFirst(page?.items, isNarrow ? screenful.cards : screenful.table);
  const table = useGridTable(props, items ?? noRows);
  const { total = 0, hasMore = false } = page ?? {};
  const pageCount = hasMore ? undefined : Math.max(1, Math.ceil(total / pageSize));

  return (
    <GridFrame
      {...props}
      table={table}
      isLoaded={page !== undefined}
      isPartial={page !== props.page || items?.length !== page?.items.length}
      isNarrow={isNarrow}
      status={describeGrid(table, countOf(noun, total, hasMore), pageNumber, pageCount)}
    >
      <PageBody
        table={table}
        label={props.label}
        noun={noun}
        total={total}
        hasMore={hasMore}
        isNarrow={isNarrow}
        firstIndex={(pageNumber - 1) * pageSize}
        onLastPage={() => props.onPageChange(pageCount === 1 ? undefined : pageCount)}
        empty={props.empty}
        detail={props.detail}
        minWidth={props.minWidth}
      />
      {total > 0 && (
        <GridFooter>
          <GridPager
            noun={noun}
            total={total}
            hasMore={hasMore}
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

/**
 * The first `count` items when they come, and the others right behind, so that neither the paint nor a key waits for all.
 * Items that were there from the beginning, as on the way back, are there as a whole: the page scrolls to where it was.
 */
function useScreenfulFirst<Item>(items: readonly Item[] | undefined, count: number): readonly Item[] | undefined {
  const isThere = items !== undefined;
  const [isWhole, setWhole] = useState(isThere);
  useEffect(() => {
    if (isThere) startTransition(() => setWhole(true));
  }, [isThere]);
  return isWhole ? items : items?.slice(0, count);
}
