/** Process serving: drafts, quotes and orders. */
import { eq } from 'drizzle-orm';
import { orders as ordersTable } from '../../../db/schema/orders.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { notFound } from '../../../http/problem.ts';
import { readCustody } from './custody.ts';
import { lockDraft, placedProblem, requireDraft, saveDraft, toDraftAnswer } from './draft-store.ts';
import { followFilings } from './follow-filings.ts';
import type { JobContext } from './job-changes.ts';
import { jobs } from './jobs.ts';
import { openOrder } from './open-order.ts';
import { readOrderAnswer, readOrderSummary, readRecipientAnswer } from './order-answer.ts';
import { orderChanges } from './order-changes.ts';
import { requireServingOrder, type StoredOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { quoteContent } from './quotes.ts';

/** The firm's placed order, up to date with its filings. @throws ProblemError 404. */
async function currentOrder({ db, clock, session }: JobContext, orderId: number): Promise<StoredOrder> {
  await openOrder(db, session, orderId);
  await followFilings(db, orderId, clock.now());
  return requireServingOrder(db, session, orderId);
}

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

  getServingOrder: async ({ db, clock, session, params: { orderId } }) =>
    readOrderAnswer(db, await currentOrder({ db, clock, session }, orderId), clock.now()),

  getServingSummary: async ({ db, clock, session, params: { orderId } }) =>
    readOrderSummary(db, await currentOrder({ db, clock, session }, orderId), clock.now()),

  getServingRecipient: async ({ db, clock, session, params: { orderId }, query: { position } }) => {
    const placed = await currentOrder({ db, clock, session }, orderId);
    const found = await readRecipientAnswer(db, placed, position, clock.now());
    if (!found) throw notFound('The order has no recipients.');
    return found;
  },

  getServingCustody: async ({ db, session, params: { orderId } }) => {
    await openOrder(db, session, orderId);
    return readCustody(db, orderId);
  },

  ...jobs,
  ...orderChanges,
} satisfies Handlers<Operations>;
