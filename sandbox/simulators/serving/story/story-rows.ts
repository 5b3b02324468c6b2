/** The recipients of a story as stored, apart from files. Pure: the same story gives the same rows. */
import type { ProofStatus } from '../../../generated/serving/schemas.ts';
import { verifyAddress } from '../../../services/serving/addresses/verify-address.ts';
import type { JobRow, StoredJob } from '../../../services/serving/orders/order-store.ts';
import type { Court } from '../attempt-facts.ts';
import { idOf } from '../chance.ts';
import { misreported } from './misreports.ts';
import { endOf, type PlayedJob, type PlayedStep, playJob } from './play-job.ts';
import type { ServingStory, StoryJob } from './story.ts';

export interface Telling {
  orderId: number;
  story: ServingStory;
  /** The court's state. */
  state: string;
  orderedAt: Date;
  /** The person who ordered. */
  person: string;
  /** The instant up to which the story goes. */
  until: Date;
}

/** A recipient with everything but its files, and how it was played. */
export interface ToldJob extends StoredJob {
  played: PlayedJob;
}

/** A step of the firm or the clerk with the proof. */
export interface ProofStep {
  at: Date;
  status: ProofStatus;
  text: string;
  actor: string;
}

const clerk = 'Clerk';
const hour = 3_600_000;

export function tellJobs({ orderId, story, state, orderedAt, person, until }: Telling): ToldJob[] {
  const court = { state, caseType: story.case.caseType };
  return story.jobs.map((job, index) => {
    const played = job.waits ? waiting(job, orderedAt) : play(job, court, orderedAt, until);
    const steps = proofSteps(job, played, { person, until });
    const end = endOf(played);
    const jobStatus = steps.at(-1)?.status === 'filed' ? 'filed' : end.jobStatus;
    return {
      played,
      job: jobRow(job, { orderId, position: index + 1, played, jobStatus, holdReason: end.holdReason, orderedAt }),
      addresses: job.addresses.map((content, position) => ({
        ...{ jobId: job.jobId, addressId: content.addressId, position, content, proposedBy: null },
        status: played.addressStatuses[position] ?? 'backup',
        verification: verifyAddress({ ...content, state: content.state ?? 'DC' }, orderedAt),
      })),
      attempts: played.attempts.map(({ at, content }) => ({
        ...{ attemptId: content.attemptId, jobId: job.jobId, number: content.number, at, content },
      })),
      photos: [],
      messages: (job.messages ?? []).map(({ afterHours, from, text }, at) => ({
        ...{ jobId: job.jobId, messageId: idOf(job.jobId, `message ${at}`), from, text },
        ...{ at: later(orderedAt, afterHours, until), author: from === 'firm' ? person : (played.server?.name ?? '') },
      })),
      history: [...played.steps, ...steps.map((step) => ({ ...step, jobStatus: end.jobStatus, holdReason: null }))].map(
        ({ at, jobStatus: reached, holdReason, text, actor = person }) => ({
          ...{ historyId: 0, jobId: job.jobId, at, jobStatus: reached, holdReason, text, actor },
        }),
      ),
      offers: [],
      // The server is late where it is only drafted.
      proof:
        job.proof?.status === 'drafted'
          ? undefined
          : played.signAt && proofRow(job, played.signAt, end.jobStatus === 'not-served', steps),
    };
  });
}

function play(job: StoryJob, court: Court, orderedAt: Date, until: Date): PlayedJob {
  const addresses = job.addresses.map((content) => ({
    content,
    location: verifyAddress({ ...content, state: content.state ?? 'DC' }, orderedAt).location,
  }));
  const played = playJob({ ...job, addresses }, court, orderedAt, until);
  return job.misreport ? misreported(played, job.misreport, { job, court }) : played;
}

