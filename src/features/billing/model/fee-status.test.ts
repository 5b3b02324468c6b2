import { expect, it } from 'vitest';
import { FeeCategory, FeeChargeStatus } from '@/api/generated/billing/model';
import { feeCategoryLabel, feeStatus } from './fee-status';

it('labels every status and category', () => {
  expect(FeeChargeStatus.options.map((status) => feeStatus(status))).toEqual([
    { label: 'Billable', tone: 'good' },
    { label: 'Pending', tone: 'progress' },
    { label: 'Refunded', tone: 'neutral' },
  ]);
  expect(FeeCategory.options.map(feeCategoryLabel)).toEqual([
    'Court fee',
    'Service fee',
    'Convenience fee',
    'Card surcharge',
    'Tax',
  ]);
});
