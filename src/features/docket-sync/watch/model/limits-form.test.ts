import { expect, test } from 'vitest';
import { readLimit, toLimitValues } from './limits-form';

test.each([
  ['', null],
  ['  ', null],
  ['$', null],
  [' $1,250.50 ', 1250.5],
  ['1,250,', 1250],
  ['0', 0],
  ['.5', undefined],
  ['7.5', 7.5],
  ['7.', undefined],
  ['100000', 100_000],
  ['100,000.00', 100_000],
  ['100000.01', undefined],
  ['999999', undefined],
  ['0100000', undefined],
  ['1.005', undefined],
  ['ten', undefined],
  ['-1', undefined],
  ['5$', undefined],
  ['$$5', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
])('a limit of %j', (text, limit) => {
  expect(readLimit(text)).toBe(limit);
});

test('limits are typed with cents, none as nothing', () => {
  expect(toLimitValues({ firmMonth: 100, caseMonth: null, unasked: 10.5 })).toEqual({
    ...{ firmMonth: '100.00', caseMonth: '', unasked: '10.50' },
  });
  expect(toLimitValues({ firmMonth: null, caseMonth: 1, unasked: null })).toEqual({
    ...{ firmMonth: '', caseMonth: '1.00', unasked: '' },
  });
});
