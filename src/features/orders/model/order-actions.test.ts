import { describe, expect, it } from 'vitest';
import type { CancelledFiling, FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { cancellableFilings, describeCancellation, refusalOf } from './order-actions';

const allowed = (['cancel', 'copy-to-draft', 'download-documents', 'edit-and-resubmit'] as const).map((action) => ({
  action,
  isAllowed: true,
}));
const opensCase = { actions: allowed, provider: 'tyler', filingFlow: 'new-case' } as const;

describe('an action', () => {
  it('is unavailable with the backend’s reason', () => {
    const reason = 'The order has no documents.';
    const actions = [{ action: 'download-documents' as const, isAllowed: false, reason }];
    expect(refusalOf({ ...opensCase, actions }, 'download-documents')).toBe(reason);
    expect(refusalOf({ ...opensCase, actions }, 'copy-to-draft')).toBe('This isn’t available for this order.');
    for (const { action } of allowed) expect(refusalOf(opensCase, action)).toBeUndefined();
  });

  it.each(['copy-to-draft', 'edit-and-resubmit'] as const)('that opens a form needs one: %s', (action) => {
    expect(refusalOf({ ...opensCase, filingFlow: 'existing-case' }, action)).toBeUndefined();
    expect(refusalOf({ ...opensCase, provider: 'tybera' }, action)).toMatch(/^Filings in this state/);
    expect(refusalOf({ ...opensCase, provider: 'tybera' }, 'cancel')).toBeUndefined();
  });
});

const filing = (filingId: string, status: FilingStatus): OrderFiling => ({
  filingId,
  filingTypeCode: '88120',
  filingTypeName: 'Complaint',
  description: '',
  status,
  statusText: status,
  action: 'EFile',
  security: 'public',
  documents: [],
  recipients: [],
});

it('cancels filings not yet under review, and returned ones', () => {
  const filings = [
    filing('a', 'submitting'),
    filing('b', 'submitted'),
    filing('c', 'under-review'),
    filing('d', 'returned'),
    filing('e', 'accepted'),
  ];
  expect(cancellableFilings({ filings })).toEqual(['b', 'd']);
});

describe('describeCancellation', () => {
  const done: CancelledFiling = { filingId: 'a', isCancelled: true, status: 'cancelled', statusText: 'Cancelled' };
  const refused: CancelledFiling = {
    filingId: 'b',
    isCancelled: false,
    status: 'under-review',
    statusText: 'Under review',
    reason: 'The court is reviewing the filing.',
  };

  it('describes one, all, some and no cancelled filings', () => {
    expect(describeCancellation({ results: [done] })).toEqual({ tone: 'good', title: 'Filing cancelled' });
    expect(describeCancellation({ results: [done, done] })).toEqual({ tone: 'good', title: 'Filings cancelled' });
    expect(describeCancellation({ results: [done, refused, refused] })).toEqual({
      tone: 'bad',
      title: '1 of 3 filings cancelled',
      message: 'The court is reviewing the filing.',
    });
    expect(describeCancellation({ results: [{ ...refused, reason: undefined }] })).toEqual({
      tone: 'bad',
      title: 'Nothing was cancelled',
      message: undefined,
    });
  });

  it('gives each reason once', () => {
    const late = { ...refused, reason: 'The court has decided.' };
    expect(describeCancellation({ results: [refused, late, refused] }).message).toBe(
      'The court is reviewing the filing. The court has decided.',
    );
  });
});
