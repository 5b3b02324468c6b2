import { describe, expect, it } from 'vitest';
import { OrderStatus } from '@/api/generated/billing/model';
import { FilingStatus } from '@/api/generated/filing/model';
import { submittedStatuses } from '../search';
import { filingTone, isAwaited, orderStatus } from './order-status';

describe('order statuses', () => {
  it('each have a label and a tone', () => {
    expect(OrderStatus.options.map((status) => [status, orderStatus(status).label, orderStatus(status).tone])).toEqual([
      ['draft', 'Draft', 'neutral'],
      ['in-progress', 'In progress', 'progress'],
      ['accepted', 'Accepted', 'good'],
      ['partially-rejected', 'Partially rejected', 'warning'],
      ['rejected', 'Rejected', 'bad'],
      ['cancelled', 'Cancelled', 'neutral'],
      ['completed', 'Completed', 'neutral'],
    ]);
  });

  it('are all listed as orders, except drafts', () => {
    expect(submittedStatuses).toEqual(OrderStatus.options.slice(1));
  });
});

describe('filing statuses', () => {
  it('each have a tone', () => {
    expect(Object.groupBy(FilingStatus.options, filingTone)).toEqual({
      neutral: ['draft', 'cancelled', 'moot'],
      progress: ['submitting', 'submitted', 'under-review', 'receipted', 'reviewed'],
      good: ['accepted', 'served', 'granted'],
      bad: ['rejected', 'returned', 'failed', 'error', 'denied'],
      warning: ['deferred'],
    });
  });

  it('are awaited until the court decides', () => {
    expect(FilingStatus.options.filter(isAwaited)).toEqual([
      'submitting',
      'submitted',
      'under-review',
      'receipted',
      'reviewed',
      'deferred',
    ]);
  });
});
