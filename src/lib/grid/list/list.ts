/**
 * A list, described once. Its table, its files, its sort and its filter bar all derive from the description, so that a
 * column is added in one place.
 */
import type { Noun } from '../table/announcement';
import { declareSortable, type SortToken } from '../url/grid-search';
import type { ListColumn } from './list-column';
import type { ListFilters } from './list-filter';

/** What a list is described by. */
interface ListDescription<Row, Key, Search, Request, Id extends string> {
  noun: Noun;
  rowId: (row: Row) => string | number;
  /** Tells a row's checkbox from the others: `order 41290`. */
  nameOf: (row: Row) => string;
  /** By column id, which names the column in the address and in saved layouts. The first has the row's link. */
  columns: Readonly<Record<Id, ListColumn<Row, Key>>>;
  /** The sort of an address that has no `sort`. */
  defaultSort: readonly SortToken<NoInfer<Id>>[];
  /** In the order of the filter bar. */
  filters?: ListFilters<Search, Request>;
  /** What its search covers: `order, case, court`. */
  searches?: string;
  /** Rows per page, if the server pages. Default: 50. */
  pageSize?: number;
}

/** A described list. */
export interface List<Row extends object, Key = unknown, Id extends string = string, Search = never, Request = unknown>
  extends Omit<ListDescription<Row, Key, Search, Request, Id>, 'defaultSort' | 'pageSize'> {
  defaultSort: readonly SortToken[];
  pageSize: number;
}

/**
 * Describes a list: `describeList<OrderRow, OrderSortField>()({ columns: { … } })`. `Key` comes from the contract, so
 * that a column sorts only by what the server knows.
 * @param schema the search schema of its page, which learns what the list sorts by. Lists may share a schema.
 */
export function describeList<Row extends object, Key = true, Search = object, Request = object>(schema?: object) {
  return <Id extends string>(
    description: ListDescription<Row, Key, Search, Request, Id>,
  ): List<Row, Key, Id, Search, Request> => {
    if (schema) declareSortable(schema, sortableIds(description));
    return { pageSize: 50, ...description };
  };
}

/** The columns and default sort of a list of any rows. */
export interface SortedList<Key = unknown> {
  columns: Readonly<Record<string, { sort?: Key }>>;
  defaultSort: readonly SortToken[];
}

/** Ids of the columns that sort. */
export function sortableIds({ columns }: Pick<SortedList, 'columns'>): string[] {
  return Object.entries(columns).flatMap(([id, { sort }]) => (sort === undefined ? [] : [id]));
}
