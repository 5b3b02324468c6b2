import type { KeyboardEvent } from 'react';
import type { GridTable } from './columns';
import classes from './data-grid.module.css';
import { GridCells } from './grid-cells';
import { GridHeaderCell } from './grid-header-cell';
import { followRowLink, tickRow } from './row-link';

interface GridTableViewProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  /** Rows on all pages. */
  rowCount: number;
  /** Index of the page's first row among them, from 0. */
  firstIndex: number;
}

/** The rows as a table. Arrow keys go from row to row by their links; Enter is the link's own. */
export function GridTableView<Row extends object>({ table, label, rowCount, firstIndex }: GridTableViewProps<Row>) {
  return (
    <table className={classes.table} aria-label={label} aria-rowcount={rowCount + 1}>
      <thead className={classes.head}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {group.headers.map((header) => (
              <GridHeaderCell key={header.id} table={table} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {table.getRowModel().rows.map((row, index) => (
          <tr
            key={row.id}
            className={classes.row}
            aria-rowindex={firstIndex + index + 2}
            onClick={followRowLink}
            onAuxClick={followRowLink}
          >
            <GridCells table={table} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Up and down go to the link of the row before and after, Home and End to the first and the last. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (!(event.target instanceof HTMLAnchorElement) || tickRow(event, event.target)) return;
  const links = [...event.currentTarget.rows].map((row) => row.querySelector('a')).filter((link) => link !== null);
  const current = links.indexOf(event.target);
  if (current < 0) return;
  const targets: Partial<Record<string, number>> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[targets[event.key] ?? -1];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
