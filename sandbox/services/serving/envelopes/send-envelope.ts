/** Sends an envelope: once for each key, for the fee that was shown. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { signatureEnvelopes, signatureSigners } from '../../../db/schema/signatures.ts';
import { statusHistory } from '../../../db/schema/status-history.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { documentTitle } from '../../../documents/file-names.ts';
import type { EnvelopeToSend } from '../../../generated/serving/schemas.ts';
import type { HandlerContext, Session } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { schedule } from '../../../simulators/due-work.ts';
import { envelopeWork } from '../../../simulators/envelope-work-names.ts';
import { readOrderMatter } from '../../filing/order-matter.ts';
import { countMails } from '../../hourly-limits.ts';
import { requireNoCreditHold } from '../../platform/require-no-credit-hold.ts';
import { type CheckedDocument, requireSendable } from './check-envelope.ts';
import { sendLinks } from './envelope-changes.ts';
import { readEnvelope, type StoredEnvelope } from './envelope-store.ts';
import { envelopeTerms, feeCents } from './terms.ts';

const day = 86_400_000;

interface Sending extends Pick<HandlerContext, 'db' | 'clock'> {
  session: Session;
  key: string;
  body: EnvelopeToSend;
}

/**
 * Sends the envelope, or returns the one that the key sent.
 * @throws ProblemError 403 `credit-hold`, 409 `idempotency-key-reused` or `fee-changed`, 422 `envelope-invalid` or
 * `unknown-mapping`; nothing is sent or charged.
 */
export async function sendEnvelope({ db, clock, session, key, body }: Sending): Promise<StoredEnvelope> {
  const before = await findByKey(db, session.clientId, key, body);
  if (before) return before;
  await requireNoCreditHold(db, session);
  if (Math.round(body.fee * 100) !== feeCents)
    throw problem(409, { code: 'fee-changed', detail: `The fee is now $${envelopeTerms.fee.toFixed(2)}.` });
  const documents = await requireSendable(db, session.clientId, body);
  try {
    return await db.transaction((tx) => send(tx, { session, key, body, documents }, clock));
  } catch (error) {
    // A call with the same key sent it a moment ago.
    const other = isUniqueViolation(error) ? await findByKey(db, session.clientId, key, body) : undefined;
    if (other) return other;
    throw error;
  }
}

const fingerprintOf = (body: EnvelopeToSend) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** @throws ProblemError 409 `idempotency-key-reused`. */
async function findByKey(
  db: Database,
  clientId: number,
  key: string,
  body: EnvelopeToSend,
): Promise<StoredEnvelope | undefined> {
  const [found] = await db
    .select({ orderId: signatureEnvelopes.orderId, fingerprint: signatureEnvelopes.fingerprint })
    .from(signatureEnvelopes)
    .where(and(eq(signatureEnvelopes.clientId, clientId), eq(signatureEnvelopes.idempotencyKey, key)));
  if (found && found.fingerprint !== fingerprintOf(body))
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for another envelope.' });
  return found && readEnvelope(db, found.orderId);
}

interface Checked extends Pick<Sending, 'session' | 'key' | 'body'> {
  documents: CheckedDocument[];
}

