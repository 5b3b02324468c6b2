import { describe, expect, it } from 'vitest';
import type { CancelledFiling, FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { cancellableFilings, describeCancellation } from './cancellation';

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

it('cancels what is on its way or was returned', () => {
  const filings = [
    filing('a', 'submitting'),
    filing('b', 'submitted'),
    filing('c', 'under-review'),
    filing('d', 'returned'),
    filing('e', 'accepted'),
  ];
  expect(cancellableFilings({ filings })).toEqual(['a', 'b', 'd']);
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

  it('tells of one, of all, of some and of none', () => {
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
});
