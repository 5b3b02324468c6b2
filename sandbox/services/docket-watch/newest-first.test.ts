/** A filtered page is the same however far it has to be looked for, and no further than needed. */

import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { nearby, newestFirst, type Reach } from './newest-first.ts';

const wanted = 51;
const newest = 500_000;

/** The page of rows, numbered from `newest` down to 1, that a filter passes; and how far each reading reached. */
async function pageOf(passes: (row: number) => boolean, length = newest) {
  const rows = Array.from({ length }, (_, place) => newest - place);
  const reached: (Reach | undefined)[] = [];
  const page = await newestFirst({
    wanted,
    start: { newest, near: rows[nearby] },
    read: async (reach) => {
      reached.push(reach);
      return rows.filter((row) => (reach === undefined || row >= reach.from) && passes(row)).slice(0, wanted);
    },
  });
  expect(page).toEqual(rows.filter(passes).slice(0, wanted));
  return reached;
}

test.each([
  ['in every second row, within the first rows', (row: number) => row % 2 === 0, 1],
  ['in one row of five hundred, further on', (row: number) => row % 500 === 0, 2],
  ['in one row of a hundred thousand, in all', (row: number) => row % 100_000 === 0, 3],
  ['in old rows alone, in all', (row: number) => row < 1_000, 3],
  ['in no row, in all', () => false, 3],
])('what is %s', async (_, passes, readings) => {
  const reached = await pageOf(passes);
  expect(reached).toHaveLength(readings);
  expect(reached[0]?.from).toBe(newest - 2_000);
});

test('a short list is read at once', async () => {
  expect(await pageOf((row) => row % 2 === 0, 2_000)).toEqual([undefined]);
});

test('the first rows are looked through without the filter’s index, the others with it', async () => {
  const [near, further] = await pageOf(() => false);
  const written = (reach: Reach | undefined) => new PgDialect().sqlToQuery(reach?.filter(sql`kind = 'x'`) ?? sql``).sql;
  expect(written(near)).toBe("coalesce(kind = 'x', false)");
  expect(written(further)).toBe("kind = 'x'");
});
