/**
 * Serves documents in a case of any state without filing them: an order with one filing that goes to no clerk. It takes the way of a
 * filing, so that a repeated call, the payment and the mail log work alike.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { EnteredExistingCase } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { OneLegalEServiceRequest, OneLegalEServiceResult } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { facts as oneLegal } from '../../providers/onelegal/facts.ts';
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

/** @throws ProblemError 402, 409 `idempotency-key-reused`, 422; nothing is left behind. */
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
  const { mappingId, clientReference } = body;
  const { order } = await saveDraft(context, { content, mappingId, clientReference });
  await submitEnvelope(context, { orderId: order.orderId, version: 1, content, idempotencyKey });
  await tx.update(orders).set({ service: 'EService' }).where(eq(orders.orderId, order.orderId));
  await tx.delete(drafts).where(eq(drafts.orderId, order.orderId));
  return readResult(tx, order.orderId, clock.now());
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
        serviceRecipients: [],
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
