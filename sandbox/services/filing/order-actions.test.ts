import { describe, expect, test } from 'vitest';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { cancelRefusal, orderActions, orderStatusOf } from './order-actions.ts';

describe('an order stands', () => {
  test.each<[FilingStatus[], string]>([
    [['submitting'], 'in-progress'],
    [['accepted', 'under-review'], 'in-progress'],
    [['rejected', 'deferred'], 'in-progress'],
    [['accepted', 'served', 'granted'], 'accepted'],
    [['accepted', 'rejected'], 'partially-rejected'],
    [['accepted', 'returned'], 'partially-rejected'],
    [['rejected', 'failed'], 'rejected'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['accepted', 'cancelled'], 'accepted'],
    [['rejected', 'cancelled'], 'rejected'],
  ])('with %j at %s', (filings, status) => {
    expect(orderStatusOf(filings)).toBe(status);
  });
});

describe('a filing', () => {
  test.each<[FilingStatus]>([['submitting'], ['submitted'], ['returned']])('can be cancelled while %s', (status) => {
    expect(cancelRefusal(status)).toBeUndefined();
  });

  test.each<[FilingStatus, string]>([
    ['under-review', 'The court is reviewing the filing.'],
    ['receipted', 'The court is reviewing the filing.'],
    ['accepted', 'The court has accepted the filing.'],
    ['rejected', 'The court has rejected the filing.'],
    ['served', 'The filing has been served.'],
    ['cancelled', 'The filing is cancelled already.'],
    ['failed', 'The filing did not reach the court.'],
    ['draft', 'A draft is deleted, not cancelled.'],
  ])('cannot while %s', (status, reason) => {
    expect(cancelRefusal(status)).toBe(reason);
  });
});

describe('the actions', () => {
  const allowed = (order: Parameters<typeof orderActions>[0]) =>
    orderActions(order).flatMap(({ action, isAllowed }) => (isAllowed ? [action] : []));
  const filing = { isCourtFiling: true, documentCount: 1 };

  test('of a submitted filing', () => {
    expect(allowed({ ...filing, status: 'in-progress', filings: ['submitted', 'under-review'] })).toEqual([
      'cancel',
      'copy-to-draft',
      'download-documents',
    ]);
  });

  test('of a rejected filing', () => {
    expect(allowed({ ...filing, status: 'rejected', filings: ['rejected'] })).toEqual([
      'copy-to-draft',
      'download-documents',
      'edit-and-resubmit',
    ]);
  });

  test('of a draft and of an order that no court decides on', () => {
    expect(allowed({ ...filing, documentCount: 0, status: 'draft', filings: [] })).toEqual([]);
    expect(allowed({ isCourtFiling: false, documentCount: 2, status: 'completed', filings: [] })).toEqual([
      'download-documents',
    ]);
  });

  test('that are not allowed say why', () => {
    const actions = orderActions({ ...filing, status: 'accepted', filings: ['accepted'] });
    expect(actions.every(({ isAllowed, reason }) => isAllowed || reason)).toBe(true);
  });
});
