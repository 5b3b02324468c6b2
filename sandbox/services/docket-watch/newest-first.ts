/** Pages of long lists that are read newest first and filtered: as fast for words that are everywhere as for rare ones. */
import { type SQL, sql } from 'drizzle-orm';

/** Rows that are looked through one by one first. Where a filter passes one in forty, they fill a page. */
export const nearby = 2_000;
/** Then so many times as many by the filter's own index, and then all. */
const further = 25;

/** A part of a list, from its newest row to `from`, a row's place: its number, or its time in milliseconds. */
export interface Reach {
  from: number;
  /** Keeps a filter from its index, which would collect all its rows of the whole list. */
  filter: (condition: SQL) => SQL;
}

/** Where a list begins. */
export interface ListStart {
  /** The place of its newest row, or one after it. */
  newest: number;
  /** The place of the row `nearby` rows after the newest; undefined if there are fewer. */
  near: number | undefined;
}

interface Reading<Row> {
  /** Rows of a full page. */
  wanted: number;
  start: ListStart;
  /** Reads a page; of the whole list without a reach. */
  read: (reach?: Reach) => Promise<Row[]>;
}

/**
 * Reads a page of a filtered list. A database that expects many rows of a filter walks the list, and one that expects few
 * collects and sorts them all; it knows neither phrases nor words that go together, and is wrong by a factor of a hundred.
 */
export async function newestFirst<Row>({ wanted, start, read }: Reading<Row>): Promise<Row[]> {
  const { newest, near } = start;
  if (near === undefined) return read();
  for (const reach of [
    { from: near, filter: oneByOne },
    { from: newest - further * (newest - near), filter: (condition: SQL) => condition },
  ]) {
    const rows = await read(reach);
    if (rows.length >= wanted) return rows;
  }
  return read();
}

const oneByOne = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;
