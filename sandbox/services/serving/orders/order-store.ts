/** Placed orders as stored, with everything that happened. */
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema/orders.ts';
import {
  servingAddresses,
  servingAttempts,
  servingHistory,
  servingJobs,
  servingMessages,
  servingOffers,
  servingOrders,
  servingPhotos,
  servingProofs,
} from '../../../db/schema/serving.ts';
import type { Session } from '../../../http/operation.ts';
import { notFound } from '../../../http/problem.ts';

export type JobRow = typeof servingJobs.$inferSelect;
export type AttemptRow = typeof servingAttempts.$inferSelect;
export type PhotoRow = typeof servingPhotos.$inferSelect;

export interface StoredOrder {
  order: typeof orders.$inferSelect;
  serving: typeof servingOrders.$inferSelect;
}

/** A recipient with its addresses, attempts, messages, history, offers and proof. */
export interface StoredJob {
  job: JobRow;
  addresses: (typeof servingAddresses.$inferSelect)[];
  attempts: AttemptRow[];
  photos: PhotoRow[];
  messages: (typeof servingMessages.$inferSelect)[];
  history: (typeof servingHistory.$inferSelect)[];
  offers: (typeof servingOffers.$inferSelect)[];
  proof: typeof servingProofs.$inferSelect | undefined;
}

/** What a list of recipients says of one; no more is read for it. */
export interface BriefJob extends Pick<StoredJob, 'job' | 'proof'> {
  addresses: Pick<StoredJob['addresses'][number], 'content' | 'status'>[];
  attempts: { readonly length: number };
  /** Of recipients that the firm holds. */
  history: StoredJob['history'];
  offers: Pick<StoredJob['offers'][number], 'offer' | 'approvedAt'>[];
}

/** The firm's placed order. @throws ProblemError 404. */
export async function requireServingOrder(db: Database, { clientId }: Session, orderId: number): Promise<StoredOrder> {
  const [found] = await db
    .select({ order: orders, serving: servingOrders })
    .from(servingOrders)
    .innerJoin(orders, eq(orders.orderId, servingOrders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (!found) throw notFound('The order does not exist, or is for another service.');
  return found;
}

/** The recipients of an order, in order; of one job alone if given. */
export async function readJobs(db: Database, orderId: number, jobId?: string): Promise<StoredJob[]> {
  const isRead = and(eq(servingJobs.orderId, orderId), jobId === undefined ? undefined : eq(servingJobs.jobId, jobId));
  const jobs = await db.select().from(servingJobs).where(isRead).orderBy(asc(servingJobs.position));
  // As a query: hundreds of parameters take longer than the rows.
  const ids = db.select({ jobId: servingJobs.jobId }).from(servingJobs).where(isRead);
  const addresses = await db
    .select()
    .from(servingAddresses)
    .where(inArray(servingAddresses.jobId, ids))
    .orderBy(asc(servingAddresses.position));
  const attempts = await db
    .select()
    .from(servingAttempts)
    .where(inArray(servingAttempts.jobId, ids))
    .orderBy(asc(servingAttempts.number));
  const photos = await db
    .select()
    .from(servingPhotos)
    .where(inArray(servingPhotos.jobId, ids))
    .orderBy(asc(servingPhotos.takenAt), asc(servingPhotos.photoId));
  const messages = await db
    .select()
    .from(servingMessages)
    .where(inArray(servingMessages.jobId, ids))
    .orderBy(asc(servingMessages.at), asc(servingMessages.messageId));
  const history = await db
    .select()
    .from(servingHistory)
    .where(inArray(servingHistory.jobId, ids))
    .orderBy(asc(servingHistory.historyId));
  const offers = await db.select().from(servingOffers).where(inArray(servingOffers.jobId, ids));
  const proofs = await db.select().from(servingProofs).where(inArray(servingProofs.jobId, ids));
  const [addressesOf, attemptsOf, photosOf] = [byJob(addresses), byJob(attempts), byJob(photos)];
  const [messagesOf, historyOf, offersOf] = [byJob(messages), byJob(history), byJob(offers)];
  const proofsOf = byJob(proofs);
  return jobs.map((job) => ({
    job,
    addresses: addressesOf(job),
    attempts: attemptsOf(job),
    photos: photosOf(job),
    messages: messagesOf(job),
    history: historyOf(job),
    offers: offersOf(job),
    proof: proofsOf(job)[0],
  }));
}

/** The recipients of an order in brief, in order. All about those of a large order is megabytes. */
export async function readBriefJobs(db: Database, orderId: number): Promise<BriefJob[]> {
  const isRead = eq(servingJobs.orderId, orderId);
  const jobs = await db.select().from(servingJobs).where(isRead).orderBy(asc(servingJobs.position));
  const idsOf = (condition: SQL | undefined) =>
    db.select({ jobId: servingJobs.jobId }).from(servingJobs).where(condition);
  const ids = idsOf(isRead);
  const addresses = await db
    .select({ jobId: servingAddresses.jobId, content: servingAddresses.content, status: servingAddresses.status })
    .from(servingAddresses)
    .where(inArray(servingAddresses.jobId, ids))
    .orderBy(asc(servingAddresses.position));
  const attempts = await db
    .select({ jobId: servingAttempts.jobId, length: count() })
    .from(servingAttempts)
    .where(inArray(servingAttempts.jobId, ids))
    .groupBy(servingAttempts.jobId);
  const history = await db
    .select()
    .from(servingHistory)
    .where(inArray(servingHistory.jobId, idsOf(and(isRead, eq(servingJobs.holdReason, 'firm')))))
    .orderBy(asc(servingHistory.historyId));
  const offers = await db
    .select({ jobId: servingOffers.jobId, offer: servingOffers.offer, approvedAt: servingOffers.approvedAt })
    .from(servingOffers)
    .where(inArray(servingOffers.jobId, ids));
  const proofs = await db.select().from(servingProofs).where(inArray(servingProofs.jobId, ids));
  const [addressesOf, attemptsOf, historyOf] = [byJob(addresses), byJob(attempts), byJob(history)];
  const [offersOf, proofsOf] = [byJob(offers), byJob(proofs)];
  return jobs.map((job) => ({
    job,
    addresses: addressesOf(job),
    attempts: attemptsOf(job)[0] ?? [],
    history: historyOf(job),
    offers: offersOf(job),
    proof: proofsOf(job)[0],
  }));
}

/** The rows of each job. */
function byJob<Row extends { jobId: string }>(rows: readonly Row[]): (job: JobRow) => Row[] {
  const groups = Map.groupBy(rows, ({ jobId }) => jobId);
  return ({ jobId }) => groups.get(jobId) ?? [];
}
