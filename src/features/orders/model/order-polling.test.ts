import { expect, it } from 'vitest';
import type { FilingRecipient, OrderDetail } from '@/api/generated/filing/model';
import { orderPollInterval } from './order-polling';

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
const matterSync: OrderDetail['matterSync'] = {
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
  ['on its way to the matter', { status: 'accepted', filings: [], matterSync }, 5_000],
  ['sent to somebody who may open it', { status: 'accepted', filings: [filing] }, 60_000],
  ['opened', { status: 'accepted', filings: servedWith({ isOpened: true }) }, false],
  ['not delivered', { status: 'accepted', filings: servedWith({ statusCode: 'undeliverable' }) }, false],
  ['sent days ago', { status: 'accepted', filings: servedWith({ servedDate: '2026-02-20T09:00:00Z' }) }, false],
  ['at its end', { status: 'rejected', filings: [] }, false],
])('follows an order that is %s', (_, order, expected) => {
  expect(orderPollInterval(order, hourLater)).toBe(expected);
});
