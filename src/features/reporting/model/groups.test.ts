import { describe, expect, test } from 'vitest';
import type { FeeGroup } from '@/api/generated/billing/model';
import { toChart } from './bars';
import { groupRows, groupsRequest, keyLabel, keysOf, recoveryRate } from './groups';

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

describe('a chart', () => {
  test('has a bar per name, in order', () => {
    const chart = toChart(
      [
        { names: ['A'], amount: 2 },
        { names: ['B'], amount: 1 },
      ],
      { amountName: 'Charged' },
    );
    expect(chart).toEqual({
      bars: [
        { label: 'A', s0: 2 },
        { label: 'B', s0: 1 },
      ],
      series: [{ name: 's0', label: 'Charged' }],
      left: 0,
    });
  });

  test('stacks the second key, and joins all beyond the largest five', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const bars = names.map((name, index) => ({ names: ['X', name], amount: 10 - index }));
    const chart = toChart([...bars, { names: ['Y', 'g'], amount: 0.1 }], { amountName: 'Charged' });
    expect(chart.series.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e', 'Other']);
    expect(chart.bars).toEqual([
      { label: 'X', s0: 10, s1: 9, s2: 8, s3: 7, s4: 6, s5: 9 },
      { label: 'Y', s0: 0, s1: 0, s2: 0, s3: 0, s4: 0, s5: 0.1 },
    ]);
  });

  test('shows the largest, and of months the latest', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ names: [String(index)], amount: 1 }));
    const labels = (isCourseOfTime: boolean) =>
      toChart(many, { amountName: 'Charged', isCourseOfTime }).bars.map(({ label }) => label);
    expect([labels(false)[0], labels(false).at(-1)]).toEqual(['0', '23']);
    expect([labels(true)[0], labels(true).at(-1)]).toEqual(['6', '29']);
    expect(toChart(many, { amountName: 'Charged' }).left).toBe(6);
  });
});
