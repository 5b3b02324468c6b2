import type { Row as TableRow } from '@tanstack/react-table';
import type { GridFeatures, GridTable } from './columns';
import classes from './data-grid.module.css';

interface GridCellsProps<Row extends object> {
  table: GridTable<Row>;
  row: TableRow<GridFeatures, Row>;
}

/** The cells of a row of a table. */
export function GridCells<Row extends object>({ table, row }: GridCellsProps<Row>) {
  return row.getAllCells().map((cell) => {
    const { align, from, pinnedAt } = cell.column.columnDef.meta ?? {};
    return (
      <td
        key={cell.id}
        className={classes.cell}
        data-align={align}
        data-from={from}
        data-pinned={pinnedAt && ''}
        style={pinnedAt ? { insetInlineStart: pinnedAt } : undefined}
      >
        <table.FlexRender cell={cell} />
      </td>
    );
  });
}
