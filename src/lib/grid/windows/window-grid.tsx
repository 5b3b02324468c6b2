import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { countOf, describeGrid, type Noun } from '../announcement';
import { type GridColumns, gridFeatures } from '../columns';
import classes from '../data-grid.module.css';
import { GridFooter } from '../grid-footer';
import { maxSortColumns, type SortToken } from '../grid-search';
import { GridSkeleton } from '../grid-skeleton';
import { RowsTable } from '../rows-table';
import { fromSorting, toSorting } from '../sorting';
import { StaleNotice } from '../stale-notice';
import { useRowWindow } from '../use-row-window';
import type { WindowSource } from './window-source';

interface WindowGridProps<Row extends object> {
  /** Name of the grid for those who do not see it. */
  label: string;
  /** What a row is: `['order', 'orders']`. */
  noun: Noun;
  /** Declared at module scope. */
  columns: GridColumns<Row>;
  rowId: (row: Row) => string | number;
  source: WindowSource<Row>;
  sort: readonly SortToken[];
  /** Undefined: the order of the list when nobody sorts it. */
  onSortChange: (sort: SortToken[] | undefined) => void;
  /** Stands where there are no rows at all. */
  empty: ReactNode;
  /** Rows close together. */
  isCompact?: boolean | undefined;
  /** A CSS length, for columns that are held at the start while the others scroll past. */
  minWidth?: string | undefined;
}

/** Paper takes every row of a list; of this one, so many. */
const mostRowsAtOnce = 400;

/** A list of a server, of any length, to scroll through: windows are fetched ahead, and only those nearby are held. */
export function WindowGrid<Row extends object>(props: WindowGridProps<Row>) {
  const { source, columns, noun, rowId, onSortChange, isCompact = false } = props;
  const rowHeight = isCompact ? 49 : 57;
  const { total, hasFailed, rowAt } = useSyncExternalStore(source.subscribe, source.state);
  const scroller = useRef<HTMLDivElement>(null);
  const window = useRowWindow(scroller, total ?? 0, rowHeight);
  const items = window.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = Math.min(items.at(-1)?.index ?? 0, first + mostRowsAtOnce);
  useEffect(() => source.want(first, last), [source, first, last]);
  const loaded = items.flatMap(({ index }) => {
    const row = rowAt(index);
    return row === undefined ? [] : [{ index, row }];
  });
  const sorting = toSorting(props.sort);
  const table = useTable({
    features: gridFeatures,
    columns,
    data: loaded.map(({ row }) => row),
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
      data-compact={isCompact || undefined}
      aria-label={props.label}
      aria-busy={loaded.length < items.length || total === undefined}
    >
      <VisuallyHidden role="status">{total !== undefined && describeGrid(table, noun, total, 1, 1)}</VisuallyHidden>
      {hasFailed && <StaleNotice onRetry={() => source.retry()} />}
      {total === undefined && <GridSkeleton table={table} isNarrow={false} />}
      {total === 0 && props.empty}
      {total !== undefined && total > 0 && (
        <>
          <RowsTable
            table={table}
            indexes={loaded.map(({ index }) => index)}
            label={props.label}
            scroller={scroller}
            window={window}
            count={total}
            rowHeight={rowHeight}
            minWidth={props.minWidth}
          />
          <GridFooter>
            <p className={classes.count}>{countOf(noun, total)}</p>
          </GridFooter>
        </>
      )}
    </section>
  );
}
