import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnOrder, type IndexedColumn, RowIndex } from './row-index';

interface Case {
  title: string;
  fee: number | null;
}

const columns: IndexedColumn<Case>[] = [
  { id: 'title', value: (row) => row.title },
  { id: 'fee', value: (row) => row.fee },
];

function indexOf(rows: readonly Case[]): RowIndex<Case> {
  const index = new RowIndex(columns);
  index.setRows(rows);
  return index;
}

const titles = (index: RowIndex<Case>, rows: readonly Case[], sort: readonly ColumnOrder[] = [], query = '') =>
  [...index.view({ sort, query })].map((row) => rows[row]?.title);

/** Plain sorting and searching, for comparison. */
function expected(rows: readonly Case[], sort: readonly ColumnOrder[], query: string): number[] {
  const keyOf = (row: Case, id: string): string | number | null =>
    id === 'fee' ? row.fee : row.title.toLowerCase() || null;
  return rows
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => `${row.title}\n${row.fee ?? ''}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) => {
      for (const { id, desc } of sort) {
        const a = keyOf(one.row, id);
        const b = keyOf(other.row, id);
        if (a === b) continue;
        if (a === null || b === null) return a === null ? 1 : -1;
        return a < b === desc ? 1 : -1;
      }
      return one.place - other.place;
    })
    .map(({ place }) => place);
}

const rowOf: fc.Arbitrary<Case> = fc.record({
  title: fc.oneof(fc.stringMatching(/^[a-cA-C]{0,3}$/), fc.stringMatching(/^a{60}[a-c]{0,9}$/)),
  fee: fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), { nil: null }),
});
const sortOf = fc.uniqueArray(fc.record({ id: fc.constantFrom('title', 'fee'), desc: fc.boolean() }), {
  selector: ({ id }) => id,
});
const queryOf = fc.constantFrom('', 'a', 'bc', ' B ', '1');

test('sorts and searches like a plain implementation', () => {
  fc.assert(
    fc.property(fc.array(rowOf), sortOf, queryOf, (rows, sort, query) => {
      expect([...indexOf(rows).view({ sort, query })]).toEqual(expected(rows, sort, query));
    }),
    { numRuns: 500 },
  );
});

test('an updated index equals a new one', () => {
  const changes = fc.array(fc.array(fc.tuple(fc.nat(), rowOf), { maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(rowOf, { minLength: 12 }), sortOf, queryOf, changes, (first, sort, query, steps) => {
      let rows = first;
      const index = indexOf(rows);
      index.view({ sort, query });
      for (const step of steps) {
        rows = [...rows];
        for (const [place, row] of step) rows[place % rows.length] = row;
        index.setRows(rows);
        expect([...index.view({ sort, query })]).toEqual(expected(rows, sort, query));
      }
    }),
    { numRuns: 500 },
  );
});

test('a column with few distinct texts accepts a new one', () => {
  const rows = Array.from({ length: 40 }, (_, place) => ({ title: ['Served', 'Closed'][place % 2] ?? '', fee: null }));
  const index = indexOf(rows);
  const sort = [{ id: 'title', desc: false }];
  titles(index, rows, sort);
  for (const title of ['closed', 'Accepted', '']) {
    const changed = rows.with(6, { title, fee: null });
    index.setRows(changed);
    expect([...index.view({ sort, query: '' })]).toEqual(expected(changed, sort, ''));
  }
});

test('text sorts ignoring case and accents, with missing values last in both directions', () => {
  const rows = ['Éclair', 'delta', 'Foxtrot', '', 'echo'].map((title) => ({ title, fee: null }));
  const index = indexOf(rows);
  expect(titles(index, rows, [{ id: 'title', desc: false }])).toEqual(['delta', 'echo', 'Éclair', 'Foxtrot', '']);
  expect(titles(index, rows, [{ id: 'title', desc: true }])).toEqual(['Foxtrot', 'Éclair', 'echo', 'delta', '']);
});

test('an unknown column does not sort', () => {
  const rows = ['b', 'a'].map((title) => ({ title, fee: null }));
  expect(titles(indexOf(rows), rows, [{ id: 'judge', desc: true }])).toEqual(['b', 'a']);
});

test('searches literally, within one column', () => {
  const rows = ['In re A.B. (minor)', 'In re AxB', 'C'].map((title, fee) => ({ title, fee }));
  const index = indexOf(rows);
  expect(titles(index, rows, [], 'a.b. (MINOR')).toEqual(['In re A.B. (minor)']);
  expect(titles(index, rows, [], 'C2')).toEqual([]);
});

test('keeps its order when text values change', () => {
  let rows: Case[] = ['a', 'c', ...Array.from({ length: 20 }, () => 'z')].map((title) => ({ title, fee: null }));
  const index = indexOf(rows);
  const sort = [{ id: 'title', desc: false }];
  for (let depth = 1; depth <= 70; depth += 1) {
    rows = rows.with(5, { title: `a${'a'.repeat(80 - depth)}`, fee: null });
    index.setRows(rows);
    expect([...index.view({ sort, query: '' })]).toEqual(expected(rows, sort, ''));
  }
});
