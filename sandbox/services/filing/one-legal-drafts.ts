/** Drafts of filings that One Legal carries, and what they would cost. */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { EFilingProvider, FilingFlow, OneLegalContent, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { noServiceOnNewCase } from '../../providers/onelegal/check.ts';
import { fromWire, toWire } from '../../providers/onelegal/codec.ts';
import { facts as oneLegal } from '../../providers/onelegal/facts.ts';
import { requireOneLegal } from '../../providers/onelegal/require-state.ts';
import { isCarriedAnywhere } from '../../providers/onelegal/tables.ts';
import { toDraftAnswer } from './draft-answers.ts';
import { type DraftContext, type StoredDraft, saveDraft } from './draft-store.ts';
import { quoteFees } from './fee-quotes.ts';
import { findMultisourceCourt } from './multisource-store.ts';

type Call = Omit<DraftContext, 'provider' | 'state'>;

export const oneLegalDrafts = {
  listOneLegalDrafts: async ({ db, session, query: { state, orderId } }) => {
    // Courtesy copies are drafted in every state.
    if (orderId === undefined) await requireOneLegal(db, state, undefined);
    const rows = await db
      .select({ order: orders, draft: drafts })
      .from(orders)
      .innerJoin(drafts, eq(drafts.orderId, orders.orderId))
      .where(
        and(
          eq(orders.clientId, session.clientId),
          eq(orders.state, state),
          eq(orders.status, 'draft'),
          orderId === undefined ? undefined : eq(orders.orderId, orderId),
        ),
      )
      .orderBy(desc(drafts.savedAt), desc(orders.orderId));
    return rows.map(toAnswer);
  },

  saveOneLegalDraft: async ({ db, clock, session, query: { state }, body: { content, ...body } }) => {
    const entered = fromWire(content);
    const provider = await carrierOf(db, state, entered);
    const saved = await saveDraft({ db, clock, session, state, provider }, { ...body, content: entered });
    return toAnswer(saved);
  },

  quoteOneLegalNewCaseFees: ({ query: { state }, body, ...call }) => quote(call, state, 'new-case', body),

  quoteOneLegalExistingCaseFees: ({ query: { state }, body, ...call }) => quote(call, state, 'existing-case', body),
} satisfies Handlers<Operations>;

async function quote(
  { db, clock, session }: Call,
  state: DraftContext['state'],
  flow: FilingFlow,
  { content, orderId }: { content: OneLegalContent; orderId?: number | undefined },
) {
  requireFlow(content, flow);
  const priced = fromWire(content);
  const provider = await carrierOf(db, state, priced);
  return quoteFees({ db, clock, session, state, provider }, priced, orderId);
}

/**
 * The provider of what One Legal carries. What reaches no clerk is carried in every state.
 * @throws ProblemError 404 `provider-not-available`.
 */
export async function carrierOf(db: Database, state: StateCode, content: FilingContent): Promise<EFilingProvider> {
  const { courtCode } = content;
  if (!isCarriedAnywhere(content)) return requireOneLegal(db, state, courtCode);
  const court = courtCode === undefined ? undefined : await findMultisourceCourt(db, state, courtCode);
  return court?.provider ?? oneLegal.id;
}

/**
 * The content's flow must be that of the call.
 * @throws ProblemError 422 `content-invalid` for another flow, or for service on a new case.
 */
export function requireFlow(content: OneLegalContent, flow: FilingFlow): void {
  if (content.filingFlow !== flow) {
    const message = flow === 'new-case' ? 'The content files into an existing case.' : 'The content opens a case.';
    throw problem(422, { code: 'content-invalid', detail: message, errors: { 'content.filingFlow': [message] } });
  }
  if (flow === 'new-case' && content.serviceRecipients.length > 0) {
    const errors = { 'content.serviceRecipients': [noServiceOnNewCase] };
    throw problem(422, { code: 'content-invalid', detail: noServiceOnNewCase, errors });
  }
}

function toAnswer(stored: StoredDraft) {
  return { ...toDraftAnswer(stored), content: toWire(stored.draft.content) };
}
