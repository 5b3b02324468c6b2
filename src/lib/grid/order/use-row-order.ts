import { useMemo } from 'react';
import type { GridColumns } from '../columns/columns';
import type { SortToken } from '../url/grid-search';
import { toSorting } from '../url/sorting';
import { indexedColumns } from './indexed-columns';
import { RowIndex } from './row-index';
import type { RowOrder } from './row-order';

/** The rows after sorting and searching. Follows changes of the list. */
export function useRowOrder<Row extends object>(
  columns: GridColumns<Row>,
  rows: readonly Row[],
  sort: readonly SortToken[],
  query: string,
): RowOrder {
  const index = useMemo(() => new RowIndex(indexedColumns(columns)), [columns]);
  const sortText = sort.join();
  return useMemo(() => {
    index.setRows(rows);
    return index.view({ sort: toSorting(sortText === '' ? [] : sortText.split(',')), query });
  }, [index, rows, sortText, query]);
}
