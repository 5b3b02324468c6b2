/** A page that somebody reads while the list behind it changes: rows change in place, and none comes or goes. */
import type { GridPage } from '../paged-grid';

/** The rows in the places that they had, as they are now, and what has come meanwhile. */
export interface SteadyPage<Row> {
  page: GridPage<Row>;
  /** Rows that the list has more than when it was read. */
  newCount: number;
  /** Whether the page would hold other rows, or the same in another order. */
  hasMoved: boolean;
}

/** A row that is no longer on the page stays as it was. */
export function steadyPage<Row>(
  held: GridPage<Row>,
  latest: GridPage<Row>,
  rowId: (row: Row) => string | number,
): SteadyPage<Row> {
  if (held === latest) return { page: latest, newCount: 0, hasMoved: false };
  const byId = new Map(latest.items.map((row) => [rowId(row), row]));
  const hasMoved =
    held.items.length !== latest.items.length ||
    held.items.some((row, place) => {
      const other = latest.items[place];
      return other === undefined || rowId(other) !== rowId(row);
    });
  const newCount = Math.max(0, latest.total - held.total);
  if (!hasMoved && newCount === 0) return { page: latest, newCount, hasMoved };
  const items = held.items.map((row) => byId.get(rowId(row)) ?? row);
  return { page: { ...held, items }, newCount, hasMoved };
}
