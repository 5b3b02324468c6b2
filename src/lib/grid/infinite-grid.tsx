import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { countOf, describeGrid } from './table/announcement';
import classes from './table/grid.module.css';
import { GridFooter } from './table/grid-footer';
import { GridSkeleton } from './table/grid-skeleton';
import { StaleNotice } from './table/stale-notice';
import { type GridProps, useGridTable } from './table/use-grid-table';
import { useRowVirtualizer } from './virtual/use-row-virtualizer';
import { VirtualTable } from './virtual/virtual-table';
import type { WindowSource } from './windows/window-source';

interface InfiniteGridProps<Row extends object> extends GridProps<Row> {
  source: WindowSource<Row>;
}

/** Printing renders every row of a list; of this one, at most this many. */
const maxRenderedRows = 400;

/** A server list of any length. Fetches windows of rows ahead of the scroll and keeps only those nearby. */
export function InfiniteGrid<Row extends object>(props: InfiniteGridProps<Row>) {
  const { source, noun, isCompact } = props;
  const rowHeight = isCompact ? 49 : 57;
  const { total, hasFailed, rowAt } = useSyncExternalStore(source.subscribe, source.state);
  const scroller = useRef<HTMLDivElement>(null);
  const window = useRowVirtualizer(scroller, total ?? 0, rowHeight);
  const items = window.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = Math.min(items.at(-1)?.index ?? 0, first + maxRenderedRows);
  useEffect(() => source.show(first, last), [source, first, last]);
  const loaded = items.flatMap(({ index }) => {
    const row = rowAt(index);
    return row === undefined ? [] : [{ index, row }];
  });
  const table = useGridTable(
    props,
    loaded.map(({ row }) => row),
  );

  return (
    <section
      className={classes.grid}
      data-compact={isCompact || undefined}
      aria-label={props.label}
      aria-busy={loaded.length < items.length || total === undefined}
    >
      <VisuallyHidden role="status">{total !== undefined && describeGrid(table, countOf(noun, total))}</VisuallyHidden>
      {hasFailed && <StaleNotice onRetry={() => source.retry()} />}
      {total === undefined && <GridSkeleton table={table} isNarrow={false} />}
      {total === 0 && props.empty}
      {total !== undefined && total > 0 && (
        <>
          <VirtualTable
            table={table}
            indexes={loaded.map(({ index }) => index)}
            label={props.label}
            scroller={scroller}
            window={window}
            rowCount={total}
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