async function send(tx: Database, checked: Checked, clock: Sending['clock']): Promise<StoredEnvelope> {
  const { session, key, body, documents } = checked;
  const { clientId, userId, name: userName } = session;
  const now = clock.now();
  const emails = body.signers.map(({ email }) => email);
  await countMails({ db: tx, clock }, session, emails);
  const known = body.mappingId === undefined ? undefined : await readOrderMatter(tx, clientId, body.mappingId);
  const matter = {
    mappingId: known?.mappingId ?? null,
    matterName: known?.matterName ?? '',
    clientReference: body.clientReference?.trim() || (known?.clientReference ?? ''),
  };
  const statusText = `0 of ${body.signers.length} signed`;
  const title = body.title.trim();
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ clientId, userId, userName, service: 'ElectronicSignature', state: body.state, ...matter },
      ...{ status: 'in-progress', statusText, dateOrdered: now, updatedAt: now, totalAmountCents: feeCents },
      description: `Electronic signature: ${title}`,
      partyNames: body.signers.map(({ name }) => name.trim()).join('\n'),
      documentCount: documents.length,
      documentNames: documents.map(({ fileName }) => fileName).join('\n'),
      leadDocumentTitle: documents[0] ? documentTitle(documents[0].fileName) : '',
    })
    .returning();
  if (!order) throw new Error('The order was not inserted.');
  const { orderId } = order;
  const ids = new Map(body.signers.map(({ signerId }) => [signerId, randomUUID()]));
  const expiresAt = new Date(now.getTime() + envelopeTerms.expiryDays * day);
  await tx.insert(signatureEnvelopes).values({
    ...{ orderId, clientId, title, isInOrder: body.isInOrder, feeCents, idempotencyKey: key, expiresAt },
    ...{ status: 'sent', fingerprint: fingerprintOf(body), message: body.message?.trim() ?? '' },
    reminderDays: body.reminderDays ?? null,
    documents: documents.map(({ sizeBytes: _, ...document }) => document),
    fields: body.fields.map((field) => ({
      ...field,
      fileId: field.fileId.toLowerCase(),
      signerId: ids.get(field.signerId) ?? '',
      isRequired: field.kind === 'text' ? field.isRequired : true,
    })),
  });
  await tx.insert(signatureSigners).values(
    body.signers.map(({ signerId, name, email }, index) => ({
      ...{ signerId: ids.get(signerId) ?? '', orderId, position: index + 1, status: 'waiting' as const },
      ...{ name: name.trim(), email: email.trim() },
    })),
  );
  await insertPapers(tx, orderId, documents, now, statusText);
  await tx.insert(charges).values({
    ...{ clientId, orderId, userId, userName, ...matter, description: 'Electronic signature', amountCents: feeCents },
    ...{ service: 'ElectronicSignature', reason: 'Provider Service', category: 'service-fee', chargedAt: now },
    ...{ status: 'not-yet-charged', settlement: 'invoice' },
  });
  await tx
    .insert(statusHistory)
    .values({ orderId, at: now, status: 'submitted', statusText: 'Sent for signature', actor: userName });
  const stored = await readEnvelope(tx, orderId);
  if (!stored) throw new Error('The envelope was not inserted.');
  const first = body.isInOrder ? stored.signers.slice(0, 1) : stored.signers;
  await sendLinks(tx, stored, first, { actor: userName, isReminder: false }, now);
  await schedule(tx, expiresAt, envelopeWork.expire, { orderId });
  if (body.reminderDays !== undefined)
    await schedule(tx, new Date(now.getTime() + body.reminderDays * day), envelopeWork.remind, { orderId });
  return (await readEnvelope(tx, orderId)) ?? stored;
}

/** The documents as the order's first filing, so that lists and the matter show them. */
async function insertPapers(
  tx: Database,
  orderId: number,
  documents: readonly CheckedDocument[],
  now: Date,
  statusText: string,
): Promise<void> {
  const filingId = randomUUID();
  await tx.insert(filings).values({
    ...{ filingId, orderId, entryId: filingId, position: 0, filingTypeCode: '', filingTypeName: 'Documents to sign' },
    ...{ action: 'Serve', security: 'public', status: 'submitted', statusText, submittedAt: now },
  });
  await tx.insert(filingDocuments).values(
    documents.map(({ fileId, title, fileName, pageCount, sizeBytes }, position) => ({
      ...{ documentId: randomUUID(), filingId, position, fileId, name: fileName, description: title },
      ...{ pageCount, sizeBytes, kind: position === 0 ? ('lead' as const) : ('attachment' as const) },
    })),
  );
}
