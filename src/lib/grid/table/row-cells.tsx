import { flexRender, type Row as TableRow } from '@tanstack/react-table';
import type { GridFeatures } from '../columns/columns';
import classes from './grid.module.css';

interface RowCellsProps<Row extends object> {
  row: TableRow<GridFeatures, Row>;
}

/** The cells of a row. `flexRender` saves a component per cell over `FlexRender`. */
export function RowCells<Row extends object>({ row }: RowCellsProps<Row>) {
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
        {flexRender(cell.column.columnDef.cell, cell.getContext())}
      </td>
    );
  });
}
