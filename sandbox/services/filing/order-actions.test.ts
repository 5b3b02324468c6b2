import { describe, expect, test } from 'vitest';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { cancelRefusal, orderActions, orderStatusOf, resubmitRefusal } from './order-actions.ts';

describe('an order’s status', () => {
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
  ])('is %j: %s', (filings, status) => {
    expect(orderStatusOf(filings)).toBe(status);
  });
});

describe('a filing in status', () => {
  test.each<[FilingStatus]>([['submitted'], ['returned']])('%s can be cancelled', (status) => {
    expect(cancelRefusal(status)).toBeUndefined();
  });

  test.each<[FilingStatus, string]>([
    ['submitting', 'The filing is on its way to the court. Try again in a minute.'],
    ['under-review', 'The court is reviewing the filing.'],
    ['receipted', 'The court is reviewing the filing.'],
    ['accepted', 'The court has accepted the filing.'],
    ['rejected', 'The court has rejected the filing.'],
    ['served', 'The filing has been served.'],
    ['cancelled', 'The filing is already cancelled.'],
    ['failed', 'The filing did not reach the court.'],
    ['draft', 'A draft is deleted, not cancelled.'],
  ])('%s can’t be cancelled', (status, reason) => {
    expect(cancelRefusal(status)).toBe(reason);
  });
});

describe('the actions', () => {
  const allowed = (order: Parameters<typeof orderActions>[0]) =>
    orderActions(order).flatMap(({ action, isAllowed }) => (isAllowed ? [action] : []));
  const filing = { isCourtFiling: true, documentCount: 1, opensCase: true, correctedBy: undefined };

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

  test('of a draft and an order without a court', () => {
    expect(allowed({ ...filing, documentCount: 0, status: 'draft', filings: [] })).toEqual([]);
    expect(allowed({ ...filing, isCourtFiling: false, documentCount: 2, status: 'completed', filings: [] })).toEqual([
      'download-documents',
    ]);
  });

  test('give a reason when unavailable', () => {
    const actions = orderActions({ ...filing, status: 'accepted', filings: ['accepted'] });
    expect(actions.every(({ isAllowed, reason }) => isAllowed || reason)).toBe(true);
  });
});

describe('an order can be corrected', () => {
  const order = { isCourtFiling: true, opensCase: true, correctedBy: undefined };
  const by = (status: 'draft' | 'in-progress') => ({ orderId: 7, status, statusText: status });

  test.each<[string, Parameters<typeof resubmitRefusal>[0]]>([
    [
      'when every filing that opens a case was rejected or returned',
      { ...order, filings: ['rejected', 'returned', 'failed'] },
    ],
    ['when the other filings were cancelled', { ...order, filings: ['rejected', 'cancelled'] }],
    ['when its correction is still a draft', { ...order, filings: ['rejected'], correctedBy: by('draft') }],
    [
      'in an existing case, whatever the other filings’ status',
      { ...order, opensCase: false, filings: ['rejected', 'accepted'] },
    ],
  ])('%s', (_, standing) => {
    expect(resubmitRefusal(standing)).toBeUndefined();
  });

  test.each<[string, Parameters<typeof resubmitRefusal>[0]]>([
    ['Only a rejected or returned filing can be resubmitted.', { ...order, filings: ['accepted'] }],
    ['Only a rejected or returned filing can be resubmitted.', { ...order, isCourtFiling: false, filings: [] }],
    ['Order 7 corrects it.', { ...order, filings: ['rejected'], correctedBy: by('in-progress') }],
    [
      'The court has opened the case. File the rejected documents into that case.',
      { ...order, filings: ['accepted', 'rejected'] },
    ],
    ['The court has not decided every filing yet.', { ...order, filings: ['under-review', 'rejected'] }],
  ])('unless: %s', (reason, standing) => {
    expect(resubmitRefusal(standing)).toBe(reason);
  });
});
