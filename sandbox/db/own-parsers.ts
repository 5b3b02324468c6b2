/** PGlite, with the parsers of Drizzle's queries as its own. */
import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';

const asText = (text: string) => text;

/** Types that Drizzle reads itself, by its columns: instants, days, intervals, and arrays of these and of numbers. */
export const drizzleParsers: NonNullable<QueryOptions['parsers']> = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231].map((type) => [
    type,
    asText,
  ]),
);

/**
 * Drizzle names its parsers in each query, and PGlite then merges them with its own once a message, which takes a fifth of
 * a query. A connection opened with `drizzleParsers` leaves them out.
 */
export function usingOwnParsers(pglite: PGlite): PGlite {
  const query = pglite.query.bind(pglite);
  pglite.query = (text, values, options) => query(text, values, withoutParsers(options));
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx);
      tx.query = (text, values, options) => queryInside(text, values, withoutParsers(options));
      return work(tx);
    });
  return pglite;
}

function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options) return undefined;
  const { parsers: _, ...others } = options;
  return others;
}
