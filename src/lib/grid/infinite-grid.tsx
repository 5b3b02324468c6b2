import { useEffect, useSyncExternalStore } from 'react';
import { countOf, describeGrid } from './table/announcement';
import { rowHeights } from './table/density';
import classes from './table/grid.module.css';
import { GridFooter } from './table/grid-footer';
import { GridStatus } from './table/grid-frame';
import { GridSkeleton } from './table/grid-skeleton';
import { StaleNotice } from './table/stale-notice';
import { type GridProps, useGridTable } from './table/use-grid-table';
import { useRowWindow } from './virtual/use-row-window';
import { VirtualTable } from './virtual/virtual-table';
import { useGrowingNeeds } from './widths/use-column-needs';
import type { WindowSource } from './windows/window-source';

interface InfiniteGridProps<Row extends object> extends GridProps<Row> {
  source: WindowSource<Row>;
}

/** Printing renders every row of a list; of this one, at most this many. */
const maxRenderedRows = 400;

/** A server list of any length. Fetches windows of rows ahead of the scroll and keeps only those nearby. */
export function InfiniteGrid<Row extends object>(props: InfiniteGridProps<Row>) {
  const { source, noun, density = 'default' } = props;
  const { total, hasFailed, rowAt } = useSyncExternalStore(source.subscribe, source.state);
  const window = useRowWindow(total ?? 0, rowHeights[density]);
  const { first } = window;
  const end = Math.min(window.end, first + maxRenderedRows);
  useEffect(() => source.show(first, Math.max(first, end - 1)), [source, first, end]);
  const loaded = Array.from({ length: end - first }, (_, place) => first + place).flatMap((index) => {
    const row = rowAt(index);
    return row === undefined ? [] : [{ index, row }];
  });
  const rows = loaded.map(({ row }) => row);
  const needs = useGrowingNeeds({ ...props, rows, isUniform: false });
  const table = useGridTable(props, rows, needs);
  const status = total === undefined ? '' : describeGrid(table, countOf(noun, total));

  return (
    <section
      className={classes.grid}
      data-density={density}
      aria-label={props.label}
      aria-busy={loaded.length < end - first || total === undefined}
    >
      <GridStatus label={props.label}>{status}</GridStatus>
      {hasFailed && <StaleNotice onRetry={() => source.retry()} />}
      {total === undefined && <GridSkeleton table={table} rowHeight={window.rowHeight} isNarrow={false} />}
      {total === 0 && props.empty}
      {total !== undefined && total > 0 && (
        <>
          <VirtualTable
            table={table}
            indexes={loaded.map(({ index }) => index)}
            label={props.label}
            window={window}
            rowCount={total}
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
