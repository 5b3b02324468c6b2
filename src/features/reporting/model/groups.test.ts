import { describe, expect, test } from 'vitest';
import { type FeeGroup, FeeGroupKey } from '@/api/generated/billing/model';
import { groupKeys, groupRows, groupsRequest, keyLabel, keysOf, recoveryRate } from './groups';

const sums = { count: 1, courtFees: 1, serviceFees: 0, convenienceFees: 0, tax: 0, total: 1, passedOn: 0 };
const recovery = { charged: 10, billed: 5, inMatter: 1, notBillable: 2, missing: 2 };
const group = (keys: string[], labels = keys): FeeGroup => ({ keys, labels, ...sums, recovery });

describe('the keys of an address', () => {
  test('are one or two different ones, months without any', () => {
    expect(keysOf({})).toEqual(['month']);
    expect(keysOf({ by: 'court', and: 'person' })).toEqual(['court', 'person']);
    expect(keysOf({ by: 'court', and: 'court' })).toEqual(['court']);
    expect(keysOf({ and: 'court' })).toEqual(['month', 'court']);
    expect(keyLabel('category')).toBe('Kind of fee');
  });
});

test('fees can be added up by every key, under its name', () => {
  expect(groupKeys.map(({ value }) => value).toSorted()).toEqual(FeeGroupKey.options.toSorted());
  expect(groupKeys.filter(({ label }) => label === '')).toEqual([]);
});

describe('a row', () => {
  test.each([
    ['month', '2026-02', { from: '2026-02-01', to: '2026-02-28' }],
    ['court', 'lakemoor:cv1', { court: ['lakemoor:cv1'] }],
    ['matter', '00015-Ortega', { matter: '00015-Ortega' }],
    ['person', '3', { person: [3] }],
    ['service', 'CreateCase', { service: ['CreateCase'] }],
    ['category', 'tax', { category: ['tax'] }],
    ['state', 'IL', { states: ['IL'] }],
    ['court', '', { without: ['court'] }],
    ['matter', '', { without: ['matter'] }],
  ] as const)('by %s leads to its fees', (key, value, search) => {
    const [row] = groupRows([group([value])], [key], { status: 'billable', by: key });
    expect(row?.search).toEqual({ status: 'billable', by: undefined, and: undefined, ...search });
  });

  test.each([
    ['service', 'Something new'],
    ['person', ''],
  ] as const)('by %s leads nowhere if no filter finds %o', (key, value) => {
    expect(groupRows([group([value])], [key], {})[0]?.search).toBeUndefined();
  });

  test('without a court and a matter leads to the fees that have neither', () => {
    expect(groupRows([group(['', ''])], ['court', 'matter'], {})[0]?.search?.without).toEqual(['court', 'matter']);
  });

  test('of two keys leads to both; its bar to the first', () => {
    const base = { from: '2026-02-10', to: '2026-06-01' };
    const [row] = groupRows([group(['2026-02', '3'], ['February 2026', 'Priya Raman'])], ['month', 'person'], base);
    expect(row?.search).toMatchObject({ from: '2026-02-10', to: '2026-02-28', person: [3] });
    expect(row?.barSearch).toEqual({ by: undefined, and: undefined, from: '2026-02-10', to: '2026-02-28' });
    const [last] = groupRows([group(['2026-06'])], ['month'], base);
    expect(last?.search).toMatchObject({ from: '2026-06-01', to: '2026-06-01' });
  });

  test('has names for what is missing, and the names of matters', () => {
    const rows = groupRows([group(['']), group(['00015-Ortega'], ['Ortega v. Lakeshore'])], ['matter'], {});
    expect(rows.map(({ names }) => names[0])).toEqual(['No matter', '00015-Ortega Ortega v. Lakeshore']);
    expect(groupRows([group([''])], ['court'], {})[0]?.names).toEqual(['No court']);
    expect(groupRows([group(['00015', '3'], ['00015', ''])], ['matter', 'person'], {})[0]?.names).toEqual([
      '00015',
      '3',
    ]);
    const [months] = groupRows([group(['2026-02', '3'], ['February 2026', 'Priya Raman'])], ['month', 'person'], {});
    expect(months?.names).toEqual(['February 2026', 'Priya Raman']);
  });

  test.each(['month', 'person', 'service', 'category', 'state'] as const)('has a dash for no %s', (key) => {
    expect(groupRows([group([''])], [key], {})[0]?.names).toEqual(['—']);
  });

  test('has an ID that no other pair of values has', () => {
    const rows = groupRows([group(['1', '12']), group(['11', '2'])], ['court', 'person'], {});
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });
});

test('the request has the days in order', () => {
  expect(groupsRequest(['month'], { from: '2026-03-01', to: '2026-02-01' })).toMatchObject({
    groupBy: ['month'],
    dateFrom: '2026-02-01',
    dateTo: '2026-03-01',
    chargeStatus: 'billable',
  });
  expect(groupsRequest(['month'], {})).toMatchObject({ dateFrom: undefined, dateTo: undefined });
});

test('the rate is what was billed of what could be', () => {
  expect(recoveryRate(recovery)).toBe(63);
  expect(recoveryRate({ ...recovery, charged: 2 })).toBeUndefined();
});
