import { describe, expect, it } from 'vitest';
import { filterCount, isFiltered } from '@/lib/grid/list/list-filter';
import { parseSearchParams } from '@/lib/links/search-params';
import { draftsSearch, ordersSearch } from '../search';
import { toDraftsRequest } from './drafts-list';
import { ordersList, toOrdersRequest } from './orders-list';

const submitted = ['in-progress', 'accepted', 'partially-rejected', 'rejected', 'cancelled', 'completed'];
const read = (query: string) => ordersSearch.parse(parseSearchParams(query));

describe('the list of orders', () => {
  it('requests all submitted orders, latest first, without search parameters', () => {
    expect(toOrdersRequest(read(''), {})).toEqual({
      statuses: submitted,
      sort: [{ field: 'dateOrdered', direction: 'desc' }],
      top: 50,
      skip: 0,
    });
  });

  it('requests the address’s filters', () => {
    const query =
      '?q=ortega&status=rejected&service=CreateCase,FileIntoCase&states=IL&person=3&from=2026-03-31&to=2026-03-01&sort=-total,person&page=3';
    expect(toOrdersRequest(read(query), { clientReference: '00015-Ortega' })).toEqual({
      searchText: 'ortega',
      statuses: ['rejected'],
      services: ['CreateCase', 'FileIntoCase'],
      states: ['IL'],
      clientReference: '00015-Ortega',
      userIds: [3],
      dateOrdered: { gte: '2026-03-01', lte: '2026-03-31' },
      sort: [
        { field: 'totalAmount', direction: 'desc' },
        { field: 'orderedBy', direction: 'asc' },
      ],
      top: 50,
      skip: 100,
    });
    expect(toOrdersRequest(read('?to=2026-03-01'), {}).dateOrdered).toEqual({ lte: '2026-03-01' });
    expect(toOrdersRequest(read('?min=300.25&max=0&matter=00015-Ortega'), {})).toMatchObject({
      totalAmount: { gte: 0, lte: 300.25 },
      clientReference: '00015-Ortega',
    });
    expect(toOrdersRequest(read('?min=0'), {}).totalAmount).toEqual({ gte: 0 });
    expect(toOrdersRequest(read('?matter=R'), { clientReference: 'S' }).clientReference).toBe('S');
  });

  it('never lists drafts', () => {
    expect(toOrdersRequest(read('?status=draft'), {}).statuses).toEqual(submitted);
  });

  it('counts its filters without the search', () => {
    expect(filterCount(ordersList, read('?q=a&sort=date&page=2'))).toBe(0);
    expect(
      filterCount(
        ordersList,
        read('?status=rejected&service=CreateCase&states=IL&person=3&from=2026-03-01&to=2026-03-31'),
      ),
    ).toBe(5);
    expect(filterCount(ordersList, read('?min=0&max=20&matter=R'))).toBe(2);
    expect(isFiltered(ordersList, read('?q=a'))).toBe(true);
    expect(isFiltered(ordersList, read('?to=2026-03-31'))).toBe(true);
    expect(isFiltered(ordersList, read('?sort=date&page=2'))).toBe(false);
  });
});

it('requests drafts, last saved first', () => {
  expect(toDraftsRequest(draftsSearch.parse({}), {})).toEqual({
    statuses: ['draft'],
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    top: 50,
    skip: 0,
  });
  expect(
    toDraftsRequest(draftsSearch.parse({ q: 'a', sort: 'case', page: 2 }), { clientReference: 'R' }),
  ).toMatchObject({
    searchText: 'a',
    clientReference: 'R',
    sort: [{ field: 'caseTitle', direction: 'asc' }],
    skip: 50,
  });
});
