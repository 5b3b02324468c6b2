/** What a screen reader is told when the rows have changed. */
import { formatCount } from '@/lib/format/numbers';
import { directionText, type GridTable } from './columns';

/** One and several: `['order', 'orders']`. */
export type Noun = readonly [one: string, several: string];

/** `1 order`, `1,204 orders`. */
export function countOf(noun: Noun, count: number): string {
  return `${formatCount(count)} ${noun[count === 1 ? 0 : 1]}`;
}

/** `300 orders, page 2 of 6, sorted by Ordered, newest first`. */
export function describeGrid<Row extends object>(
  table: GridTable<Row>,
  noun: Noun,
  total: number,
  pageNumber: number,
  pageCount: number,
): string {
  const sorts = table.state.sorting.flatMap(({ id, desc }) => {
    const meta = table.getColumn(id)?.columnDef.meta;
    return meta ? [`${meta.label}, ${directionText(meta, desc)}`] : [];
  });
  return [
    countOf(noun, total),
    pageCount > 1 ? `page ${formatCount(pageNumber)} of ${formatCount(pageCount)}` : undefined,
    sorts.length > 0 ? `sorted by ${sorts.join(', then by ')}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
