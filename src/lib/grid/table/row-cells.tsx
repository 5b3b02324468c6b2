import type { Cell, Row as TableRow } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { GridFeatures } from '../columns/columns';
import classes from './grid.module.css';

interface RowCellsProps<Row extends object> {
  row: TableRow<GridFeatures, Row>;
}

/** The cells of a row. */
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
        data-actions={cell.column.accessorFn ? undefined : ''}
        style={pinnedAt ? { insetInlineStart: pinnedAt } : undefined}
      >
        {contentOf(cell)}
      </td>
    );
  });
}

/** Calls the column's function instead of rendering it as a component, which halves the nodes that React keeps. */
function contentOf<Row extends object>(cell: Cell<GridFeatures, Row, unknown>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}
