import { expect, it } from 'vitest';
import { orderStartSearch } from './search';

it('reads the filing that is followed from the text of an address', () => {
  expect(orderStartSearch.parse({ state: 'IL', after: '41134' }).after).toBe(41_134);
  expect(orderStartSearch.parse({ after: 41_134 }).after).toBe(41_134);
  for (const after of ['', 'abc', '-1', '1.5', undefined])
    expect(orderStartSearch.parse({ after }).after).toBeUndefined();
});
