import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridTable } from '../columns/columns';
import { focusCell } from '../keys/focus-cell';
import { onGridKey } from '../keys/on-grid-key';
import classes from './grid.module.css';
import { RowCells } from './row-cells';
import { followRowLink } from './row-link';
import { TableHead } from './table-head';

interface PageTableProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  /** Rows on all pages; undefined until counted. */
  rowCount: number | undefined;
  /** Index of the page's first row in the list, from 0. */
  firstIndex: number;
  /** What an expanded row shows below it. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** In pixels, the same for every row. */
  rowHeight: number;
  /** A CSS length. On narrower screens the grid scrolls in its own frame. */
  minWidth?: string | undefined;
}

/** The rows of a page as a grid with keyboard navigation (`keys/`). */
export function PageTable<Row extends object>(props: PageTableProps<Row>) {
  const { table, label, rowCount, firstIndex, detail, rowHeight, minWidth } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const overflows = useOverflows(frame, minWidth);
  const { rows } = table.getRowModel();
  const moveFocus = (row: number, column: number) => {
    focusCell(body.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`), column);
  };
  return (
    <div ref={frame} className={classes.frame} data-framed={overflows || undefined}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation is a grid
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
        aria-readonly
        style={{ minWidth }}
        onKeyDown={(event) => onGridKey(event, { rowCount: rows.length, moveFocus })}
      >
        <TableHead table={table} />
        <tbody ref={body}>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              <tr
                className={classes.row}
                style={{ height: rowHeight }}
                data-index={index}
                aria-rowindex={firstIndex + index + 2}
                onClick={followRowLink}
                onAuxClick={followRowLink}
              >
                <RowCells row={row} />
              </tr>
              <DetailRow columnCount={row.getAllCells().length}>{detail?.(row.original)}</DetailRow>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DetailRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-own-keys>
      <td colSpan={columnCount} className={classes.detail}>
        {children}
      </td>
    </tr>
  );
}

/** Tells whether a table is wider than its frame, so that it must scroll. `minWidth` is a CSS length. */
function useOverflows(frame: RefObject<HTMLElement | null>, minWidth: string | undefined): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (minWidth === undefined || !element) {
      setOverflows(false);
      return;
    }
    // The length may add rem and pixels; the browser resolves it.
    const measure = () => {
      const table = element.querySelector('table');
      setOverflows(table !== null && Number.parseFloat(getComputedStyle(table).minWidth) > element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, minWidth]);
  return overflows;
}
