import { expect, it } from 'vitest';
import type { OrderRow } from '@/api/generated/billing/model';
import { expiringDrafts, expiryText } from './expiring-drafts';

const now = new Date('2026-11-20T12:00:00Z');
const row = {
  service: 'CreateCase',
  state: 'IL',
  status: 'draft',
  statusText: 'Draft',
  dateOrdered: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-01T12:00:00Z',
  orderedBy: { userId: 1, name: 'Nora Marlow' },
  clientReference: '',
  matterName: '',
  description: '',
  totalAmount: 0,
  documentCount: 0,
} satisfies Omit<OrderRow, 'orderId'>;
const draft = (orderId: number, expiresAt: string): OrderRow => ({
  ...row,
  orderId,
  draft: { provider: 'tyler', filingFlow: 'new-case', expiresAt },
});

it('lists drafts that expire within seven days, with the days left', () => {
  const drafts = [
    draft(1, '2026-11-20T12:00:00Z'),
    draft(2, '2026-11-20T18:00:00Z'),
    draft(3, '2026-11-22T18:00:00Z'),
    draft(4, '2026-11-27T12:00:00Z'),
    draft(5, '2026-11-27T12:00:01Z'),
    { ...row, orderId: 6 },
  ];
  expect(expiringDrafts(drafts, now).map((each) => [each.draft.orderId, each.daysLeft])).toEqual([
    [2, 0],
    [3, 2],
    [4, 7],
  ]);
});

it('describes the days left', () => {
  expect([0, 1, 2, 7].map(expiryText)).toEqual([
    'Expires today',
    'Expires tomorrow',
    'Expires in 2 days',
    'Expires in 7 days',
  ]);
});
