import type { Row as TableRow } from '@tanstack/react-table';
import type { GridFeatures, GridTable } from '../columns/columns';
import classes from './grid.module.css';

interface RowCellsProps<Row extends object> {
  table: GridTable<Row>;
  row: TableRow<GridFeatures, Row>;
}

/** The cells of a row of a table. */
export function RowCells<Row extends object>({ table, row }: RowCellsProps<Row>) {
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
