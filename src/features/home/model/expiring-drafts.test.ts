import { afterEach, expect, it } from 'vitest';
import type { OrderRow } from '@/api/generated/billing/model';
import { setHomeZone } from '@/lib/format/home-zone';
import { expiringDrafts, expiryText } from './expiring-drafts';

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

afterEach(() => setHomeZone(undefined));

it('lists drafts that expire within seven days, with the days until then by the firm’s calendar', () => {
  setHomeZone('America/New_York');
  // 11:30 PM in New York on November 20.
  const late = new Date('2026-11-21T04:30:00Z');
  const drafts = [
    draft(1, '2026-11-21T04:30:00Z'),
    draft(2, '2026-11-21T04:45:00Z'),
    draft(3, '2026-11-21T05:15:00Z'),
    draft(4, '2026-11-23T04:00:00Z'),
    draft(5, '2026-11-28T04:59:00Z'),
    draft(6, '2026-11-28T05:00:00Z'),
    { ...row, orderId: 7 },
  ];
  expect(expiringDrafts(drafts, late).map((each) => [each.draft.orderId, each.daysLeft])).toEqual([
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 7],
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
