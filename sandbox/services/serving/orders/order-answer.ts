/** A placed order as the service returns it. */
import { and, eq, isNotNull, sum } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { servingJobs } from '../../../db/schema/serving.ts';
import type {
  JobSummary,
  ServingAttempt,
  ServingJob,
  ServingOrder,
  ServingProof,
  ServingSummary,
} from '../../../generated/serving/schemas.ts';
import { toDollars } from '../../filing/money.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { deadlineOf } from '../rules/deadline.ts';
import { prices } from '../rules/prices.ts';
import { wantsAttention } from './attention.ts';
import {
  cancellationCents,
  diligenceOf,
  isOpen,
  isServed,
  jobActions,
  jobStatusText,
  orderStatus,
  orderStatusText,
  zoneOf,
} from './job-state.ts';
import { type BriefJob, readBriefJobs, readJobs, type StoredJob, type StoredOrder } from './order-store.ts';
import { proofTitle } from './proof-title.ts';
import { recipientName } from './serving-content.ts';

/** The order with all its recipients, as of `now`. */
export async function readOrderAnswer(db: Database, stored: StoredOrder, now: Date): Promise<ServingOrder> {
  const jobs = await readJobs(db, stored.order.orderId);
  const charged = await readCharged(db, stored.order.orderId);
  return {
    ...factsOf(stored, jobs, charged),
    jobs: jobs.map((job) => toJob(stored, job, charged.get(job.job.jobId) ?? 0, now)),
  };
}

/** The order with its recipients in brief, as of `now`. */
export async function readOrderSummary(db: Database, stored: StoredOrder, now: Date): Promise<ServingSummary> {
  const jobs = await readBriefJobs(db, stored.order.orderId);
  const charged = await readCharged(db, stored.order.orderId);
  return { ...factsOf(stored, jobs, charged), jobs: jobs.map((job) => toBrief(stored, job, now)) };
}

/** Tells what an order says besides its recipients. */
function factsOf(
  stored: StoredOrder,
  jobs: readonly BriefJob[],
  charged: ReadonlyMap<string, number>,
): Omit<ServingOrder, 'jobs'> {
  const { order, serving } = stored;
  const statuses = jobs.map(({ job }) => job.jobStatus);
  const open = jobs.filter(({ job }) => isOpen(job.jobStatus));
  const fee = open.reduce((cents, job) => cents + cancellationCents(job, charged.get(job.job.jobId) ?? 0), 0);
  return {
    orderId: order.orderId,
    version: order.version,
    service: serviceOf(stored),
    mode: serving.mode,
    state: order.state,
    status: orderStatus(statuses),
    statusText: orderStatusText(statuses, jobs.filter(isServed).length),
    orderedAt: order.dateOrdered.toISOString(),
    orderedBy: order.userName,
    case: serving.case,
    filingAttorney: serving.filingAttorney ?? undefined,
    documents: serving.documents,
    afterFilingOrderId: serving.afterFilingOrderId ?? undefined,
    notifyEmails: serving.notifyEmails,
    clientReference: order.clientReference,
    mappingId: order.mappingId ?? undefined,
    quoteId: serving.quoteId,
    total: toDollars(order.totalAmountCents),
    isLegacy: false,
    canRelease: jobs.some(({ job }) => job.jobStatus === 'on-hold' && job.holdReason === 'papers'),
    cancellation: {
      isAvailable: open.length > 0,
      ...(open.length === 0 && { reason: 'Service on all recipients has ended.' }),
      fee: toDollars(fee),
    },
  };
}

function toBrief(order: StoredOrder, stored: BriefJob, now: Date): JobSummary {
  const { job, addresses } = stored;
  return {
    jobId: job.jobId,
    position: job.position,
    displayName: recipientName(job.recipient),
    addresses: addresses.map(({ content: { street, unit, city, state, zip }, status }) => ({
      ...{ street, unit, city, state: stateOf(state), zip, status },
    })),
    jobStatus: job.jobStatus,
    holdReason: job.holdReason ?? undefined,
    statusText: jobStatusText(stored),
    needsYou: needsYou(order, stored, now),
    offers: openOffers(stored).map(({ offer }) => ({ offer })),
    proof: proofState(stored),
  };
}

