import { expect, test } from 'vitest';
import type { ServingAttempt, ServingJob, ServingProof } from '@/api/generated/serving/model';
import { arrivals, entryTitle, timelineOf } from './timeline';

const address = {
  addressId: 'home',
  label: 'home',
  street: '820 Harbor Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
  status: 'active',
  verification: { code: 'ok', severity: 'none', message: 'Address verified.', checkedAt: '2026-03-02T14:05:11Z' },
} satisfies ServingJob['addresses'][number];

const attempt = {
  attemptId: 'a1',
  number: 1,
  addressId: 'home',
  at: '2026-03-03T13:12:00Z',
  timeZone: 'America/Chicago',
  success: false,
  serveType: 'unsuccessful',
  deviceAt: '2026-03-03T13:12:00Z',
  photos: [],
  note: 'No answer.',
  findings: [],
} satisfies ServingAttempt;

const proof = {
  version: 2,
  status: 'approved',
  title: 'Affidavit of Service',
  isNonService: false,
  fileId: 'f',
  sha256: 'd'.repeat(64),
  signedAt: '2026-03-06T10:00:00Z',
  changeRequests: [{ at: '2026-03-05T10:00:00Z', by: 'Dana Whitlock', text: 'Apartment 3B', version: 1 }],
  findings: [],
  approvedBy: 'Dana Whitlock',
  approvedAt: '2026-03-06T11:00:00Z',
} satisfies ServingProof;

const document = {
  documentId: 'd1',
  fileId: 'f1',
  fileName: 'summons.pdf',
  title: 'Summons',
  kind: 'summons',
  pageCount: 2,
  sizeBytes: 184_320,
} as const;
const order = { orderId: 7, orderedAt: '2026-03-02T14:06:00Z', orderedBy: 'Dana Whitlock', documents: [document] };
const job = {
  addresses: [address],
  attempts: [attempt],
  messages: [
    {
      messageId: 'm1',
      at: '2026-03-04T10:00:00Z',
      from: 'firm' as const,
      author: 'Dana Whitlock',
      text: 'Works nights',
    },
    { messageId: 'm2', at: '2026-03-04T11:00:00Z', from: 'server' as const, author: 'Ruth Calloway', text: 'Noted' },
  ],
  history: [
    { at: '2026-03-02T14:06:00Z', jobStatus: 'dispatched' as const, text: 'Sent to a server', actor: 'Benchfile' },
  ],
  proof,
};

test('entries of all kinds, latest first', () => {
  expect(timelineOf(order, job).map(entryTitle)).toEqual([
    'Proof approved by Dana Whitlock',
    'Affidavit of Service signed again (version 2)',
    'Dana Whitlock asked for a change of version 1',
    'Message from Ruth Calloway',
    'Message to the server from Dana Whitlock',
    'Attempt 1: unsuccessful',
    'Sent to a server',
    '1 paper to serve',
  ]);
});

test('an attempt comes with its address, or without one that is gone', () => {
  const addressOf = (addresses: ServingJob['addresses']) =>
    timelineOf(order, { ...job, addresses }).flatMap((entry) => (entry.kind === 'attempt' ? [entry.address] : []));
  expect(addressOf([address])).toEqual([address]);
  expect(addressOf([])).toEqual([undefined]);
});

test('a proof that is only drafted has no entry, the first version no number', () => {
  const { signedAt, approvedAt: _, ...drafted } = { ...proof, version: 1, changeRequests: [] };
  const titles = (given: ServingProof | undefined) =>
    timelineOf(
      { ...order, documents: [document, document] },
      { ...job, attempts: [], messages: [], history: [], proof: given },
    ).map(entryTitle);
  expect(titles(undefined)).toEqual(['2 papers to serve']);
  expect(titles(drafted)).toEqual(['2 papers to serve']);
  expect(titles({ ...drafted, signedAt, approvedAt: signedAt, approvedBy: undefined })).toEqual([
    'Proof approved',
    'Affidavit of Service signed',
    '2 papers to serve',
  ]);
});

test('only what a later reading adds is announced', () => {
  const before = timelineOf(order, { ...job, attempts: [] });
  const after = timelineOf(order, job);
  expect(arrivals(undefined, after)).toEqual([]);
  const known = new Set(before.map(({ id }) => id));
  expect(arrivals(known, after).map(entryTitle)).toEqual(['Attempt 1: unsuccessful']);
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
});

test('entries are by time, whatever their kind, and those of one time as recorded, the latest first', () => {
  const at = '2026-03-04T10:30:00Z';
  const history = [
    { at, jobStatus: 'on-hold' as const, text: 'On hold', actor: 'Dana Whitlock' },
    { at, jobStatus: 'attempting' as const, text: 'Resumed', actor: 'Dana Whitlock' },
  ];
  expect(timelineOf(order, { ...job, attempts: [], proof: undefined, history }).map(entryTitle)).toEqual([
    'Message from Ruth Calloway',
    'Resumed',
    'On hold',
    'Message to the server from Dana Whitlock',
    '1 paper to serve',
  ]);
});

test('entries keep their ids from one reading to the next, and no two of one time and kind share one', () => {
  const at = '2026-03-04T10:30:00Z';
  const history = ['On hold', 'Resumed'].map((text) => ({ ...job.history[0], at, text }) as (typeof job.history)[0]);
  const changeRequests = [1, 2].map((version) => ({ at, by: 'Dana Whitlock', text: '', version }));
  const given = { ...job, history, proof: { ...proof, changeRequests } };
  const ids = timelineOf(order, given).map(({ id }) => id);
  expect(timelineOf(order, given).map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/\w/);
  const nextVersion = timelineOf(order, { ...given, proof: { ...given.proof, version: 3 } });
  expect(arrivals(new Set(ids), nextVersion).map(entryTitle)).toEqual([
    'Proof approved by Dana Whitlock',
    'Affidavit of Service signed again (version 3)',
  ]);
  expect(arrivals(new Set(ids), timelineOf({ ...order, orderId: 8 }, given)).map(entryTitle)).toEqual([
    '1 paper to serve',
  ]);
});
