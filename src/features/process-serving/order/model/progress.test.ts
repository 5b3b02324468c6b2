import { expect, test } from 'vitest';
import type { JobStatus, ServingJob, ServingProof } from '@/api/generated/serving/model';
import { priceOfAction, refusalOf } from './job-actions';
import { orderProgress, stagesOf } from './progress';
import { chosenJob, matchingJobs } from './recipients';

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
    job('not-served'),
    job('on-hold'),
    job('dispatched'),
    job('attempting'),
    job('skip-trace'),
    job('cancelled'),
  ];
  expect(orderProgress({ jobs })).toEqual({
    total: 9,
    served: 2,
    notServed: 2,
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
});

test('the recipient of the address, else one that waits for the firm, else the first', () => {
  const jobs = [job('served'), job('on-hold', { position: 2, needsYou: true }), job('served', { position: 3 })];
  expect(chosenJob(jobs, { position: 3 })?.position).toBe(3);
  expect(chosenJob(jobs, { position: 99 })?.position).toBe(2);
  expect(chosenJob(jobs.slice(0, 1), { position: undefined })?.position).toBe(1);
  expect(chosenJob(jobs, { position: undefined, jobId: 'last' })?.position).toBe(2);
  const named = [...jobs, job('served', { jobId: 'last', position: 4 })];
  expect(chosenJob(named, { position: undefined, jobId: 'last' })?.position).toBe(4);
  expect(chosenJob(named, { position: 3, jobId: 'last' })?.position).toBe(3);
  expect(chosenJob([], { position: 1 })).toBeUndefined();
});

test('recipients are found by any words of their name, status and addresses', () => {
  const address = { street: '820 Harbor Street', city: 'Chicago', state: 'IL', zip: '60601' } as const;
  const verification = { code: 'ok', severity: 'none', message: '', checkedAt: '' } as const;
  const addresses = [{ addressId: 'a', label: 'home', status: 'active', verification, ...address } as const];
  const jobs = [job('served', { addresses }), job('on-hold', { displayName: 'Ada Lin', position: 2 })];
  expect(matchingJobs(jobs, ' ')).toBe(jobs);
  expect(matchingJobs(jobs, 'harbor okafor')).toHaveLength(1);
  expect(matchingJobs(jobs, 'on-hold')).toHaveLength(1);
  expect(matchingJobs(jobs, 'nobody')).toHaveLength(0);
});
