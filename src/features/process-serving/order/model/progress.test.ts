import { expect, test } from 'vitest';
import type { JobStatus, ServingJob, ServingProof } from '@/api/generated/serving/model';
import { priceOfAction, refusalOf } from './job-actions';
import { orderProgress, stagesOf } from './progress';

const job = (jobStatus: JobStatus, more: Partial<ServingJob> = {}): ServingJob => ({
  jobId: 'j',
  position: 1,
  recipient: { kind: 'individual' },
  displayName: 'James Okafor',
  addresses: [],
  level: 'standard',
  extras: { notarizedProof: false, skipTrace: false },
  jobStatus,
  statusText: jobStatus,
  needsYou: false,
  deadline: { status: 'none', text: '' },
  attempts: [],
  messages: [],
  history: [],
  actions: [],
  offers: [],
  ...more,
});
const proof = (status: ServingProof['status'], isNonService = false): ServingProof => ({
  version: 1,
  status,
  title: 'Affidavit of Service',
  isNonService,
  fileId: 'f',
  sha256: 'd'.repeat(64),
  changeRequests: [],
  findings: [],
});
const server = { name: 'Ruth Calloway', registration: 'IL 117-001842', county: 'Cook' };

test('recipients are counted by what became of them', () => {
  const jobs = [
    job('served'),
    job('filed', { proof: proof('filed') }),
    job('filed', { proof: proof('filed', true) }),
    job('filed', { proof: proof('filed', true) }),
    job('filed'),
    job('served', { proof: proof('signed', true) }),
    job('not-served'),
    job('on-hold'),
    job('dispatched'),
    job('attempting'),
    job('skip-trace'),
    job('cancelled'),
  ];
  expect(orderProgress({ jobs })).toEqual({
    total: 12,
    served: 4,
    notServed: 3,
    onHold: 1,
    underWay: 3,
    cancelled: 1,
  });
});

const stageTexts = (mode: 'serve-only' | 'serve-and-file', given: ServingJob) =>
  stagesOf({ mode }, given).map(({ name, state }) => `${name}: ${state}`);

test('the first stage that is not done is the current one', () => {
  expect(stageTexts('serve-only', job('attempting', { server }))).toEqual([
    'Ordered: done',
    'With a server: done',
    'First attempt: current',
    'Served: next',
    'Proof signed: next',
    'Proof approved: next',
  ]);
  expect(stageTexts('serve-and-file', job('served', { proof: proof('approved') }))).toEqual([
    'Ordered: done',
    'With a server: done',
    'First attempt: done',
    'Served: done',
    'Proof signed: done',
    'Proof approved: done',
    'Filed: current',
  ]);
});

const stateOf = (name: string, given: ServingJob, mode: 'serve-only' | 'serve-and-file' = 'serve-and-file') =>
  stagesOf({ mode }, given).find((stage) => stage.name === name)?.state;
const attempt = { attemptId: 'a' } as ServingJob['attempts'][number];

test.each([
  ['before anybody has it', job('dispatched'), 'current', 'next'],
  ['once somebody has it', job('dispatched', { server }), 'done', 'current'],
  ['once somebody tried', job('attempting', { attempts: [attempt] }), 'done', 'done'],
  ['once it was served', job('served'), 'done', 'done'],
  ['once it ended without service', job('not-served'), 'done', 'done'],
  ['once it was filed', job('filed'), 'done', 'done'],
])('the server and the first attempt %s', (_, given, withServer, firstAttempt) => {
  expect(stateOf('With a server', given)).toBe(withServer);
  expect(stateOf('First attempt', given)).toBe(firstAttempt);
});

test.each([
  ['drafted', 'current', 'next', 'next'],
  ['changes-requested', 'current', 'next', 'next'],
  ['signed', 'done', 'current', 'next'],
  ['approved', 'done', 'done', 'current'],
  ['filing', 'done', 'done', 'current'],
  ['rejected', 'done', 'done', 'current'],
  ['filed', 'done', 'done', 'done'],
] as const)('a proof that is %s is signed: %s, approved: %s, filed: %s', (status, signed, approved, filed) => {
  const given = job('served', { proof: proof(status) });
  expect(stateOf('Proof signed', given)).toBe(signed);
  expect(stateOf('Proof approved', given)).toBe(approved);
  expect(stateOf('Filed', given)).toBe(filed);
});

test('a filed recipient is approved and filed, whatever the proof says', () => {
  expect(stateOf('Proof approved', job('filed'))).toBe('done');
  expect(stateOf('Filed', job('filed'))).toBe('done');
  expect(stateOf('Filed', job('filed'), 'serve-only')).toBeUndefined();
  expect(stateOf('Not served', job('filed', { proof: proof('filed', true) }))).toBe('done');
});

test('a recipient who was not served, a change of the proof, and a cancelled recipient', () => {
  expect(stageTexts('serve-only', job('not-served'))).toContain('Not served: done');
  const changed = stageTexts('serve-only', job('served', { proof: proof('changes-requested') }));
  expect(changed).toContain('Proof signed: current');
  expect(stageTexts('serve-and-file', job('filed', { proof: proof('filed') }))).toContain('Filed: done');
  expect(stageTexts('serve-only', job('cancelled'))).toContain('First attempt: skipped');
});

test('the service says what can be done, and former orders can only be downloaded', () => {
  const actions: ServingJob['actions'] = [
    { action: 'message', isAvailable: true },
    { action: 'resume', isAvailable: false, reason: 'This recipient isn’t on hold.' },
    { action: 'cancel', isAvailable: true, price: 25 },
  ];
  const order = { isLegacy: false };
  expect(refusalOf(order, { actions }, 'message')).toBeUndefined();
  expect(refusalOf(order, { actions }, 'resume')).toBe('This recipient isn’t on hold.');
  expect(refusalOf(order, { actions }, 'hold')).toBe('This isn’t available for this recipient now.');
  expect(refusalOf({ isLegacy: true }, { actions }, 'message')).toContain('former product');
  expect(priceOfAction({ actions }, 'cancel')).toBe(25);
  expect(priceOfAction({ actions }, 'message')).toBeUndefined();
  expect(priceOfAction({ actions }, 'hold')).toBeUndefined();
});
