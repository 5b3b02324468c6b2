/** Drafts of Tyler filings: save, read, list, delete. */
import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { listDrafts, toDraftAnswer } from './draft-answers.ts';
import { requireDraft, saveDraft, submittedProblem } from './draft-store.ts';
import { requireExistingCase, requireNewCase } from './filing-content.ts';

export const drafts = {
  saveNewCaseDraft: async ({ db, clock, session, params: { state }, body }) => {
    const provider = requireTylerState(state);
    const saved = await saveDraft({ db, clock, session, state, provider }, body);
    return { ...toDraftAnswer(saved), content: requireNewCase(saved.draft.content) };
  },

  saveExistingCaseDraft: async ({ db, clock, session, params: { state }, body }) => {
    const provider = requireTylerState(state);
    const saved = await saveDraft({ db, clock, session, state, provider }, body);
    return { ...toDraftAnswer(saved), content: requireExistingCase(saved.draft.content) };
  },

  getNewCaseDraft: async ({ db, session, params: { state, orderId } }) => {
    const found = await requireDraft(db, { session, state }, orderId);
    const content = requireNewCase(found.draft.content);
    if (found.order.status !== 'draft') throw await submittedProblem(db, found.order);
    return { ...toDraftAnswer(found), content };
  },

  getExistingCaseDraft: async ({ db, session, params: { state, orderId } }) => {
    const found = await requireDraft(db, { session, state }, orderId);
    const content = requireExistingCase(found.draft.content);
    if (found.order.status !== 'draft') throw await submittedProblem(db, found.order);
    return { ...toDraftAnswer(found), content };
  },

  listDrafts: ({ db, session, params: { state }, query }) => listDrafts(db, session, state, query),

  listTylerDrafts: ({ db, session, params: { state }, query }) => {
    requireTylerState(state);
    return listDrafts(db, session, state, query);
  },

  deleteDraftOrder: async ({ db, session, params: { orderId } }) => {
    const mine = and(eq(orders.orderId, orderId), eq(orders.clientId, session.clientId));
    const deleted = await db
      .delete(orders)
      .where(and(mine, eq(orders.status, 'draft')))
      .returning();
    if (deleted.length > 0) return undefined;
    const [order] = await db.select({ orderId: orders.orderId }).from(orders).where(mine);
    if (!order) throw notFound('The order does not exist.');
    throw problem(409, { code: 'not-a-draft', detail: 'Only a draft can be deleted.' });
  },
} satisfies Handlers<Operations>;
