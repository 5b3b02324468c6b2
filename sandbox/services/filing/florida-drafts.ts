/** Drafts, quotes and submissions with the Florida portal. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FilingFlow, FlContent, FlDraft } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { fromWire, toWire } from '../../providers/granicus/codec.ts';
import { facts } from '../../providers/granicus/facts.ts';
import { readOpenDrafts, toDraftAnswer } from './draft-answers.ts';
import { type DraftContext, type StoredDraft, saveDraft, submittedProblem } from './draft-store.ts';
import { quoteFees } from './fee-quotes.ts';
import { filingFlowOf } from './order-store.ts';
import { submitEnvelope } from './submission/submit-envelope.ts';

interface Call {
  db: Database;
  clock: Clock;
  session: Session;
}

function contextOf({ db, clock, session }: Call): DraftContext {
  return { db, clock, session, state: facts.states[0], provider: facts.id };
}

export const floridaDrafts = {
  listFlDrafts: async ({ query: { orderId, isSubmitted }, ...call }) => {
    const context = contextOf(call);
    if (isSubmitted && orderId !== undefined) return readSubmitted(context, orderId);
    const found = await readOpenDrafts(context.db, context, orderId);
    if (orderId !== undefined && found.length === 0) await refuseSubmitted(context, orderId);
    return found.map((each) => toFlDraft(each));
  },

  saveFlDraft: async ({ body, ...call }) =>
    toFlDraft(await saveDraft(contextOf(call), { ...body, content: fromWire(body.content) })),

  quoteFlFees: ({ query: { isExisting }, body: { content, orderId }, ...call }) => {
    requireFlow(content, isExisting ? 'existing-case' : 'new-case');
    return quoteFees(contextOf(call), fromWire(content), orderId);
  },

  submitFlNewCase: ({ body, headers, ...call }) => {
    requireFlow(body.content, 'new-case');
    return submitEnvelope(contextOf(call), {
      ...body,
      content: fromWire(body.content),
      idempotencyKey: headers['Idempotency-Key'],
    });
  },

  submitFlExistingCase: ({ body, headers, ...call }) => {
    requireFlow(body.content, 'existing-case');
    return submitEnvelope(contextOf(call), {
      ...body,
      content: fromWire(body.content),
      idempotencyKey: headers['Idempotency-Key'],
    });
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 422 for content of the other call. */
function requireFlow({ filingFlow }: FlContent, expected: FilingFlow): void {
  if (filingFlow === expected) return;
  const errors = { 'content.filingFlow': [`Must be ${expected}.`] };
  throw problem(422, { code: 'content-invalid', detail: 'The content belongs to the other call.', errors });
}

/** `content`: what was submitted, if not the draft's own. */
function toFlDraft(stored: StoredDraft, content: FilingContent = stored.draft.content): FlDraft {
  const { state: _, ...answer } = toDraftAnswer(stored);
  return { ...answer, content: toWire(content) };
}

async function readSubmitted({ db, session, provider }: DraftContext, orderId: number): Promise<FlDraft[]> {
  const rows = await db
    .select({ order: orders, draft: drafts, envelope: envelopes })
    .from(orders)
    .leftJoin(drafts, eq(drafts.orderId, orders.orderId))
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, session.clientId), eq(orders.provider, provider)));
  return rows.map(({ order, draft, envelope }) =>
    toFlDraft({ order, draft: draft ?? draftOfEnvelope(order, envelope) }, envelope.content),
  );
}

/** Orders of the demo were never drafts. */
function draftOfEnvelope(
  { orderId, clientId, userId, userName, service }: StoredDraft['order'],
  { content, submittedAt }: typeof envelopes.$inferSelect,
): StoredDraft['draft'] {
  return {
    orderId,
    clientId,
    version: 1,
    filingFlow: filingFlowOf(service) ?? 'new-case',
    content,
    createdAt: submittedAt,
    savedAt: submittedAt,
    savedByUserId: userId,
    savedByName: userName,
    expiresAt: submittedAt,
    idempotencyKey: null,
  };
}

/** @throws ProblemError 409 `draft-submitted`. */
async function refuseSubmitted({ db, session, provider }: DraftContext, orderId: number): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, session.clientId), eq(orders.provider, provider)));
  if (order) throw await submittedProblem(db, order);
}
