/** Turns the address of a list into its request: filters, sort and page. */
import { maxSortColumns, type SortToken } from '../url/grid-search';
import { toSorting } from '../url/sorting';
import { type SortedList, sortableIds } from './list';
import { type FilteredList, filterRequest } from './list-filter';

/** The sort in an address, without columns that the list can’t sort; the default sort if empty. */
export function sortOf(list: SortedList, tokens: readonly SortToken[] = []): readonly SortToken[] {
  const sortable = new Set(sortableIds(list));
  const known = tokens.filter((token) => sortable.has(token.replace('-', '')));
  return known.length > 0 ? known.slice(0, maxSortColumns) : list.defaultSort;
}

/** The sort as the server expects it: `['-date']` → `[{field: 'dateOrdered', direction: 'desc'}]`. */
function serverSort<Key>(
  list: SortedList<Key>,
  tokens: readonly SortToken[] | undefined,
): { field: Key; direction: 'asc' | 'desc' }[] {
  return toSorting(sortOf(list, tokens)).flatMap(({ id, desc }) => {
    const field = list.columns[id]?.sort;
    return field === undefined ? [] : [{ field, direction: desc ? ('desc' as const) : ('asc' as const) }];
  });
}

interface PagedSearch {
  sort?: readonly SortToken[] | undefined;
  page?: number | undefined;
}

/** The filters, sort and page of an address as the server expects them. */
export function listRequest<Key extends string, Search extends PagedSearch, Request>(
  list: SortedList<Key> & FilteredList<Search, Request> & { pageSize: number },
  search: Search,
): Partial<Request> & { sort: { field: Key; direction: 'asc' | 'desc' }[]; top: number; skip: number } {
  const { page = 1 } = search;
  const { pageSize } = list;
  return {
    ...filterRequest(list, search),
    sort: serverSort(list, search.sort),
    top: pageSize,
    skip: (page - 1) * pageSize,
  };
}
