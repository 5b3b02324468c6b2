/** A placed order as the service returns it. */
import { eq, isNotNull, sum } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import type { ServingAttempt, ServingJob, ServingOrder, ServingProof } from '../../../generated/serving/schemas.ts';
import { toDollars } from '../../filing/money.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { deadlineOf } from '../rules/deadline.ts';
import { prices } from '../rules/prices.ts';
import {
  cancellationCents,
  diligenceOf,
  isOpen,
  isServed,
  jobActions,
  jobStatusText,
  needsFirm,
  orderStatus,
  orderStatusText,
  zoneOf,
} from './job-state.ts';
import { readJobs, type StoredJob, type StoredOrder } from './order-store.ts';
import { recipientName } from './serving-content.ts';

/** The order with all its recipients, as of `now`. */
export async function readOrderAnswer(db: Database, stored: StoredOrder, now: Date): Promise<ServingOrder> {
  const { order, serving } = stored;
  const jobs = await readJobs(db, order.orderId);
  const charged = await readCharged(db, order.orderId);
  const chargedOf = ({ job }: StoredJob) => charged.get(job.jobId) ?? 0;
  const statuses = jobs.map(({ job }) => job.jobStatus);
  const open = jobs.filter(({ job }) => isOpen(job.jobStatus));
  const fee = open.reduce((cents, job) => cents + cancellationCents(job, chargedOf(job)), 0);
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
    jobs: jobs.map((job) => toJob(stored, job, chargedOf(job), now)),
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
    needsYou: needsFirm(stored),
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
    proof: toProof(stored),
  };
}

/** The deadline by the rules of today, or of the day the order was decided. */
export function jobDeadline({ order, serving }: StoredOrder, { job }: StoredJob, now: Date) {
  const timeZone = zoneOf(order.state);
  const serverReceivedOn = job.acceptedAt === null ? undefined : dayIn(timeZone, job.acceptedAt);
  return deadlineOf(order.state, dayIn(timeZone, now), { ...serving.case, serverReceivedOn });
}

function promiseOf({ job: { firstAttemptBy, completeBy } }: StoredJob): ServingJob['promise'] {
  if (firstAttemptBy === null || completeBy === null) return undefined;
  return { firstAttemptBy: firstAttemptBy.toISOString(), completeBy: completeBy.toISOString() };
}

function toAddress({ content, status, proposedBy, verification }: StoredJob['addresses'][number]) {
  const { acknowledged: _, state, ...address } = content;
  return {
    ...address,
    // Nobody can order without a state.
    state: state ?? 'DC',
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

function toOffers({ job, offers }: StoredJob): ServingJob['offers'] {
  if (job.jobStatus !== 'on-hold' || job.holdReason !== 'cost') return [];
  return offers
    .filter(({ approvedAt }) => approvedAt === null)
    .map(({ offer, label, amountCents, quoteId, validUntil }) => ({
      ...{ offer, label, amount: toDollars(amountCents), quoteId, validUntil: validUntil.toISOString() },
    }));
}

function toProof({ proof, attempts }: StoredJob): ServingProof | undefined {
  if (!proof) return undefined;
  return {
    ...{ version: proof.version, status: proof.status, title: proof.title, isNonService: proof.isNonService },
    ...{ fileId: proof.fileId, sha256: proof.sha256, signedAt: proof.signedAt?.toISOString() },
    changeRequests: proof.changeRequests,
    findings: attempts.flatMap(({ content }) => content.findings),
    approvedBy: proof.approvedBy ?? undefined,
    approvedAt: proof.approvedAt?.toISOString(),
    filingOrderId: proof.filingOrderId ?? undefined,
    clerkText: proof.clerkText ?? undefined,
  };
}
