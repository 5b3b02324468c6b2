/** The whole result of a list, read page by page. */
import type { GridPage } from '../paged-grid';

/** Where all rows of a list come from. */
export interface RowSource<Row> {
  /** Reads `top` rows after the first `skip`. */
  read: (part: { top: number; skip: number }, signal: AbortSignal) => Promise<GridPage<Row>>;
  rowId: (row: Row) => string | number;
  /** Rows that are asked for at once. */
  pageSize: number;
}

/** Rows of a page as they came, and how far the reading is. */
interface ReadRows<Row> {
  rows: readonly Row[];
  done: number;
  total: number;
}

/**
 * Yields the rows, each once: one that comes in at the top meanwhile moves the others down, and the last of a page
 * would be the first of the next. Ends by throwing when it is aborted.
 */
export async function* readAll<Row>(source: RowSource<Row>, signal: AbortSignal): AsyncGenerator<ReadRows<Row>> {
  const seen = new Set<string | number>();
  for (let skip = 0; ; skip += source.pageSize) {
    signal.throwIfAborted();
    const { items, total } = await source.read({ top: source.pageSize, skip }, signal);
    signal.throwIfAborted();
    const rows = items.filter((row) => {
      const id = source.rowId(row);
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    });
    const done = Math.min(skip + items.length, total);
    yield { rows, done, total };
    if (items.length === 0 || done >= total) return;
  }
}

/** Rows that are held already, as a source. */
export function heldRows<Row>(rows: readonly Row[], rowId: (row: Row) => string | number): RowSource<Row> {
  return {
    read: async ({ top, skip }) => ({ items: rows.slice(skip, skip + top), total: rows.length }),
    rowId,
    pageSize: 2_000,
  };
}
