import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { amount, day, pageNumber, rangeOf, searchText, someIds, someOf, sortTokens } from './grid-search';
import { fromSorting, toSorting } from './sorting';

const schema = z.object({
  q: searchText,
  status: someOf(['accepted', 'rejected']),
  person: someIds,
  from: day,
  min: amount,
  sort: sortTokens,
  page: pageNumber,
});

const read = (query: string) => schema.parse(parseSearchParams(query));

describe('the search parameters of a grid', () => {
  it('are read from comma lists and repeated names', () => {
    expect(
      read('?q=+ortega+&status=rejected,accepted&person=3,7&from=2026-03-01&min=95.50&sort=-date,case&page=2'),
    ).toEqual({
      q: 'ortega',
      status: ['rejected', 'accepted'],
      person: [3, 7],
      from: '2026-03-01',
      min: 95.5,
      sort: ['-date', 'case'],
      page: 2,
    });
    expect(read('?status=rejected&status=accepted&person=3&person=7')).toEqual({
      status: ['rejected', 'accepted'],
      person: [3, 7],
    });
  });

  it.each([
    ['?q=', 'q'],
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a&q=b', 'q'],
    ['?status=lost', 'status'],
    ['?status=', 'status'],
    ['?person=me,0,-1,1.5,99999999999', 'person'],
    ['?from=yesterday', 'from'],
    ['?from=2026-02-30', 'from'],
    ['?min=', 'min'],
    ['?min=-1', 'min'],
    ['?min=1e3', 'min'],
    ['?min=1.234', 'min'],
    ['?min=100000000.01', 'min'],
    ['?sort=-', 'sort'],
    ['?sort=a+b', 'sort'],
    ['?page=1', 'page'],
    ['?page=-3', 'page'],
    ['?page=two', 'page'],
    ['?page=2.5', 'page'],
    ['?page=1e9', 'page'],
  ])('falls back where it is broken: %s', (query, name) => {
    expect(schema.parse(parseSearchParams(query))[name as 'q']).toBeUndefined();
  });

  it('keep the valid values of a list', () => {
    expect(read('?status=lost,accepted,accepted&sort=-date,date,--,-case&person=3,x')).toEqual({
      status: ['accepted'],
      sort: ['-date', '-case'],
      person: [3],
    });
  });

  it('accept typed values from links', () => {
    expect(schema.parse({ status: ['accepted'], person: [3], page: 2, sort: ['-date'] })).toEqual({
      status: ['accepted'],
      person: [3],
      page: 2,
      sort: ['-date'],
    });
    expect(schema.parse({ person: 3 })).toEqual({ person: [3] });
  });

  it('survive a round trip through the address', () => {
    const search = schema.parse({
      q: 'a, b & c',
      status: ['rejected', 'accepted'],
      person: [3, 7],
      sort: ['-date'],
      page: 4,
    });
    expect(read(stringifySearchParams(search))).toEqual(search);
  });
});

it('convert a sort to the table’s and back', () => {
  expect(toSorting(['-date', 'case'])).toEqual([
    { id: 'date', desc: true },
    { id: 'case', desc: false },
  ]);
  expect(fromSorting(toSorting(['-date', 'case']))).toEqual(['-date', 'case']);
});

it('order the two days of a range', () => {
  expect(rangeOf('2026-03-31', '2026-03-01')).toEqual({ gte: '2026-03-01', lte: '2026-03-31' });
  expect(rangeOf('2026-03-01', '2026-03-31')).toEqual({ gte: '2026-03-01', lte: '2026-03-31' });
  expect(rangeOf(undefined, '2026-03-31')).toEqual({ lte: '2026-03-31' });
  expect(rangeOf(undefined, undefined)).toBeUndefined();
});
