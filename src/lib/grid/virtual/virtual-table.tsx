import { type RefObject, useEffect, useRef } from 'react';
import type { GridTable } from '../columns/columns';
import { focusCell } from '../keys/focus-cell';
import { onGridKey } from '../keys/on-grid-key';
import classes from '../table/grid.module.css';
import { RowCells } from '../table/row-cells';
import { TableHead } from '../table/table-head';
import { RowSkeleton } from './row-skeleton';
import type { RowVirtualizer } from './use-row-virtualizer';
import { VirtualRow } from './virtual-row';

interface VirtualTableProps<Row extends object> {
  /** Holds the rows of the window and no others. */
  table: GridTable<Row>;
  /** Where these rows stand in the list, unless each row of the window is there: bars stand for the others. */
  indexes?: readonly number[];
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  window: RowVirtualizer;
  /** Rows of the list, on the screen or not. */
  count: number;
  rowHeight: number;
  /** What a row of the list says in a column, where that is known without drawing it. */
  textAt?: (row: number, cell: number) => string | undefined;
  /** A CSS length. */
  minWidth?: string | undefined;
}

/** A long list in a frame that scrolls, walked through by key (`keys/`) whether a row is on the screen or not. */
export function VirtualTable<Row extends object>({
  table,
  indexes,
  label,
  scroller,
  window,
  count,
  rowHeight,
  textAt,
  minWidth,
}: VirtualTableProps<Row>) {
  const { rows } = table.getRowModel();
  const items = window.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const wanted = useRef<{ row: number; cell: number }>(undefined);
  const focusWanted = () => {
    if (!wanted.current) return;
    const { row, cell } = wanted.current;
    // Who has gone elsewhere meanwhile is not called back.
    const focused = document.activeElement;
    if (focused !== document.body && !scroller.current?.contains(focused)) wanted.current = undefined;
    else if (focusCell(rowAt(scroller.current, row), cell, { preventScroll: true })) wanted.current = undefined;
  };
  // A row that was gone to by key gets the focus as soon as it is there.
  useEffect(focusWanted);

  const goTo = (row: number, cell: number) => {
    window.scrollToIndex(row);
    wanted.current = { row, cell };
    focusWanted();
    // The row that had the focus goes meanwhile: the grid itself keeps it.
    if (wanted.current) scroller.current?.querySelector('table')?.focus({ preventScroll: true });
  };

  return (
    <div ref={scroller} className={classes.scroller} data-framed={minWidth !== undefined || undefined}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked through by key is a grid
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-readonly
        tabIndex={-1}
        style={{ minWidth }}
        onKeyDown={(event) => onGridKey(event, { count, goTo, wanted: () => wanted.current, textAt })}
      >
        <TableHead table={table} />
        <tbody>
          {first && first.start > 0 && <Spacer height={first.start} />}
          {items.map(({ index }, place) => {
            const row = rows[indexes ? indexes.indexOf(index) : place];
            if (!row) return <RowSkeleton key={`place ${index}`} table={table} index={index} height={rowHeight} />;
            return (
              <VirtualRow
                key={row.id}
                shows={row.original}
                columns={table.options.columns}
                index={index}
                height={rowHeight}
                cells={() => <RowCells row={row} />}
              />
            );
          })}
          {last && last.end < window.getTotalSize() && <Spacer height={window.getTotalSize() - last.end} />}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not on the screen. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}

function rowAt(scroller: HTMLElement | null, index: number): HTMLTableRowElement | null {
  return scroller?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`) ?? null;
}
