/**
 * Serves documents in a case of any state without filing them: an order with one filing that goes to no clerk. It takes the way of a
 * filing, so that a repeated call, the payment and the mail log work alike.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { EnteredExistingCase } from '../../db/schema/filing-content.ts';
import { filingRecipients, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type {
  OneLegalEServiceRequest,
  OneLegalEServiceResult,
  ServiceToRepeat,
} from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { facts as oneLegal } from '../../providers/onelegal/facts.ts';
import { refreshAttention } from './corrections.ts';
import { type DraftContext, saveDraft } from './draft-store.ts';
import { findMultisourceCourt } from './multisource-store.ts';
import { readOrderFilings } from './order-filings.ts';
import { submitEnvelope } from './submission/submit-envelope.ts';

export const oneLegalEService = {
  submitOneLegalEService: async ({ db, clock, session, query: { state }, headers, body }) => {
    const court = await findMultisourceCourt(db, state, body.courtId);
    const context = { db, clock, session, state, provider: court?.provider ?? oneLegal.id };
    const serve = () => db.transaction((tx) => serveOnce({ ...context, db: tx }, body, headers['Idempotency-Key']));
    try {
      return await serve();
    } catch (error) {
      // A concurrent call with the same key served.
      if (isUniqueViolation(error)) return serve();
      throw error;
    }
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 402, 404, 409 `idempotency-key-reused` or `already-served-again`, 422; nothing is left behind. */
async function serveOnce(
  context: DraftContext,
  body: OneLegalEServiceRequest,
  idempotencyKey: string,
): Promise<OneLegalEServiceResult> {
  const { db: tx, clock, session } = context;
  const content = contentOf(body);
  const [earlier] = await tx
    .select()
    .from(envelopes)
    .where(and(eq(envelopes.clientId, session.clientId), eq(envelopes.idempotencyKey, idempotencyKey)));
  if (earlier) {
    if (!isSame(earlier.content, content))
      throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for a different order.' });
    return readResult(tx, earlier.orderId, clock.now());
  }
  const repeated = body.servesAgain && (await findUnrepeated(tx, session.clientId, body.servesAgain));
  const { mappingId, clientReference } = body;
  const { order } = await saveDraft(context, { content, mappingId, clientReference });
  await submitEnvelope(context, { orderId: order.orderId, version: 1, content, idempotencyKey });
  await tx.update(orders).set({ service: 'EService' }).where(eq(orders.orderId, order.orderId));
  await tx.delete(drafts).where(eq(drafts.orderId, order.orderId));
  if (repeated) {
    await tx
      .update(filingRecipients)
      .set({ servedAgainOrderId: order.orderId })
      .where(inArray(filingRecipients.recipientId, repeated.recipientIds));
    await refreshAttention(tx, repeated.orderId);
  }
  return readResult(tx, order.orderId, clock.now());
}

/**
 * The notices that an e-service repeats, with their order locked.
 * @throws ProblemError 404 for another firm's order; 409 `already-served-again`; 422 when nothing bounced at the address.
 */
async function findUnrepeated(tx: Database, clientId: number, { orderId, email }: ServiceToRepeat) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)))
    .for('update');
  if (!order) throw notFound('The order to serve again does not exist.');
  const ofOrder = await tx
    .select({ recipient: filingRecipients })
    .from(filingRecipients)
    .innerJoin(filings, eq(filings.filingId, filingRecipients.filingId))
    .where(
      and(
        eq(filings.orderId, orderId),
        eq(filingRecipients.statusCode, 'undeliverable'),
        eq(sql`lower(${filingRecipients.email})`, email.toLowerCase()),
      ),
    );
  const open = ofOrder.filter(({ recipient }) => recipient.servedAgainOrderId === null);
  const [done] = ofOrder;
  if (open.length > 0) return { orderId, recipientIds: open.map(({ recipient }) => recipient.recipientId) };
  if (done) {
    const detail = `Order ${done.recipient.servedAgainOrderId} served them again.`;
    throw problem(409, { code: 'already-served-again', detail });
  }
  const message = 'No notice to this address bounced.';
  throw problem(422, { code: 'content-invalid', detail: message, errors: { 'servesAgain.email': [message] } });
}

/** A filing of its documents, of which the first leads, with the action Serve. */
function contentOf(body: OneLegalEServiceRequest): EnteredExistingCase {
  const [leadDocument, ...attachments] = body.documents;
  const content: EnteredExistingCase = {
    courtCode: body.courtId,
    isNonIndexedCase: true,
    caseNumber: body.caseNumber,
    caseTitle: body.caseTitle,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    filingPartyIds: [],
    parties: [],
    filings: [
      {
        id: randomUUID(),
        action: 'Serve',
        description: leadDocument?.description ?? leadDocument?.fileName,
        commentsToClerk: body.message,
        security: 'public',
        leadDocument,
        attachments,
        courtesyCopyEmails: [],
        optionalServices: [],
        serviceRecipients: body.recipients.flatMap(({ serviceContactId }) =>
          serviceContactId === undefined ? [] : [{ serviceContactId }],
        ),
      },
    ],
    paymentAccountId: body.paymentAccountId,
    extra: { serviceRecipients: body.recipients, servingPartyName: body.servingPartyName },
  };
  return JSON.parse(JSON.stringify(content));
}

/** Equal but for the filing's own ID, which each call makes. */
function isSame(one: unknown, other: EnteredExistingCase): boolean {
  const plain = (content: unknown) =>
    JSON.parse(JSON.stringify(content), (key, value: unknown) => {
      if (key !== 'filings' || !Array.isArray(value)) return value;
      return value.map((entry: object) => ({ ...entry, id: '' }));
    });
  return isDeepStrictEqual(plain(one), plain(other));
}

async function readResult(db: Database, orderId: number, now: Date): Promise<OneLegalEServiceResult> {
  const [envelope] = await db.select().from(envelopes).where(eq(envelopes.orderId, orderId));
  const [filing] = (await readOrderFilings(db, [orderId], now)).get(orderId) ?? [];
  if (!envelope || !filing) throw new Error('The order that was just served is gone.');
  return {
    orderId,
    envelopeId: String(envelope.envelopeId),
    filingId: filing.filingId,
    recipients: filing.recipients,
    submittedAt: envelope.submittedAt.toISOString(),
  };
}
