import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { GridTable } from './columns';
import classes from './data-grid.module.css';
import { GridCells } from './grid-cells';
import { GridHeaderCell } from './grid-header-cell';
import { GridRow } from './grid-row';
import { tickRow } from './row-link';
import { RowSkeleton } from './row-skeleton';
import type { RowWindow } from './use-row-window';

interface RowsTableProps<Row extends object> {
  /** Holds the rows of the window and no others. */
  table: GridTable<Row>;
  /** Where these rows stand in the list, unless each row of the window is there: bars stand for the others. */
  indexes?: readonly number[];
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  window: RowWindow;
  /** Rows of the list, on the screen or not. */
  count: number;
  rowHeight: number;
}

/**
 * A long list in a frame that scrolls. Up and down, Page Up and Page Down, Home and End go from row to row by their
 * links, whether the row is on the screen or not.
 */
export function RowsTable<Row extends object>({
  table,
  indexes,
  label,
  scroller,
  window,
  count,
  rowHeight,
}: RowsTableProps<Row>) {
  const { rows } = table.getRowModel();
  const items = window.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const wanted = useRef<number>(undefined);

  // A row that was gone to by key gets the focus as soon as it is there.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const link = linkOf(scroller.current, wanted.current);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  });

  const goToRow = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLAnchorElement) || tickRow(event, event.target)) return;
    const current = Number(event.target.closest('tr')?.dataset.index);
    const rowsOnScreen = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const steps: Partial<Record<string, number>> = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -rowsOnScreen,
      PageDown: rowsOnScreen,
      Home: -count,
      End: count,
    };
    const step = steps[event.key];
    if (step === undefined || Number.isNaN(current)) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), count - 1);
    wanted.current = next;
    window.scrollToIndex(next);
    const link = linkOf(scroller.current, next);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  };

  return (
    <div ref={scroller} className={classes.scroller}>
      <table className={classes.table} aria-label={label} aria-rowcount={count + 1}>
        <thead className={classes.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.map((header) => (
                <GridHeaderCell key={header.id} table={table} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={goToRow}>
          {first && first.start > 0 && <Spacer height={first.start} />}
          {items.map(({ index }, place) => {
            const row = rows[indexes ? indexes.indexOf(index) : place];
            if (!row) return <RowSkeleton key={`place ${index}`} table={table} index={index} height={rowHeight} />;
            return (
              <GridRow
                key={row.id}
                shows={row.original}
                columns={table.options.columns}
                index={index}
                height={rowHeight}
                cells={() => <GridCells table={table} row={row} />}
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

function linkOf(scroller: HTMLElement | null, index: number): HTMLAnchorElement | null {
  return scroller?.querySelector<HTMLAnchorElement>(`tr[data-index="${index}"] a`) ?? null;
}
