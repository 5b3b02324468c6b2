/** What screen readers announce when the rows change. */
import { formatCount } from '@/lib/format/numbers';
import type { GridTable } from '../columns/columns';
import { directionText } from '../columns/directions';

/** Singular and plural: `['order', 'orders']`. */
export type Noun = readonly [singular: string, plural: string];

/** `1 order`, `1,204 orders`, `more than 2,000 orders`. */
export function countOf(noun: Noun, count: number, hasMore = false): string {
  const counted = `${formatCount(count)} ${noun[count === 1 && !hasMore ? 0 : 1]}`;
  return hasMore ? `more than ${counted}` : counted;
}

/** `300 orders, page 2 of 6, sorted by Ordered, newest first`. `count` comes from `countOf`. */
export function describeGrid<Row extends object>(
  table: GridTable<Row>,
  count: string,
  pageNumber = 1,
  pageCount: number | undefined = 1,
): string {
  const sorts = table.state.sorting.flatMap(({ id, desc }) => {
    const meta = table.getColumn(id)?.columnDef.meta;
    return meta ? [`${meta.label}, ${directionText(meta, desc)}`] : [];
  });
  return [
    count,
    pageCount === 1 ? undefined : pageOf(pageNumber, pageCount).toLowerCase(),
    sorts.length > 0 ? `sorted by ${sorts.join(', then by ')}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** `Page 2 of 6`, or `Page 2` while rows are still being counted. */
export function pageOf(pageNumber: number, pageCount: number | undefined): string {
  const page = `Page ${formatCount(pageNumber)}`;
  return pageCount === undefined ? page : `${page} of ${formatCount(pageCount)}`;
}
