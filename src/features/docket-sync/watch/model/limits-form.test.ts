import { expect, test } from 'vitest';
import { readLimit, toLimitValues } from './limits-form';

test.each([
  ['', null],
  [' $1,250.50 ', 1250.5],
  ['100000', 100_000],
  ['100000.01', undefined],
  ['1.005', undefined],
  ['ten', undefined],
  ['-1', undefined],
])('a limit of %s', (text, limit) => {
  expect(readLimit(text)).toBe(limit);
});

test('limits are typed with cents, none as nothing', () => {
  expect(toLimitValues({ firmMonth: 100, caseMonth: null, unasked: 10.5 })).toEqual({
    ...{ firmMonth: '100.00', caseMonth: '', unasked: '10.50' },
  });
  expect(toLimitValues({ firmMonth: null, caseMonth: 1, unasked: null }).caseMonth).toBe('1.00');
});
