import { expect, it } from 'vitest';
import { FeeGroupKey } from '@/api/generated/billing/model';
import { keyLabel } from '../model/groups';
import { recoveryList, spendList } from './group-lists';

it.each(FeeGroupKey.options)('a table by %s names its groups first, and has every sum', (key) => {
  const other = key === 'month' ? 'person' : 'month';
  for (const [list, sums] of [
    [spendList, 6],
    [recoveryList, 6],
  ] as const) {
    const labels = Object.values(list([key, other]).columns).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual([keyLabel(key), keyLabel(other)]);
    expect(labels).toHaveLength(2 + sums);
  }
});
