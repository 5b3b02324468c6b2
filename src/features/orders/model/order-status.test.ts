import { describe, expect, it } from 'vitest';
import { OrderStatus } from '@/api/generated/billing/model';
import { FilingStatus } from '@/api/generated/filing/model';
import { filingTone, isAwaited, isRejected, isRejectedByCourt, orderStatus } from './order-status';
import { submittedStatuses } from './submitted-statuses';

describe('order statuses', () => {
  it('have a name and a meaning each', () => {
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

  it('count as submitted, all but drafts', () => {
    expect(submittedStatuses).toEqual(OrderStatus.options.slice(1));
  });
});

describe('filing statuses', () => {
  it('mean something each', () => {
    for (const status of FilingStatus.options) expect(filingTone(status)).toBeDefined();
    expect(filingTone('under-review')).toBe('progress');
    expect(filingTone('accepted')).toBe('good');
    expect(filingTone('returned')).toBe('bad');
  });

  it('are awaited while the court has not decided', () => {
    expect(FilingStatus.options.filter(isAwaited)).toEqual([
      'submitting',
      'submitted',
      'under-review',
      'receipted',
      'reviewed',
      'deferred',
    ]);
  });

  it('are sent back when rejected or returned', () => {
    expect(FilingStatus.options.filter(isRejectedByCourt)).toEqual(['rejected', 'returned']);
    expect(FilingStatus.options.filter(isRejected)).toEqual(['rejected', 'returned', 'failed', 'error']);
  });
});
