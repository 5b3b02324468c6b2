/** Filters of a list: what an address narrows it by, and what its server is asked for then. */
/** A filter, described under the name it has in the address. */
export interface ListFilter<Search, Request> {
  label: string;
  /**
   * How the filter bar draws it: values to tick, a text, two amounts (`min` and `max` in the address) or two days
   * (`from` and `to`). The page draws a `custom` one.
   */
  kind: 'choices' | 'text' | 'amounts' | 'days' | 'custom';
  /** The label of a text's field, and the hint below it. */
  field?: { label: string; description: string };
  /** What the server is asked for. A list that the browser filters has none. */
  request?: (search: Search) => Partial<Request>;
}

export type ListFilters<Search, Request> = { readonly [Name in keyof Search]?: ListFilter<Search, Request> };

/** Parameters of the address that a filter writes. */
function parametersOf(name: string, kind: ListFilter<never, never>['kind']): string[] {
  if (kind === 'days') return ['from', 'to'];
  return kind === 'amounts' ? ['min', 'max'] : [name];
}

/** The filters of a list, whatever its rows. */
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

/** How many filters are set, the search apart. A range counts once. */
export function filterCount<Search extends object, Request>(
  list: FilteredList<Search, Request>,
  search: Search,
): number {
  const isSet = (parameter: string) => Reflect.get(search, parameter) !== undefined;
  return filterEntries(list).filter(([name, { kind }]) => parametersOf(name, kind).some(isSet)).length;
}

/** Whether a search or a filter narrows the list, so that it can be cleared. */
export function isFiltered<Search extends object, Request>(
  list: FilteredList<Search, Request>,
  search: Search,
): boolean {
  return Reflect.get(search, 'q') !== undefined || filterCount(list, search) > 0;
}

/** What clears the search and all filters in an address. */
export function withoutFilters<Search, Request>(list: FilteredList<Search, Request>): Record<string, undefined> {
  const names = filterEntries(list).flatMap(([name, { kind }]) => parametersOf(name, kind));
  return Object.fromEntries(['q', ...names].map((name) => [name, undefined]));
}

/** What the server is asked for by the filters of an address. */
export function filterRequest<Search, Request>(list: FilteredList<Search, Request>, search: Search): Partial<Request> {
  return Object.assign({}, ...filterEntries(list).map(([, { request }]) => request?.(search)));
}
