import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { GridTable } from '../columns/columns';
import { focusCell } from '../keys/focus-cell';
import { onGridKey } from '../keys/on-grid-key';
import classes from '../table/grid.module.css';
import { RowCells } from '../table/row-cells';
import { followRowLink } from '../table/row-link';
import { TableHead } from '../table/table-head';
import type { RowWindow } from './use-row-window';

interface VirtualTableProps<Row extends object> {
  /** Holds only the rendered rows. */
  table: GridTable<Row>;
  /** The indexes of these rows in the list, if some visible rows are still loading (shown as bars). */
  indexes?: readonly number[];
  label: string;
  window: RowWindow;
  /** Rows of the list, rendered or not. */
  rowCount: number;
  /** The text of a cell, if known without rendering it. */
  textAt?: (row: number, column: number) => string | undefined;
  /** A CSS length. */
  minWidth?: string | undefined;
}

/** A long list in a scrolling frame. Keyboard navigation (`keys/`) reaches rows that are not rendered. */
export function VirtualTable<Row extends object>({
  table,
  indexes,
  label,
  window: { first, end, rowHeight, frame, scrollToRow },
  rowCount,
  textAt,
  minWidth,
}: VirtualTableProps<Row>) {
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      return frame(element);
    },
    [frame],
  );
  const pendingFocus = useRef<{ row: number; column: number }>(undefined);
  const focusPending = () => {
    if (!pendingFocus.current) return;
    const { row: index, column } = pendingFocus.current;
    // Leaves the focus alone if it has moved out of the grid.
    const focused = document.activeElement;
    if (focused !== document.body && !scroller.current?.contains(focused)) pendingFocus.current = undefined;
    const row = rowAt(scroller.current, index);
    if (!pendingFocus.current || !focusCell(row, column, { preventScroll: true })) return;
    pendingFocus.current = undefined;
    if (scroller.current && row) showWhole(row, scroller.current);
  };
  // Focuses the target row as soon as it is rendered.
  useEffect(focusPending);

  const moveFocus = (row: number, column: number) => {
    pendingFocus.current = { row, column };
    scrollToRow(row);
    focusPending();
    // The focused row is about to unmount, so the table takes the focus.
    if (pendingFocus.current) scroller.current?.querySelector('table')?.focus({ preventScroll: true });
  };

  return (
    <div ref={attach} className={classes.scroller} data-framed={minWidth !== undefined || undefined}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation is a grid
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-readonly
        tabIndex={-1}
        style={{ minWidth }}
        onKeyDown={(event) =>
          onGridKey(event, { rowCount, moveFocus, pendingFocus: () => pendingFocus.current, textAt })
        }
      >
        <TableHead table={table} />
        <tbody>
          {first > 0 && <Spacer height={first * rowHeight} />}
          {Array.from({ length: end - first }, (_, place) => {
            const index = first + place;
            const row = rows[indexes ? indexes.indexOf(index) : place];
            if (!row) return <RowSkeleton key={`place ${index}`} table={table} index={index} height={rowHeight} />;
            return (
              <VirtualRow
                key={row.id}
                record={row.original}
                columns={table.options.columns}
                index={index}
                height={rowHeight}
                cells={() => <RowCells row={row} />}
              />
            );
          })}
          {end < rowCount && <Spacer height={(rowCount - end) * rowHeight} />}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the place of rows outside the screen. */
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

/** Scrolls the frame by what the header or the frame's end hides of a row. */
function showWhole(row: HTMLTableRowElement, scroller: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const header = scroller.querySelector('thead')?.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const hiddenAbove = (header?.bottom ?? frame.top) - top;
  const hiddenBelow = bottom - (frame.top + scroller.clientHeight);
  if (hiddenAbove > 0) scroller.scrollTop -= hiddenAbove;
  else if (hiddenBelow > 0) scroller.scrollTop += hiddenBelow;
}

interface VirtualRowProps {
  /** The row renders again when its record or the columns are a new object. */
  record: object;
  columns: object;
  /** Index in the list, from 0. */
  index: number;
  /** In pixels. */
  height: number;
  cells: () => ReactNode;
}

/** A row of a long list. The table recreates its rows on every scroll step; this keeps unchanged ones from rendering. */
const VirtualRow = memo(
  function VirtualRow({ index, height, cells }: VirtualRowProps) {
    return (
      <tr
        className={classes.row}
        data-index={index}
        aria-rowindex={index + 2}
        style={{ height }}
        onClick={followRowLink}
        onAuxClick={followRowLink}
      >
        {cells()}
      </tr>
    );
  },
  (before, after) =>
    before.record === after.record &&
    before.columns === after.columns &&
    before.index === after.index &&
    before.height === after.height,
);

interface RowSkeletonProps<Row extends object> {
  table: GridTable<Row>;
  /** Index in the list, from 0. */
  index: number;
  /** In pixels. */
  height: number;
}

/** A row that is still loading. */
function RowSkeleton<Row extends object>({ table, index, height }: RowSkeletonProps<Row>) {
  return (
    <tr className={classes.row} aria-rowindex={index + 2} aria-busy style={{ height }}>
      {table.getAllColumns().map(({ id, columnDef: { meta } }) => (
        <td key={id} className={classes.cell} data-from={meta?.from}>
          <div className={classes.bar} />
        </td>
      ))}
    </tr>
  );
}
