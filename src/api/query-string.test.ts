import { expect, it } from 'vitest';
import { toQueryString } from './query-string';

it('repeats an array’s key', () => {
  expect(toQueryString({ statuses: ['accepted', 'rejected'], none: [] })).toBe('statuses=accepted&statuses=rejected');
});

it('writes nested objects with bracket keys, at any depth', () => {
  expect(toQueryString({ filter: { date: { from: '2026-03-01' }, ids: [1, 2] } })).toBe(
    'filter%5Bdate%5D%5Bfrom%5D=2026-03-01&filter%5Bids%5D=1&filter%5Bids%5D=2',
  );
});

it('omits undefined and null, but keeps empty and false values', () => {
  expect(toQueryString({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('c=&d=0&e=false');
  expect(toQueryString(undefined)).toBe('');
});

it('escapes values and formats dates as ISO 8601', () => {
  expect(toQueryString({ q: 'a&b=c d', at: new Date('2026-03-01T12:00:00Z') })).toBe(
    'q=a%26b%3Dc+d&at=2026-03-01T12%3A00%3A00.000Z',
  );
});

it('names the parameter of an invalid date', () => {
  expect(() => toQueryString({ range: { from: new Date('?') } })).toThrow(
    new RangeError('The query parameter range[from] is not a valid date.'),
  );
});
