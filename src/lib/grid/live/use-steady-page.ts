import { useState } from 'react';
import type { GridPage } from '../paged-grid';

/** The rows in their original places with their latest contents, and what changed since. */
export interface SteadyPage<Row> {
  page: GridPage<Row>;
  /** Rows added since the page was loaded. */
  newCount: number;
  /** Whether a refresh would change the rows or their order. */
  hasMoved: boolean;
}

/** Merges the latest contents into the page on screen. A row that left the page stays unchanged. */
export function steadyPage<Row>(
  shown: GridPage<Row>,
  latest: GridPage<Row>,
  rowId: (row: Row) => string | number,
): SteadyPage<Row> {
  if (shown === latest) return { page: latest, newCount: 0, hasMoved: false };
  const byId = new Map(latest.items.map((row) => [rowId(row), row]));
  const hasMoved =
    shown.items.length !== latest.items.length ||
    shown.items.some((row, place) => {
      const other = latest.items[place];
      return other === undefined || rowId(other) !== rowId(row);
    });
  const newCount = Math.max(0, latest.total - shown.total);
  if (!hasMoved && newCount === 0) return { page: latest, newCount, hasMoved };
  const items = shown.items.map((row) => byId.get(rowId(row)) ?? row);
  return { page: { ...shown, items }, newCount, hasMoved };
}

interface LivePage<Row> {
  /** A new request replaces the page at once. */
  request: object;
  /** The latest response. */
  page: GridPage<Row> | undefined;
  isFetching: boolean;
  /** `page` belongs to an earlier request. */
  isPlaceholderData: boolean;
  rowId: (row: Row) => string | number;
}

/** Keeps a page as first loaded, updating rows in place, until `show` is called. */
export function useSteadyPage<Row>(live: LivePage<Row>): Partial<SteadyPage<Row>> & { show: () => void } {
  const { page, isFetching, isPlaceholderData, rowId } = live;
  const key = JSON.stringify(live.request);
  const [shown, setShown] = useState<{ key: string; page: GridPage<Row> }>();
  if (page && !isFetching && !isPlaceholderData && shown?.key !== key) setShown({ key, page });
  const show = () => page && setShown({ key, page });
  if (!page || shown?.key !== key) return { ...(page ? { page } : {}), show };
  return { ...steadyPage(shown.page, page, rowId), show };
}
