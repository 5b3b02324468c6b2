import { Fragment, type ReactNode, useRef } from 'react';
import type { GridTable } from '../columns/columns';
import { focusCell } from '../keys/focus-cell';
import { onGridKey } from '../keys/on-grid-key';
import classes from './grid.module.css';
import { RowCells } from './row-cells';
import { followRowLink } from './row-link';
import { TableHead } from './table-head';
import { useOverflows } from './use-overflows';

interface PageTableProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  /** Rows on all pages, where they are counted. */
  rowCount: number | undefined;
  /** Index of the page's first row among them, from 0. */
  firstIndex: number;
  /** What an expanded row shows below itself. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** A CSS length: where there is less room, the grid scrolls in a frame of its own, to the side as well. */
  minWidth?: string | undefined;
}

/** The rows of a page as a grid, walked through by key (`keys/`). */
export function PageTable<Row extends object>(props: PageTableProps<Row>) {
  const { table, label, rowCount, firstIndex, detail, minWidth } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const overflows = useOverflows(frame, minWidth);
  const { rows } = table.getRowModel();
  const goTo = (row: number, cell: number) => {
    focusCell(body.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`), cell);
  };
  return (
    <div ref={frame} className={classes.frame} data-framed={overflows || undefined}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked through by key is a grid
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
        aria-readonly
        style={{ minWidth }}
        onKeyDown={(event) => onGridKey(event, { count: rows.length, goTo })}
      >
        <TableHead table={table} />
        <tbody ref={body}>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              <tr
                className={classes.row}
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
