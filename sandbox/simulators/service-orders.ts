/** Processing of services without a court: printing and delivering courtesy copies, serving by email. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { charges } from '../db/schema/charges.ts';
import { courtesyCopies } from '../db/schema/courtesy-copies.ts';
import { filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { statusHistory } from '../db/schema/status-history.ts';
import type { FilingStatus } from '../generated/filing/schemas.ts';
import { refreshAttention } from '../services/filing/corrections.ts';
import { dispatchCopies } from '../services/filing/courtesy-copies.ts';
import { type Step, schedule } from './due-work.ts';
import { sendNotices } from './notices.ts';

/** Steps: sending email, handing a courtesy copy to the courier, delivering it to chambers. */
export const serviceOrderWork = {
  sendMail: 'e-service.send',
  dispatch: dispatchCopies,
  deliver: 'courtesy-copy.deliver',
} as const;

const provider = 'E-service provider';
const courier = 'Courier';
/** Courier time. */
const deliveryMinutes = 90;

interface Progress {
  status: FilingStatus;
  /** The order's new status text. */
  text: string;
  actor: string;
  comment?: string;
  isCompleted?: true;
}

const sendMail: Step = async (tx, { orderId }, now) => {
  const found = await lockOpenOrder(tx, orderId);
  if (!found) return;
  const isComplete = await sendNotices(tx, found.filingId, now);
  const text = isComplete ? 'Served' : 'Service incomplete';
  await progress(tx, found, { status: 'served', text, actor: provider, isCompleted: true }, now);
  if (!isComplete) await refreshAttention(tx, found.orderId);
};

const dispatch: Step = async (tx, { orderId }, now) => {
  const found = await lockOpenOrder(tx, orderId);
  if (!found) return;
  await tx
    .update(courtesyCopies)
    .set({ stage: 'out-for-delivery', printedAt: now })
    .where(eq(courtesyCopies.orderId, found.orderId));
  await progress(tx, found, { status: 'receipted', text: 'Out for delivery', actor: courier }, now);
  await schedule(tx, new Date(now.getTime() + deliveryMinutes * 60_000), serviceOrderWork.deliver, { orderId });
};

const deliver: Step = async (tx, { orderId }, now) => {
  const found = await lockOpenOrder(tx, orderId);
  if (!found) return;
  const receivedBy = 'Chambers clerk';
  await tx
    .update(courtesyCopies)
    .set({ stage: 'delivered', deliveredAt: now, receivedBy })
    .where(eq(courtesyCopies.orderId, found.orderId));
  const comment = `Received by ${receivedBy}.`;
  await progress(tx, found, { status: 'served', text: 'Delivered', actor: courier, comment, isCompleted: true }, now);
};

export const serviceOrderSteps: ReadonlyMap<string, Step> = new Map([
  [serviceOrderWork.sendMail, sendMail],
  [serviceOrderWork.dispatch, dispatch],
  [serviceOrderWork.deliver, deliver],
]);

interface OpenOrder {
  orderId: number;
  version: number;
  filingId: string;
}

/** The order and its filing, if unfinished. */
async function lockOpenOrder(tx: Database, orderId: unknown): Promise<OpenOrder | undefined> {
  if (typeof orderId !== 'number') return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  const [filing] = await tx.select().from(filings).where(eq(filings.orderId, orderId));
  if (order?.status !== 'in-progress' || !filing) return undefined;
  return { orderId, version: order.version, filingId: filing.filingId };
}

/** Completed work is charged: its fee goes on the next invoice. */
async function progress(
  tx: Database,
  { orderId, version, filingId }: OpenOrder,
  { status, text, actor, comment, isCompleted }: Progress,
  at: Date,
): Promise<void> {
  await tx.update(filings).set({ status, statusText: text }).where(eq(filings.filingId, filingId));
  await tx
    .insert(statusHistory)
    .values({ orderId, filingId, at, status, statusText: text, actor, comment: comment ?? null });
  await tx
    .update(orders)
    .set({
      version: version + 1,
      statusText: text,
      updatedAt: at,
      ...(isCompleted ? { status: 'completed' as const } : {}),
    })
    .where(eq(orders.orderId, orderId));
  if (!isCompleted) return;
  await tx
    .update(charges)
    .set({ status: 'billable', chargedAt: at })
    .where(and(eq(charges.orderId, orderId), eq(charges.status, 'not-yet-charged')));
}
