/** Drafts that nobody has saved for their whole lifetime are removed. */
import { eq } from 'drizzle-orm';
import { drafts, orders } from '../db/schema/orders.ts';
import { expireDraft } from '../services/filing/draft-store.ts';
import { type Step, schedule } from './due-work.ts';

/** Looks at a draft when its time was to end; saved again since, it gets a new appointment. */
const expire: Step = async (tx, { orderId }, now) => {
  if (typeof orderId !== 'number') return;
  const [found] = await tx
    .select({ status: orders.status, expiresAt: drafts.expiresAt })
    .from(orders)
    .innerJoin(drafts, eq(drafts.orderId, orders.orderId))
    .where(eq(orders.orderId, orderId))
    .for('update', { of: orders });
  if (found?.status !== 'draft') return;
  if (found.expiresAt > now) await schedule(tx, found.expiresAt, expireDraft, { orderId });
  else await tx.delete(orders).where(eq(orders.orderId, orderId));
};

export const draftExpirySteps: ReadonlyMap<string, Step> = new Map([[expireDraft, expire]]);
