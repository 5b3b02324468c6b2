/** How far an order and each recipient are. */
import type { JobStatus, JobSummary, ServingJob, ServingOrder, ServingSummary } from '@/api/generated/serving/model';

/** Recipients of an order by what became of them. */
export interface OrderProgress {
  total: number;
  served: number;
  notServed: number;
  onHold: number;
  underWay: number;
  cancelled: number;
}

const groups: Readonly<Record<JobStatus, Exclude<keyof OrderProgress, 'total'>>> = {
  'on-hold': 'onHold',
  dispatched: 'underWay',
  attempting: 'underWay',
  'skip-trace': 'underWay',
  served: 'served',
  'not-served': 'notServed',
  filed: 'served',
  cancelled: 'cancelled',
};

/** A filed proof of non-service says that no one was served. */
function groupOf({ jobStatus, proof }: Pick<JobSummary, 'jobStatus' | 'proof'>) {
  return jobStatus === 'filed' && proof?.isNonService ? 'notServed' : groups[jobStatus];
}

export function orderProgress({ jobs }: Pick<ServingSummary, 'jobs'>): OrderProgress {
  const progress = { total: jobs.length, served: 0, notServed: 0, onHold: 0, underWay: 0, cancelled: 0 };
  for (const job of jobs) progress[groupOf(job)] += 1;
  return progress;
}

/** A stage of serving a recipient. */
export interface Stage {
  name: string;
  state: 'done' | 'current' | 'next' | 'skipped';
}

/** The stages of a recipient. The first that isn't done is the current one. */
export function stagesOf(
  { mode }: Pick<ServingOrder, 'mode'>,
  { jobStatus, attempts, proof, server }: Pick<ServingJob, 'jobStatus' | 'attempts' | 'proof' | 'server'>,
): Stage[] {
  const isEnded = ['served', 'not-served', 'filed'].includes(jobStatus);
  const isFiled = jobStatus === 'filed' || proof?.status === 'filed';
  const isApproved = proof !== undefined && ['approved', 'filing', 'filed', 'rejected'].includes(proof.status);
  const isNonService = proof?.isNonService ?? jobStatus === 'not-served';
  const stages: [name: string, isDone: boolean][] = [
    ['Ordered', true],
    ['With a server', server !== undefined || attempts.length > 0 || isEnded],
    ['First attempt', attempts.length > 0 || isEnded],
    [isNonService ? 'Not served' : 'Served', isEnded],
    ['Proof signed', proof !== undefined && proof.status !== 'drafted' && proof.status !== 'changes-requested'],
    ['Proof approved', isApproved || isFiled],
    ...(mode === 'serve-and-file' ? [['Filed', isFiled] satisfies [string, boolean]] : []),
  ];
  const current = stages.findIndex(([, isDone]) => !isDone);
  return stages.map(([name, isDone], index) => ({ name, state: stateOf(isDone, index === current, jobStatus) }));
}

function stateOf(isDone: boolean, isCurrent: boolean, jobStatus: JobStatus): Stage['state'] {
  if (isDone) return 'done';
  if (jobStatus === 'cancelled') return 'skipped';
  return isCurrent ? 'current' : 'next';
}