const needsYou = ({ order, serving }: StoredOrder, stored: BriefJob, now: Date) =>
  wantsAttention({ state: order.state, mode: serving.mode }, stored, now);

/**
 * The recipient at a place in the order; without one there, the first that waits for the firm, else the first.
 * Undefined for an order without recipients.
 */
export async function readRecipientAnswer(
  db: Database,
  stored: StoredOrder,
  position: number | undefined,
  now: Date,
): Promise<ServingJob | undefined> {
  const jobId = (await jobAt(db, stored, position)) ?? (await firstShown(db, stored, now));
  return jobId === undefined ? undefined : readJobAnswer(db, stored, jobId, now);
}

async function jobAt(db: Database, { order }: StoredOrder, position: number | undefined): Promise<string | undefined> {
  if (position === undefined) return undefined;
  const [found] = await db
    .select({ jobId: servingJobs.jobId })
    .from(servingJobs)
    .where(and(eq(servingJobs.orderId, order.orderId), eq(servingJobs.position, position)));
  return found?.jobId;
}

async function firstShown(db: Database, stored: StoredOrder, now: Date): Promise<string | undefined> {
  const jobs = await readBriefJobs(db, stored.order.orderId);
  return (jobs.find((job) => needsYou(stored, job, now)) ?? jobs[0])?.job.jobId;
}

/** One recipient of the order, as of `now`. */
export async function readJobAnswer(db: Database, stored: StoredOrder, jobId: string, now: Date): Promise<ServingJob> {
  const [job] = await readJobs(db, stored.order.orderId, jobId);
  if (!job) throw new Error('The recipient is gone.');
  return toJob(stored, job, (await readCharged(db, stored.order.orderId)).get(jobId) ?? 0, now);
}

function serviceOf({ order: { service } }: StoredOrder): ServingOrder['service'] {
  return service === 'ProcessServingExistingCase' || service === 'LegalServiceOfProcess' ? service : 'ProcessServing';
}

/** Cents charged for each job, taken from the charges' rows. */
async function readCharged(db: Database, orderId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ jobId: charges.filingId, cents: sum(charges.amountCents).mapWith(Number) })
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .groupBy(charges.filingId)
    .having(isNotNull(charges.filingId));
  return new Map(rows.map(({ jobId, cents }) => [jobId ?? '', cents]));
}

function toJob(order: StoredOrder, stored: StoredJob, chargedCents: number, now: Date): ServingJob {
  const { job, messages, history } = stored;
  return {
    jobId: job.jobId,
    position: job.position,
    recipient: job.recipient,
    displayName: recipientName(job.recipient),
    addresses: stored.addresses.map((row) => toAddress(row)),
    level: job.level,
    extras: job.extras,
    dueOn: job.dueOn ?? undefined,
    instructions: job.instructions ?? undefined,
    jobStatus: job.jobStatus,
    holdReason: job.holdReason ?? undefined,
    statusText: jobStatusText(stored),
    needsYou: needsYou(order, stored, now),
    server: job.server ?? undefined,
    promise: promiseOf(stored),
    deadline: jobDeadline(order, stored, now),
    diligence: diligenceOf(order, stored, now),
    attempts: stored.attempts.map((row) => toAttempt(row, stored)),
    messages: messages.map(({ messageId, at, from, author, text }) => ({
      ...{ messageId, at: at.toISOString(), from, author, text },
    })),
    history: history.map(({ at, jobStatus, holdReason, text, actor }) => ({
      ...{ at: at.toISOString(), jobStatus, holdReason: holdReason ?? undefined, text, actor },
    })),
    actions: jobActions(stored, chargedCents),
    offers: toOffers(stored),
    proof: toProof(order, stored),
  };
}

