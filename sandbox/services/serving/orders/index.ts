/** Process serving: drafts, quotes and orders. */
import { eq } from 'drizzle-orm';
import { orders as ordersTable } from '../../../db/schema/orders.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { readCustody } from './custody.ts';
import { lockDraft, placedProblem, requireDraft, saveDraft, toDraftAnswer } from './draft-store.ts';
import { followFilings } from './follow-filings.ts';
import { jobs } from './jobs.ts';
import { openOrder } from './open-order.ts';
import { readOrderAnswer } from './order-answer.ts';
import { orderChanges } from './order-changes.ts';
import { requireServingOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { quoteContent } from './quotes.ts';

export const orders = {
  saveServingDraft: async ({ db, clock, session, body }) =>
    toDraftAnswer(await saveDraft({ db, clock, session }, body)),

  getServingDraft: async ({ db, session, params: { orderId } }) => {
    const found = await requireDraft(db, session, orderId);
    if (found.order.status !== 'draft') throw await placedProblem(db, found.order);
    return toDraftAnswer(found);
  },

  deleteServingDraft: ({ db, session, params: { orderId } }) =>
    db.transaction(async (tx) => {
      const { order } = await lockDraft(tx, session, orderId);
      if (order.status !== 'draft') throw await placedProblem(tx, order);
      await tx.delete(ordersTable).where(eq(ordersTable.orderId, orderId));
      return undefined;
    }),

  quoteServing: ({ db, clock, session, body }) => quoteContent({ db, clock, session }, body),

  placeServingOrder: async ({ db, clock, session, headers, body }) => {
    const placed = await placeOrder({ db, clock, session }, body, headers['Idempotency-Key']);
    return readOrderAnswer(db, placed, clock.now());
  },

  getServingOrder: async ({ db, clock, session, params: { orderId } }) => {
    await openOrder(db, session, orderId);
    await followFilings(db, orderId, clock.now());
    return readOrderAnswer(db, await requireServingOrder(db, session, orderId), clock.now());
  },

  getServingCustody: async ({ db, session, params: { orderId } }) => {
    await openOrder(db, session, orderId);
    return readCustody(db, orderId);
  },

  ...jobs,
  ...orderChanges,
} satisfies Handlers<Operations>;
