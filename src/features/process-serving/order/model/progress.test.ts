import { expect, test } from 'vitest';
import type { ServingJob, ServingProof } from '@/api/generated/serving/model';
import { priceOfAction, refusalOf } from './job-actions';
import { orderProgress, stagesOf } from './progress';
import { servingJob } from './serving-job.testing';

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
    servingJob('served'),
    servingJob('filed', { proof: proof('filed') }),
    servingJob('filed', { proof: proof('filed', true) }),
    servingJob('filed', { proof: proof('filed', true) }),
    servingJob('filed'),
    servingJob('served', { proof: proof('signed', true) }),
    servingJob('not-served'),
    servingJob('on-hold'),
    servingJob('dispatched'),
    servingJob('attempting'),
    servingJob('skip-trace'),
    servingJob('cancelled'),
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
  expect(stageTexts('serve-only', servingJob('attempting', { server }))).toEqual([
    'Ordered: done',
    'With a server: done',
    'First attempt: current',
    'Served: next',
    'Proof signed: next',
    'Proof approved: next',
  ]);
  expect(stageTexts('serve-and-file', servingJob('served', { proof: proof('approved') }))).toEqual([
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
  ['before anybody has it', servingJob('dispatched'), 'current', 'next'],
  ['once somebody has it', servingJob('dispatched', { server }), 'done', 'current'],
  ['once somebody tried', servingJob('attempting', { attempts: [attempt] }), 'done', 'done'],
  ['once it was served', servingJob('served'), 'done', 'done'],
  ['once it ended without service', servingJob('not-served'), 'done', 'done'],
  ['once it was filed', servingJob('filed'), 'done', 'done'],
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
  const given = servingJob('served', { proof: proof(status) });
  expect(stateOf('Proof signed', given)).toBe(signed);
  expect(stateOf('Proof approved', given)).toBe(approved);
  expect(stateOf('Filed', given)).toBe(filed);
});

test('a filed recipient is approved and filed, whatever the proof says', () => {
  expect(stateOf('Proof approved', servingJob('filed'))).toBe('done');
  expect(stateOf('Filed', servingJob('filed'))).toBe('done');
  expect(stateOf('Filed', servingJob('filed'), 'serve-only')).toBeUndefined();
  expect(stateOf('Not served', servingJob('filed', { proof: proof('filed', true) }))).toBe('done');
});

test('a recipient who was not served, a change of the proof, and a cancelled recipient', () => {
  expect(stageTexts('serve-only', servingJob('not-served'))).toContain('Not served: done');
  const changed = stageTexts('serve-only', servingJob('served', { proof: proof('changes-requested') }));
  expect(changed).toContain('Proof signed: current');
  expect(stageTexts('serve-and-file', servingJob('filed', { proof: proof('filed') }))).toContain('Filed: done');
  expect(stageTexts('serve-only', servingJob('cancelled'))).toContain('First attempt: skipped');
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
