import { expect, it } from 'vitest';
import { parseSearchParams, stringifySearchParams } from './search-params';

it('writes lists with commas and omits missing values', () => {
  expect(
    stringifySearchParams({ q: 'a b&c', status: ['rejected', 'cancelled'], page: 2, from: undefined, service: [] }),
  ).toBe('?q=a+b%26c&status=rejected,cancelled&page=2');
  expect(stringifySearchParams({ q: null })).toBe('');
});

it('reads text, and a list for a repeated name', () => {
  expect(parseSearchParams('?q=a+b%26c&page=2&status=rejected,cancelled&state=IL&state=CA')).toEqual({
    q: 'a b&c',
    page: '2',
    status: 'rejected,cancelled',
    state: ['IL', 'CA'],
  });
  expect(parseSearchParams('')).toEqual({});
});
