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
    for (const status of FilingStatus.options) expect(filingTone(status)).toBeDefined();
    expect(filingTone('under-review')).toBe('progress');
    expect(filingTone('accepted')).toBe('good');
    expect(filingTone('returned')).toBe('bad');
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
