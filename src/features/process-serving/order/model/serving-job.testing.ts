import type { JobStatus, ServingJob } from '@/api/generated/serving/model';

/** A recipient of whom nothing is known yet. */
export const servingJob = (jobStatus: JobStatus, more: Partial<ServingJob> = {}): ServingJob => ({
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
