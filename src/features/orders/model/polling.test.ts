import { expect, it } from 'vitest';
import type { FilingRecipient, MatterSync, OrderDetail } from '@/api/generated/filing/model';
import { orderPollInterval, pollInterval } from './polling';

it('polls faster while an order is in progress', () => {
  expect(pollInterval(true)).toBe(5_000);
  expect(pollInterval(false)).toBe(60_000);
  expect(pollInterval(undefined)).toBe(60_000);
});

const sent: FilingRecipient = {
  name: 'Edda Rask',
  email: 'edda.rask@example.com',
  statusCode: 'sent',
  isOpened: false,
  servedDate: '2026-03-03T09:00:00Z',
};
const filing: OrderDetail['filings'][number] = {
  filingId: 'f',
  filingTypeCode: '1',
  filingTypeName: 'Complaint',
  description: '',
  status: 'accepted',
  statusText: 'Accepted',
  action: 'EFile',
  security: 'public',
  documents: [],
  recipients: [sent],
};
const matterSync: MatterSync = {
  mappingId: 'm',
  systemName: 'Clio',
  matterReference: '1',
  items: [{ id: 1, kind: 'fee', name: 'Filing fee', status: 'waiting' }],
};
const servedWith = (recipient: Partial<FilingRecipient>) => [{ ...filing, recipients: [{ ...sent, ...recipient }] }];
const hourLater = Date.parse('2026-03-03T10:00:00Z');

it.each<[string, Parameters<typeof orderPollInterval>[0], number | false]>([
  ['not loaded', undefined, false],
  ['in progress', { status: 'in-progress', filings: [] }, 5_000],
  ['syncing to the matter', { status: 'accepted', filings: [], matterSync }, 5_000],
  [
    'retrying the sync',
    {
      status: 'accepted',
      filings: [],
      matterSync: {
        ...matterSync,
        items: [{ id: 1, kind: 'fee', name: 'Filing fee', status: 'waiting', reason: 'Timeout' }],
      },
    },
    false,
  ],
  [
    'synced',
    {
      status: 'accepted',
      filings: [],
      matterSync: { ...matterSync, items: [{ id: 1, kind: 'fee', name: 'Filing fee', status: 'arrived' }] },
    },
    false,
  ],
  ['without anything to sync', { status: 'accepted', filings: [], matterSync: { ...matterSync, items: [] } }, false],
  ['sent and not opened yet', { status: 'accepted', filings: [filing] }, 60_000],
  ['opened', { status: 'accepted', filings: servedWith({ isOpened: true }) }, false],
  ['not delivered', { status: 'accepted', filings: servedWith({ statusCode: 'undeliverable' }) }, false],
  ['sent three days ago', { status: 'accepted', filings: servedWith({ servedDate: '2026-02-28T10:00:00Z' }) }, false],
  ['final', { status: 'rejected', filings: [] }, false],
])('polls an order that is %s', (_, order, expected) => {
  expect(orderPollInterval(order, hourLater)).toBe(expected);
});
