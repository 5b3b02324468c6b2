import { expect, test } from 'vitest';
import { chosenJob, matchingJobs } from './recipients';
import { servingJob } from './serving-job.testing';

test('the recipient of the address, else one that waits for the firm, else the first', () => {
  const jobs = [
    servingJob('served'),
    servingJob('on-hold', { position: 2, needsYou: true }),
    servingJob('served', { position: 3 }),
  ];
  expect(chosenJob(jobs, { position: 3 })?.position).toBe(3);
  expect(chosenJob(jobs, { position: 99 })?.position).toBe(2);
  expect(chosenJob(jobs.slice(0, 1), { position: undefined })?.position).toBe(1);
  expect(chosenJob(jobs, { position: undefined, jobId: 'last' })?.position).toBe(2);
  const named = [...jobs, servingJob('served', { jobId: 'last', position: 4 })];
  expect(chosenJob(named, { position: undefined, jobId: 'last' })?.position).toBe(4);
  expect(chosenJob(named, { position: 3, jobId: 'last' })?.position).toBe(3);
  expect(chosenJob([], { position: 1 })).toBeUndefined();
});

test('recipients are found by any words of their name, status and addresses', () => {
  const address = { street: '820 Harbor Street', city: 'Chicago', state: 'IL', zip: '60601' } as const;
  const verification = { code: 'ok', severity: 'none', message: '', checkedAt: '' } as const;
  const addresses = [{ addressId: 'a', label: 'home', status: 'active', verification, ...address } as const];
  const jobs = [servingJob('served', { addresses }), servingJob('on-hold', { displayName: 'Ada Lin', position: 2 })];
  expect(matchingJobs(jobs, ' ')).toBe(jobs);
  expect(matchingJobs(jobs, 'harbor okafor')).toHaveLength(1);
  expect(matchingJobs(jobs, 'on-hold')).toHaveLength(1);
  expect(matchingJobs(jobs, ' harbor   okafor ')).toHaveLength(1);
  expect(matchingJobs(jobs, 'harbor lin')).toHaveLength(0);
  expect(matchingJobs(jobs, 'okaforserved')).toHaveLength(0);
  expect(matchingJobs(jobs, 'nobody')).toHaveLength(0);
});
