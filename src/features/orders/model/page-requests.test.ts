import { expect, test } from 'vitest';
import { countLimit, toCountRequest, toPageRequest } from './page-requests';

const page = { searchText: 'court', top: 50, skip: 0, sort: [{ field: 'status', direction: 'asc' }] } as const;
const request = (skip: number) => ({ ...page, sort: [...page.sort], skip });

test('a page without a search text gets the full count', () => {
  expect(toPageRequest({ top: 50, skip: 900 }, 1000)).toEqual({ top: 50, skip: 900 });
  expect(toPageRequest({ searchText: '', top: 50, skip: 900 }, 1000)).toEqual({ searchText: '', top: 50, skip: 900 });
});

test.each([
  ['nothing is counted', 900, undefined],
  ['the page is in the first half', 450, 1000],
  ['the page is past the end', 1000, 1000],
])('a page of a search is read from the start when %s', (_, skip, total) => {
  expect(toPageRequest(request(skip), total)).toEqual({ ...request(skip), countUpTo: countLimit });
});

test('a page in the second half is read from the end, the last page shortened', () => {
  const near = { ...request(0), countUpTo: countLimit };
  expect(toPageRequest(request(500), 1014)).toEqual({ ...request(500), countUpTo: countLimit });
  expect(toPageRequest(request(507), 1014)).toEqual({ ...near, fromEnd: 457 });
  expect(toPageRequest(request(550), 1014)).toEqual({ ...near, fromEnd: 414 });
  expect(toPageRequest(request(1000), 1014)).toEqual({ ...near, top: 14, fromEnd: 0 });
});

test('every page and sort of a list shares one count request', () => {
  expect(toCountRequest(request(900))).toEqual({ searchText: 'court', top: 1, skip: 0 });
});
