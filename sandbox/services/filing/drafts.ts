/** Drafts of Tyler filings: save, read, list, delete. */
import { and, desc, eq } from 'drizzle-orm';
import { sameReference, withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { drafts as draftsTable } from '../../db/schema/drafts.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { DraftSummary, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { apiTypeOf } from '../../providers/facts.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { requireDraft, type StoredDraft, saveDraft, submittedProblem } from './draft-store.ts';
import { requireExistingCase, requireNewCase } from './filing-content.ts';

export const drafts = {
  saveNewCaseDraft: async ({ db, clock, session, params: { state }, body }) => {
    const provider = requireTylerState(state);
    const saved = await saveDraft({ db, clock, session, state, provider }, body);
    return { ...toDraft(saved), content: requireNewCase(saved.draft.content) };
  },

  saveExistingCaseDraft: async ({ db, clock, session, params: { state }, body }) => {
    const provider = requireTylerState(state);
    const saved = await saveDraft({ db, clock, session, state, provider }, body);
    return { ...toDraft(saved), content: requireExistingCase(saved.draft.content) };
  },

  getNewCaseDraft: async ({ db, session, params: { state, orderId } }) => {
    const found = await requireDraft(db, { session, state }, orderId);
    const content = requireNewCase(found.draft.content);
    if (found.order.status !== 'draft') throw await submittedProblem(db, found.order);
    return { ...toDraft(found), content };
  },

  getExistingCaseDraft: async ({ db, session, params: { state, orderId } }) => {
    const found = await requireDraft(db, { session, state }, orderId);
    const content = requireExistingCase(found.draft.content);
    if (found.order.status !== 'draft') throw await submittedProblem(db, found.order);
    return { ...toDraft(found), content };
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

function toDraft({ order, draft }: StoredDraft) {
  return {
    orderId: order.orderId,
    version: draft.version,
    state: order.state,
    mappingId: order.mappingId ?? undefined,
    clientReference: order.clientReference || undefined,
    correctsOrderId: order.correctsOrderId ?? undefined,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy: { userId: draft.savedByUserId, name: draft.savedByName },
    expiresAt: draft.expiresAt.toISOString(),
  };
}

interface DraftFilter {
  startDate?: string | undefined;
  endDate?: string | undefined;
  matter?: string | undefined;
  mappingId?: string | undefined;
}

async function listDrafts(
  db: Database,
  { clientId }: Session,
  state: StateCode,
  { startDate, endDate, matter, mappingId }: DraftFilter,
): Promise<DraftSummary[]> {
  const { provider: usual, timeZone } = capabilityOf(state);
  const rows = await db
    .select({
      order: orders,
      version: draftsTable.version,
      filingFlow: draftsTable.filingFlow,
      createdAt: draftsTable.createdAt,
      savedAt: draftsTable.savedAt,
      savedByUserId: draftsTable.savedByUserId,
      savedByName: draftsTable.savedByName,
      expiresAt: draftsTable.expiresAt,
    })
    .from(orders)
    .innerJoin(draftsTable, eq(draftsTable.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.status, 'draft'),
        eq(orders.state, state),
        withinDays(draftsTable.savedAt, { from: startDate, to: endDate }, timeZone),
        sameReference(orders.clientReference, matter),
        mappingId === undefined ? undefined : eq(orders.mappingId, mappingId),
      ),
    )
    .orderBy(desc(draftsTable.savedAt), desc(orders.orderId));
  return rows.map(({ order, ...draft }) => ({
    orderId: order.orderId,
    version: draft.version,
    state: order.state,
    provider: order.provider ?? usual,
    apiType: apiTypeOf(order.provider ?? usual),
    filingFlow: draft.filingFlow,
    courtCode: order.courtCode ?? undefined,
    courtName: order.courtName ?? undefined,
    caseTitle: order.caseTitle ?? '',
    caseNumber: order.caseNumber ?? undefined,
    clientReference: order.clientReference || undefined,
    mappingId: order.mappingId ?? undefined,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy: { userId: draft.savedByUserId, name: draft.savedByName },
    expiresAt: draft.expiresAt.toISOString(),
    documentCount: order.documentCount,
  }));
}
