/** Filings that One Legal carries: submit and read. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { multisourceCourts } from '../../db/schema/multisource.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FilingFlow, OneLegalFilingDetail, SubmitOneLegalFiling } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { fromWire, toWire } from '../../providers/onelegal/codec.ts';
import { requireOneLegal } from '../../providers/onelegal/require-state.ts';
import { isCourtesyCopy } from '../../providers/onelegal/tables.ts';
import { requireDeliverable, withPrintedDocuments } from './courtesy-copies.ts';
import { type DraftContext, requireDraft } from './draft-store.ts';
import { isFsxConnected } from './fsx-connections.ts';
import { carrierOf, requireFlow } from './one-legal-drafts.ts';
import { isRefused } from './order-actions.ts';
import { courtOf } from './order-detail.ts';
import { readOrderFilings } from './order-filings.ts';
import { submitEnvelope } from './submission/submit-envelope.ts';

type Call = Omit<DraftContext, 'provider' | 'state'>;

export const oneLegalFilings = {
  submitOneLegalNewCase: ({ query: { state }, headers, body, ...call }) =>
    submit(call, { ...body, state, flow: 'new-case', key: headers['Idempotency-Key'] }),

  submitOneLegalExistingCase: ({ query: { state }, headers, body, ...call }) =>
    submit(call, { ...body, state, flow: 'existing-case', key: headers['Idempotency-Key'] }),

  listOneLegalNewCaseFilings: ({ query, ...call }) => listFilings(call, 'new-case', query),

  listOneLegalExistingCaseFilings: ({ query, ...call }) => listFilings(call, 'existing-case', query),
} satisfies Handlers<Operations>;

interface Submission extends SubmitOneLegalFiling {
  state: DraftContext['state'];
  flow: FilingFlow;
  key: string;
}

async function submit({ db, clock, session }: Call, { state, flow, key, content, ...submission }: Submission) {
  requireFlow(content, flow);
  const entered = fromWire(content);
  const provider = await carrierOf(db, state, entered);
  const context = { db, clock, session, state, provider };
  const { order } = await requireDraft(db, context, submission.orderId);
  if (isCourtesyCopy(entered)) {
    if (order.status === 'draft') await requireDeliverable(context, order, entered);
    return submitEnvelope(context, { ...submission, content: withPrintedDocuments(entered), idempotencyKey: key });
  }
  // What was submitted before gets its answer, also when the firm has disconnected since.
  if (order.status === 'draft') await requireFsx(db, session, state, content.courtId);
  return submitEnvelope(context, { ...submission, content: entered, idempotencyKey: key });
}

/** @throws ProblemError 422 when the court needs File & ServeXpress and the firm isn't connected. */
async function requireFsx(
  db: Database,
  { clientId }: Session,
  state: DraftContext['state'],
  courtId: string | undefined,
): Promise<void> {
  if (courtId === undefined) return;
  const [court] = await db
    .select({ requiresFsx: multisourceCourts.requiresFsx })
    .from(multisourceCourts)
    .where(and(eq(multisourceCourts.state, state), eq(multisourceCourts.courtId, courtId)));
  if (!court?.requiresFsx || (await isFsxConnected(db, clientId))) return;
  const detail = 'This court takes filings through File & ServeXpress. Connect your firm first.';
  throw problem(422, { code: 'content-invalid', detail, errors: { 'content.courtId': [detail] } });
}

interface FilingQuery {
  state: DraftContext['state'];
  orderId?: number | undefined;
  excludeReturnedDocuments: boolean;
}

async function listFilings(
  { db, clock, session }: Call,
  flow: FilingFlow,
  { state, orderId, excludeReturnedDocuments }: FilingQuery,
): Promise<OneLegalFilingDetail[]> {
  await requireOneLegal(db, state, undefined);
  const rows = await db
    .select({ order: orders, envelope: envelopes })
    .from(orders)
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, session.clientId),
        eq(orders.state, state),
        eq(orders.service, flow === 'new-case' ? 'CreateCase' : 'FileIntoCase'),
        orderId === undefined ? undefined : eq(orders.orderId, orderId),
      ),
    )
    .orderBy(desc(envelopes.submittedAt), desc(orders.orderId));
  const ids = rows.map(({ order }) => order.orderId);
  const filed = await readOrderFilings(db, ids, clock.now());
  const refused = excludeReturnedDocuments ? await readRefused(db, ids) : new Set<string>();
  return rows.flatMap(({ order, envelope }) => {
    const court = courtOf(order);
    if (!court) return [];
    const content = toWire(envelope.content);
    return [
      {
        orderId: order.orderId,
        envelopeId: String(envelope.envelopeId),
        state,
        status: order.status,
        court,
        caseNumber: order.caseNumber ?? undefined,
        caseTitle: order.caseTitle,
        mappingId: order.mappingId ?? undefined,
        clientReference: order.clientReference || undefined,
        submittedAt: envelope.submittedAt.toISOString(),
        submittedBy: { userId: order.userId, name: order.userName },
        content: { ...content, filings: content.filings.filter(({ id }) => !refused.has(`${order.orderId} ${id}`)) },
        filings: (filed.get(order.orderId) ?? []).filter(
          ({ status }) => !excludeReturnedDocuments || !isRefused(status),
        ),
      },
    ];
  });
}

/** The content entries that courts rejected or returned, each with its order. */
async function readRefused(db: Database, orderIds: readonly number[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: filings.orderId, entryId: filings.entryId, status: filings.status })
    .from(filings)
    .where(inArray(filings.orderId, [...orderIds]));
  return new Set(rows.flatMap(({ orderId, entryId, status }) => (isRefused(status) ? [`${orderId} ${entryId}`] : [])));
}
