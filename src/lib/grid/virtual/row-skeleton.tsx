import type { GridTable } from '../columns/columns';
import classes from '../table/grid.module.css';

interface RowSkeletonProps<Row extends object> {
  table: GridTable<Row>;
  /** Its place among the rows of the list, from 0. */
  index: number;
  /** In pixels. */
  height: number;
}

/** Bars in the place of a row that is on its way. */
export function RowSkeleton<Row extends object>({ table, index, height }: RowSkeletonProps<Row>) {
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
