import { describe, expect, test } from 'vitest';
import { toChart } from './bars';

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

  test('stacks by what is largest over all bars', () => {
    const chart = toChart(
      [
        { names: ['X', 'a'], amount: 1 },
        { names: ['X', 'b'], amount: 5 },
        { names: ['Y', 'a'], amount: 6 },
        { names: ['X', 'c'], amount: 6 },
      ],
      { amountName: 'Charged' },
    );
    expect(chart.series).toEqual([
      { name: 's0', label: 'a' },
      { name: 's1', label: 'c' },
      { name: 's2', label: 'b' },
    ]);
    expect(chart.bars).toEqual([
      { label: 'X', s0: 1, s1: 6, s2: 5 },
      { label: 'Y', s0: 6, s1: 0, s2: 0 },
    ]);
  });

  test('names six, and joins none of them', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const chart = toChart(
      names.map((name) => ({ names: ['X', name], amount: 1 })),
      { amountName: 'Charged' },
    );
    expect(chart.series.map(({ label }) => label)).toEqual(names);
  });

  test('adds cents without a rest, and shows the first of names', () => {
    const cents = [0.1, 0.2].map((amount) => ({ names: ['A'], amount }));
    expect(toChart(cents, { amountName: 'Charged' }).bars).toEqual([{ label: 'A', s0: 0.3 }]);
    const many = Array.from({ length: 25 }, (_, index) => ({ names: [String(index)], amount: 1 }));
    expect(toChart(many, { amountName: 'Charged' }).bars[0]?.label).toBe('0');
  });
});
