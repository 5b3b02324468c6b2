/** Removes expired drafts. */
import { eq } from 'drizzle-orm';
import { drafts } from '../db/schema/drafts.ts';
import { orders } from '../db/schema/orders.ts';
import { servingDrafts } from '../db/schema/serving.ts';
import { expireDraft } from '../services/filing/draft-store.ts';
import { type Step, schedule } from './due-work.ts';

/** Deletes a draft at its expiry, or reschedules it if it was saved since. */
const expire: Step = async (tx, { orderId }, now) => {
  if (typeof orderId !== 'number') return;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  const [filing] = await tx.select().from(drafts).where(eq(drafts.orderId, orderId));
  const [serving] = await tx.select().from(servingDrafts).where(eq(servingDrafts.orderId, orderId));
  const draft = filing ?? serving;
  if (order?.status !== 'draft' || !draft) return;
  if (draft.expiresAt > now) await schedule(tx, draft.expiresAt, expireDraft, { orderId });
  else await tx.delete(orders).where(eq(orders.orderId, orderId));
};

export const draftExpirySteps: ReadonlyMap<string, Step> = new Map([[expireDraft, expire]]);
