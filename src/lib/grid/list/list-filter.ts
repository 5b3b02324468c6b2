/** Filters of a list: their search parameters, and the fields they set in a request. */

/** A filter. Its key is its name in the address. */
export interface ListFilter<Search, Request> {
  label: string;
  /**
   * Its control in the filter bar: checkboxes, a text, two amounts (`min` and `max` in the address) or two days (`from`
   * and `to`). The page renders a `custom` one.
   */
  kind: 'choices' | 'text' | 'amounts' | 'days' | 'custom';
  /** Label and hint of a text filter. */
  field?: { label: string; description: string };
  /** The fields it sets in the request. Absent if the browser filters. */
  request?: (search: Search) => Partial<Request>;
}

export type ListFilters<Search, Request> = { readonly [Name in keyof Search]?: ListFilter<Search, Request> };

/** The search parameters of a filter. */
function parametersOf(name: string, kind: ListFilter<never, never>['kind']): string[] {
  if (kind === 'days') return ['from', 'to'];
  return kind === 'amounts' ? ['min', 'max'] : [name];
}

/** The filters of a list of any rows. */
export interface FilteredList<Search, Request> {
  filters?: ListFilters<Search, Request>;
}

/** The filters with their names, in order. */
export function filterEntries<Search, Request>({
  filters = {},
}: FilteredList<Search, Request>): [name: string, ListFilter<Search, Request>][] {
  const entries = Object.entries<ListFilter<Search, Request> | undefined>(filters);
  return entries.flatMap(([name, filter]): [string, ListFilter<Search, Request>][] => (filter ? [[name, filter]] : []));
}

/** Number of active filters, not counting the search. A range counts once. */
export function filterCount<Search extends object, Request>(
  list: FilteredList<Search, Request>,
  search: Search,
): number {
  const isSet = (parameter: string) => Reflect.get(search, parameter) !== undefined;
  return filterEntries(list).filter(([name, { kind }]) => parametersOf(name, kind).some(isSet)).length;
}

/** Tells whether a search or filter is active. */
export function isFiltered<Search extends object, Request>(
  list: FilteredList<Search, Request>,
  search: Search,
): boolean {
  return Reflect.get(search, 'q') !== undefined || filterCount(list, search) > 0;
}

/** The change of address that clears the search and all filters. */
export function withoutFilters<Search, Request>(list: FilteredList<Search, Request>): Record<string, undefined> {
  const names = filterEntries(list).flatMap(([name, { kind }]) => parametersOf(name, kind));
  return Object.fromEntries(['q', ...names].map((name) => [name, undefined]));
}

/** The request fields set by the filters of an address. */
export function filterRequest<Search, Request>(list: FilteredList<Search, Request>, search: Search): Partial<Request> {
  return Object.assign({}, ...filterEntries(list).map(([, { request }]) => request?.(search)));
}