/** The deadline by the rules of today, or of the day the order was decided. */
export function jobDeadline({ order, serving }: StoredOrder, { job }: StoredJob, now: Date) {
  const timeZone = zoneOf(order.state);
  const serverReceivedOn = job.acceptedAt === null ? undefined : dayIn(timeZone, job.acceptedAt);
  return { ...deadlineOf(order.state, dayIn(timeZone, now), { ...serving.case, serverReceivedOn }), timeZone };
}

function promiseOf({ job: { firstAttemptBy, completeBy } }: StoredJob): ServingJob['promise'] {
  if (firstAttemptBy === null || completeBy === null) return undefined;
  return { firstAttemptBy: firstAttemptBy.toISOString(), completeBy: completeBy.toISOString() };
}

/** No one can order without a state. */
const stateOf = (state: StoredJob['addresses'][number]['content']['state']) => state ?? 'DC';

function toAddress({ content, status, proposedBy, verification }: StoredJob['addresses'][number]) {
  const { acknowledged: _, state, ...address } = content;
  return {
    ...address,
    state: stateOf(state),
    status,
    verification,
    location: verification.location,
    proposedBy: proposedBy ?? undefined,
    ...(status === 'needs-approval' && { approvalPrice: toDollars(prices.backupAddress) }),
  };
}

function toAttempt({ content, attemptId }: StoredJob['attempts'][number], { photos }: StoredJob): ServingAttempt {
  return {
    ...content,
    photos: photos
      .filter((photo) => photo.attemptId === attemptId)
      .map(({ photoId, kind, takenAt, sha256 }) => ({ photoId, kind, takenAt: takenAt.toISOString(), sha256 })),
  };
}

/** Tells what the firm can order now. */
function openOffers<Offer extends BriefJob['offers'][number]>({
  job,
  offers,
}: Pick<BriefJob, 'job'> & { offers: Offer[] }): Offer[] {
  if (job.jobStatus !== 'on-hold' || job.holdReason !== 'cost') return [];
  return offers.filter(({ approvedAt }) => approvedAt === null);
}

function toOffers(stored: StoredJob): ServingJob['offers'] {
  return openOffers(stored).map(({ offer, label, amountCents, quoteId, validUntil }) => ({
    ...{ offer, label, amount: toDollars(amountCents), quoteId, validUntil: validUntil.toISOString() },
  }));
}

/** Tells how far a proof is; from the end of service until the server signs, it is drafted. */
function proofState({ job, proof }: BriefJob): Pick<ServingProof, 'status' | 'isNonService'> | undefined {
  if (proof) return { status: proof.status, isNonService: proof.isNonService };
  if (job.jobStatus !== 'served' && job.jobStatus !== 'not-served') return undefined;
  return { status: 'drafted', isNonService: job.jobStatus === 'not-served' };
}

const findingsOf = (attempts: StoredJob['attempts']) => attempts.flatMap(({ content }) => content.findings);

function toProof({ order }: StoredOrder, stored: StoredJob): ServingProof | undefined {
  const { proof, attempts } = stored;
  const state = proofState(stored);
  if (!state) return undefined;
  if (!proof) {
    const title = proofTitle(order.state, state.isNonService);
    return { version: 1, ...state, title, changeRequests: [], findings: findingsOf(attempts) };
  }
  return {
    ...{ version: proof.version, ...state, title: proof.title },
    ...{ fileId: proof.fileId, sha256: proof.sha256, signedAt: proof.signedAt?.toISOString() },
    changeRequests: proof.changeRequests,
    findings: findingsOf(attempts),
    approvedBy: proof.approvedBy ?? undefined,
    approvedAt: proof.approvedAt?.toISOString(),
    filingOrderId: proof.filingOrderId ?? undefined,
    clerkText: proof.clerkText ?? undefined,
  };
}
