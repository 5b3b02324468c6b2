import cardClasses from '../cards/grid-cards.module.css';
import type { GridTable } from '../columns/columns';
import classes from './grid.module.css';

const rows = Array.from({ length: 16 }, (_, index) => index);

interface GridSkeletonProps<Row extends object> {
  table: GridTable<Row>;
  /** In pixels. */
  rowHeight: number;
  isNarrow: boolean;
}

/** Placeholder bars in the shape of the rows, so that nothing moves when they arrive. */
export function GridSkeleton<Row extends object>({ table, rowHeight, isNarrow }: GridSkeletonProps<Row>) {
  if (isNarrow) {
    return (
      <div className={cardClasses.cards} aria-hidden>
        {rows.slice(0, 6).map((row) => (
          <div key={row} className={cardClasses.card}>
            <div className={classes.bar} />
            <div className={classes.bar} data-short />
            <div className={classes.bar} />
          </div>
        ))}
      </div>
    );
  }
  const columns = table.getAllColumns();
  return (
    <table className={classes.table} aria-hidden>
      <thead className={classes.head}>
        <tr>
          {columns.map(({ id, columnDef: { meta } }) => (
            <th key={id} className={classes.headerCell} data-from={meta?.from} style={{ width: meta?.width }}>
              <span className={classes.sort}>{meta?.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={classes.row} style={{ height: rowHeight }}>
            {columns.map(({ id, columnDef: { meta } }) => (
              <td key={id} className={classes.cell} data-from={meta?.from}>
                <div className={classes.bar} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
