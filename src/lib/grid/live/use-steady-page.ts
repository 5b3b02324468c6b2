import { useState } from 'react';
import type { GridPage } from '../paged-grid';
import { type SteadyPage, steadyPage } from './steady-page';

interface LivePage<Row> {
  /** What was asked for; another question is answered by another page at once. */
  request: object;
  /** The latest answer. */
  page: GridPage<Row> | undefined;
  isFetching: boolean;
  /** The answer is that to another question. */
  isPlaceholderData: boolean;
  rowId: (row: Row) => string | number;
}

/** Holds a page from when it was brought up to date, until the person asks for what has changed since. */
export function useSteadyPage<Row>(live: LivePage<Row>): Partial<SteadyPage<Row>> & { show: () => void } {
  const { page, isFetching, isPlaceholderData, rowId } = live;
  const key = JSON.stringify(live.request);
  const [held, setHeld] = useState<{ key: string; page: GridPage<Row> }>();
  if (page && !isFetching && !isPlaceholderData && held?.key !== key) setHeld({ key, page });
  const show = () => page && setHeld({ key, page });
  if (!page || held?.key !== key) return { ...(page ? { page } : {}), show };
  return { ...steadyPage(held.page, page, rowId), show };
}
