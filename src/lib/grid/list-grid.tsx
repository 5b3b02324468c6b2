import '@mantine/core/styles/VisuallyHidden.css';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useRef, useState } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import { countOf, describeGrid, type Noun } from './announcement';
import { type GridColumns, gridFeatures } from './columns';
import classes from './data-grid.module.css';
import { GridCards } from './grid-cards';
import { GridFooter } from './grid-footer';
import { maxSortColumns, type SortToken } from './grid-search';
import { GridSkeleton } from './grid-skeleton';
import { indexedColumns } from './indexed-columns';
import { RowsTable } from './rows-table';
import { fromSorting, toSorting } from './sorting';
import { StaleNotice } from './stale-notice';
import { useRowOrder } from './use-row-order';
import { useRowWindow } from './use-row-window';

interface ListGridProps<Row extends object> {
  /** Name of the grid for those who do not see it. */
  label: string;
  /** What a row is: `['filing', 'filings']`. */
  noun: Noun;
  /** Declared at module scope. The first column holds the row's link, and a click on the row follows it. */
  columns: GridColumns<Row>;
  rowId: (row: Row) => string | number;
  /** The whole list. Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** Another list is on its way; the rows shown are the former ones. */
  isRefreshing: boolean;
  hasError: boolean;
  onRetry: () => void;
  sort: readonly SortToken[];
  /** Undefined: the order of the list when nobody sorts it. */
  onSortChange: (sort: SortToken[] | undefined) => void;
  /** What the rows are searched for, in every column that holds a value. */
  query?: string | undefined;
  /** In pixels; every row has the same. */
  rowHeight?: number;
  /** Stands where there are no rows at all. */
  empty: ReactNode;
  /** Rows close together. */
  isCompact?: boolean | undefined;
  /** A CSS length, for columns that are held at the start while the others scroll past. */
  minWidth?: string | undefined;
}

const noRows: never[] = [];
const cardsAtOnce = 50;

/** A list that is held as a whole, of any length: sorted and searched in the browser, drawn as far as it is seen. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { columns, rows, rowId, noun, isCompact = false, onSortChange } = props;
  const { rowHeight = isCompact ? 49 : 57 } = props;
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState(cardsAtOnce);
  const order = useRowOrder(columns, rows ?? noRows, props.sort, props.query ?? '');
  const window = useRowWindow(scroller, order.length, rowHeight);
  const shown = isNarrow
    ? [...order.subarray(0, cards)]
    : window.getVirtualItems().map(({ index }) => order[index] ?? 0);
  const sorting = toSorting(props.sort);
  const table = useTable({
    features: gridFeatures,
    columns,
    data: shown.flatMap((row) => rows?.[row] ?? []),
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    maxMultiSortColCount: maxSortColumns,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      onSortChange(next.length > 0 ? fromSorting(next) : undefined);
    },
  });

  return (
    <section
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      data-compact={isCompact || undefined}
      aria-label={props.label}
      aria-busy={props.isRefreshing || !rows}
    >
      <VisuallyHidden role="status">
        {rows && !props.isRefreshing && describeGrid(table, noun, order.length, 1, 1)}
      </VisuallyHidden>
      <div className={classes.progress} data-active={props.isRefreshing || undefined} aria-hidden />
      {rows && props.hasError && <StaleNotice onRetry={props.onRetry} />}
      {body()}
      {rows && order.length > 0 && (
        <GridFooter>
          <p className={classes.count}>{countOf(noun, order.length)}</p>
        </GridFooter>
      )}
    </section>
  );

  /** Read when somebody types: a column that holds no value says nothing. */
  function textAt(row: number, cell: number): string | undefined {
    const held = rows?.[order[row] ?? -1];
    const column = indexedColumns(columns).find(({ id }) => id === columns[cell]?.id);
    return held && column && String(column.value(held) ?? '');
  }

  function body() {
    if (!rows) {
      if (!props.hasError) return <GridSkeleton table={table} isNarrow={isNarrow} />;
      return (
        <ErrorState
          title={`The ${noun[1]} could not be loaded`}
          description="Check your connection and try again. If it keeps happening, contact support."
          onRetry={props.onRetry}
        />
      );
    }
    if (order.length === 0) return props.empty;
    if (!isNarrow)
      return (
        <RowsTable
          table={table}
          label={props.label}
          scroller={scroller}
          window={window}
          count={order.length}
          rowHeight={rowHeight}
          minWidth={props.minWidth}
          textAt={textAt}
        />
      );
    return (
      <>
        <GridCards table={table} label={props.label} />
        {cards < order.length && (
          <Button variant="default" fullWidth mt="sm" onClick={() => setCards(cards + cardsAtOnce)}>
            {`Show ${Math.min(cardsAtOnce, order.length - cards)} more`}
          </Button>
        )}
      </>
    );
  }
}
