import { expect, test } from 'vitest';
import { shortCount, toCountRequest, toPageRequest } from './order-pages';

const page = { searchText: 'court', top: 50, skip: 0, sort: [{ field: 'status', direction: 'asc' }] } as const;
const request = (skip: number) => ({ ...page, sort: [...page.sort], skip });

test('a page that nobody searches is counted as a whole', () => {
  expect(toPageRequest({ top: 50, skip: 900 }, 1000)).toEqual({ top: 50, skip: 900 });
  expect(toPageRequest({ searchText: '', top: 50, skip: 900 }, 1000)).toEqual({ searchText: '', top: 50, skip: 900 });
});

test.each([
  ['nothing is counted', 900, undefined],
  ['the page is in the first half', 450, 1000],
  ['the page is past the end', 1000, 1000],
])('a page of a search is looked for from the beginning where %s', (_, skip, total) => {
  expect(toPageRequest(request(skip), total)).toEqual({ ...request(skip), countUpTo: shortCount });
});

test('a page of the second half is looked for from the end, the last one as short as it is', () => {
  const near = { ...request(0), countUpTo: shortCount };
  expect(toPageRequest(request(500), 1014)).toEqual({ ...request(500), countUpTo: shortCount });
  expect(toPageRequest(request(550), 1014)).toEqual({ ...near, fromEnd: 414 });
  expect(toPageRequest(request(1000), 1014)).toEqual({ ...near, top: 14, fromEnd: 0 });
});

test('every page of a list in every sort asks for one count', () => {
  expect(toCountRequest(request(900))).toEqual({ searchText: 'court', top: 1, skip: 0 });
});
