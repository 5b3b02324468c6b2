/** Reads a whole list page by page. */
import type { GridPage } from '../paged-grid';

/** Where the rows of a list come from. */
export interface RowSource<Row> {
  /** Reads `top` rows, after skipping `skip`. */
  read: (part: { top: number; skip: number }, signal: AbortSignal) => Promise<GridPage<Row>>;
  rowId: (row: Row) => string | number;
  /** Rows per request. */
  pageSize: number;
}

/** The rows of a page, and the progress. */
interface ReadRows<Row> {
  rows: readonly Row[];
  done: number;
  total: number;
}

/**
 * Yields each row once. Rows added at the top while it reads push others onto the next page, where they are skipped as
 * duplicates. Throws when aborted.
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

/** A source over rows already loaded. */
export function inMemorySource<Row>(rows: readonly Row[], rowId: (row: Row) => string | number): RowSource<Row> {
  return {
    read: async ({ top, skip }) => ({ items: rows.slice(skip, skip + top), total: rows.length }),
    rowId,
    pageSize: 2_000,
  };
}
