/** Converts between the sort in the address and the table's. */
import type { ColumnSort } from '@tanstack/react-table';
import type { SortToken } from './grid-search';

/** `['-date', 'case']` → the table's sorting. */
export function toSorting(tokens: readonly SortToken[]): ColumnSort[] {
  return tokens.map((token) =>
    token.startsWith('-') ? { id: token.slice(1), desc: true } : { id: token, desc: false },
  );
}

/** The table's sorting → `['-date', 'case']`. */
export function fromSorting(sorting: readonly ColumnSort[]): SortToken[] {
  return sorting.map(({ id, desc }) => (desc ? `-${id}` : id));
}
