import cardClasses from '../cards/grid-cards.module.css';
import type { GridTable } from '../columns/columns';
import classes from './grid.module.css';

/** Rows that a screen shows. */
const screenful = 16;
const cards = Array.from({ length: 6 }, (_, index) => index);

interface GridSkeletonProps<Row extends object> {
  table: GridTable<Row>;
  /** In pixels. */
  rowHeight: number;
  isNarrow: boolean;
}

/**
 * Placeholder bars in the shape of the rows, so that nothing moves when they arrive. A table's are drawn by a cell for each
 * column, because this is thrown away as soon as rows are there: with an element for each bar, it took as long as they.
 */
export function GridSkeleton<Row extends object>({ table, rowHeight, isNarrow }: GridSkeletonProps<Row>) {
  if (isNarrow) {
    return (
      <div className={cardClasses.cards} aria-hidden>
        {cards.map((card) => (
          <div key={card} className={cardClasses.card}>
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
      <tbody className={classes.placeholder} style={{ lineHeight: `${rowHeight}px` }}>
        <tr style={{ height: screenful * rowHeight }}>
          {columns.map(({ id, columnDef: { meta } }) => (
            <td key={id} className={classes.placeholderCell} data-from={meta?.from} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
