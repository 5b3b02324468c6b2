/** Changes of a placed order's recipients. Each locks the order first. */
import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingHistory, servingJobs, servingOrders } from '../../../db/schema/serving.ts';
import type { FilingStatus } from '../../../generated/filing/schemas.ts';
import type { HoldReason, JobStatus, QuoteLine } from '../../../generated/serving/schemas.ts';
import { notFound } from '../../../http/problem.ts';
import { notePushes } from '../../integration/matter-pushes.ts';
import { wantsAttention } from './attention.ts';
import { isServed, jobStatusText, orderStatus, orderStatusText } from './job-state.ts';
import { readJobs, type StoredJob, type StoredOrder } from './order-store.ts';
import { chargeOf } from './place-order.ts';

export interface LockedJob {
  placed: StoredOrder;
  stored: StoredJob;
}

/** The order, locked until the transaction ends; undefined if there is none. */
export async function lockOrder(tx: Database, orderId: number): Promise<StoredOrder | undefined> {
  await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
  const [found] = await tx
    .select({ order: orders, serving: servingOrders })
    .from(servingOrders)
    .innerJoin(orders, eq(orders.orderId, servingOrders.orderId))
    .where(eq(servingOrders.orderId, orderId));
  return found;
}

/** A recipient, its order locked; undefined if there is none. */
export async function lockJob(tx: Database, jobId: string): Promise<LockedJob | undefined> {
  const [job] = await tx.select({ orderId: servingJobs.orderId }).from(servingJobs).where(eq(servingJobs.jobId, jobId));
  const placed = job && (await lockOrder(tx, job.orderId));
  if (!placed) return undefined;
  const [stored] = await readJobs(tx, job.orderId, jobId);
  return stored && { placed, stored };
}

/** A recipient of the firm. @throws ProblemError 404. */
export async function requireJob(tx: Database, clientId: number, jobId: string): Promise<LockedJob> {
  const found = await lockJob(tx, jobId);
  if (!found || found.placed.order.clientId !== clientId) throw notFound('The recipient does not exist.');
  return found;
}

interface Change {
  jobStatus: JobStatus;
  holdReason?: HoldReason;
  /** For the history. */
  text: string;
  actor: string;
}

/** Changes a job's state and notes it in its history. `refreshOrder` follows once the caller is done. */
export async function changeJob(tx: Database, jobId: string, change: Change, at: Date): Promise<void> {
  const { jobStatus, holdReason = null, text, actor } = change;
  await tx.update(servingJobs).set({ jobStatus, holdReason }).where(eq(servingJobs.jobId, jobId));
  await tx.insert(servingHistory).values({ jobId, at, jobStatus, holdReason, text, actor });
}

const filingStatuses: Readonly<Partial<Record<JobStatus, FilingStatus>>> = {
  ...{ served: 'served', 'not-served': 'accepted', filed: 'served', cancelled: 'cancelled' },
};

/** Brings the order's row and its filings, which lists and matters show, up to date with its jobs. */
export async function refreshOrder(tx: Database, { order, serving }: StoredOrder, now: Date): Promise<void> {
  const { orderId } = order;
  const jobs = await readJobs(tx, orderId);
  for (const each of jobs)
    await tx
      .update(filings)
      .set({ status: filingStatuses[each.job.jobStatus] ?? 'submitted', statusText: jobStatusText(each) })
      .where(eq(filings.filingId, each.job.jobId));
  const statuses = jobs.map(({ job }) => job.jobStatus);
  const [total] = await tx
    .select({ cents: sum(charges.amountCents).mapWith(Number) })
    .from(charges)
    .where(eq(charges.orderId, orderId));
  const [current] = await tx.select({ version: orders.version }).from(orders).where(eq(orders.orderId, orderId));
  await tx
    .update(orders)
    .set({
      version: (current?.version ?? order.version) + 1,
      status: orderStatus(statuses),
      statusText: orderStatusText(statuses, jobs.filter(isServed).length),
      needsAttention: jobs.some((each) => wantsAttention({ state: order.state, mode: serving.mode }, each, now)),
      totalAmountCents: total?.cents ?? 0,
      updatedAt: now,
    })
    .where(eq(orders.orderId, orderId));
}

/** Charges what was used, at once. */
export async function chargeNow(tx: Database, { order }: StoredOrder, line: QuoteLine, now: Date): Promise<void> {
  if (line.amount === 0) return;
  const { userId, userName: name } = order;
  await tx.insert(charges).values({ ...chargeOf(order, { userId, name }, line, now), status: 'billable' });
}

/** A job has ended: its charges go on the next invoice, and to the matter. */
export async function settleCharges(tx: Database, { order }: StoredOrder, jobId: string, now: Date): Promise<void> {
  await tx
    .update(charges)
    .set({ status: 'billable', chargedAt: now })
    .where(and(eq(charges.orderId, order.orderId), eq(charges.filingId, jobId), eq(charges.status, 'not-yet-charged')));
  await notePushes(tx, order, now);
}

/** A job was cancelled before its first attempt: what was not yet charged never is. */
export async function dropCharges(tx: Database, { order }: StoredOrder, jobId: string): Promise<void> {
  await tx
    .delete(charges)
    .where(and(eq(charges.orderId, order.orderId), eq(charges.filingId, jobId), eq(charges.status, 'not-yet-charged')));
}