/** Not sent out yet. */
function waiting(job: StoryJob, orderedAt: Date): PlayedJob {
  const step = (at: Date, holdReason: PlayedStep['holdReason'], text: string, actor: string | undefined) => ({
    ...{ at, jobStatus: 'on-hold' as const, holdReason, text, actor },
  });
  const ordered = step(orderedAt, 'court-acceptance', 'Ordered; waits for the clerk’s decision', undefined);
  const accepted = step(
    new Date(orderedAt.getTime() + 5 * hour),
    'papers',
    'The court accepted the papers. Release them.',
    clerk,
  );
  return {
    ...{ server: undefined, acceptedAt: undefined, promise: undefined, attempts: [], used: [], signAt: undefined },
    ...{ next: undefined, steps: job.waits === 'papers' ? [ordered, accepted] : [ordered] },
    addressStatuses: job.addresses.map((_, index) => (index === 0 ? 'active' : 'backup')),
  };
}

interface JobFacts extends Pick<JobRow, 'orderId' | 'position' | 'jobStatus' | 'holdReason'> {
  played: PlayedJob;
  orderedAt: Date;
}

function jobRow(
  { jobId, recipient, level, extras, instructions, waits }: StoryJob,
  { played, orderedAt, ...facts }: JobFacts,
): JobRow {
  const { server, acceptedAt, promise } = played;
  return {
    ...{ jobId, recipient, level, extras, dueOn: null, instructions: instructions ?? null, ...facts },
    ...{ server: server ?? null, dispatchedAt: waits ? null : orderedAt, acceptedAt: acceptedAt ?? null },
    ...{ firstAttemptBy: promise?.firstAttemptBy ?? null, completeBy: promise?.completeBy ?? null },
  };
}

/** Some hours after an instant, but before another. */
const later = (from: Date, hours: number, until: Date) =>
  new Date(Math.min(from.getTime() + hours * hour, until.getTime() - 60_000));

/** From approval to the clerk's decision, as far as the story goes. */
function proofSteps(
  { proof }: StoryJob,
  { signAt }: PlayedJob,
  { person, until }: { person: string; until: Date },
): ProofStep[] {
  if (!proof || !signAt) return [];
  const { status, filingOrderId, text = '' } = proof;
  const change: ProofStep = {
    ...{ at: later(signAt, 3, until), status: 'changes-requested', text: `Change of the proof requested: ${text}` },
    actor: person,
  };
  const filed: ProofStep =
    status === 'rejected'
      ? { at: later(signAt, 27, until), status, text: `The clerk rejected the proof. ${text}`.trim(), actor: clerk }
      : { at: later(signAt, 27, until), status: 'filed', text: 'Proof filed', actor: clerk };
  const submitted = `Proof submitted to the court with order ${filingOrderId}`;
  const course: ProofStep[] = [
    { at: later(signAt, 3, until), status: 'approved', text: 'Proof approved', actor: person },
    { at: later(signAt, 3.1, until), status: 'filing', text: submitted, actor: person },
    filed,
  ];
  if (status === 'changes-requested') return [change];
  return course.slice(0, course.findIndex((step) => step.status === status) + 1);
}

function proofRow(
  { jobId, proof }: StoryJob,
  signedAt: Date,
  isNonService: boolean,
  steps: readonly ProofStep[],
): NonNullable<StoredJob['proof']> {
  const approved = steps.find(({ status }) => status === 'approved');
  const change = steps.find(({ status }) => status === 'changes-requested');
  const { filingOrderId = null, text = '' } = proof ?? {};
  return {
    // The file is written with the rows.
    ...{ jobId, version: 1, title: '', isNonService, fileId: '', sha256: '', signedAt },
    status: steps.at(-1)?.status ?? 'signed',
    changeRequests: change ? [{ at: change.at.toISOString(), by: change.actor, text, version: 1 }] : [],
    ...{ approvedBy: approved?.actor ?? null, approvedAt: approved?.at ?? null, filingOrderId },
    clerkText: steps.at(-1)?.status === 'rejected' ? text : null,
  };
}
