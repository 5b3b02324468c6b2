/** Envelopes with their orders, signers and events, as stored and as returned. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { files } from '../../../db/schema/files.ts';
import { orders } from '../../../db/schema/orders.ts';
import { signatureEnvelopes, signatureEvents, signatureSigners } from '../../../db/schema/signatures.ts';
import type {
  Envelope,
  EnvelopeRow,
  EnvelopeStatus,
  Signer,
  SignerStatus,
} from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { notFound } from '../../../http/problem.ts';

export type StoredSigner = typeof signatureSigners.$inferSelect;

export interface StoredEnvelope {
  order: typeof orders.$inferSelect;
  envelope: typeof signatureEnvelopes.$inferSelect;
  /** In order. */
  signers: StoredSigner[];
}

export const selectEnvelopes = (db: Database) =>
  db
    .select({ order: orders, envelope: signatureEnvelopes })
    .from(signatureEnvelopes)
    .innerJoin(orders, eq(orders.orderId, signatureEnvelopes.orderId));

export async function readEnvelope(db: Database, orderId: number): Promise<StoredEnvelope | undefined> {
  const [found] = await selectEnvelopes(db).where(eq(signatureEnvelopes.orderId, orderId));
  if (!found) return undefined;
  const signers = await db
    .select()
    .from(signatureSigners)
    .where(eq(signatureSigners.orderId, orderId))
    .orderBy(asc(signatureSigners.position));
  return { ...found, signers };
}

/** An envelope whose order is locked until the transaction ends. */
export async function lockEnvelope(tx: Database, orderId: number): Promise<StoredEnvelope | undefined> {
  await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
  return readEnvelope(tx, orderId);
}

/** An envelope of the firm. @throws ProblemError 404. */
export async function requireEnvelope(
  db: Database,
  { clientId }: Pick<Session, 'clientId'>,
  orderId: number,
  read = readEnvelope,
): Promise<StoredEnvelope> {
  const found = await read(db, orderId);
  if (found?.order.clientId !== clientId) throw notFound('The envelope does not exist.');
  return found;
}

/** Tells whether signatures are still awaited. */
export const isOpen = ({ status }: { status: EnvelopeStatus }) => status === 'sent' || status === 'delivered';

/** Tells whether the signer's turn is now. */
export const isAsked = ({ status }: { status: SignerStatus }) => status === 'sent' || status === 'viewed';

/** An open envelope's status, to display. */
export function progressText(signers: readonly Pick<StoredSigner, 'status'>[]): string {
  return `${signers.filter(({ status }) => status === 'signed').length} of ${signers.length} signed`;
}

export function toRow({ order, envelope }: Omit<StoredEnvelope, 'signers'>): EnvelopeRow {
  return {
    orderId: order.orderId,
    title: envelope.title,
    status: envelope.status,
    statusText: order.statusText,
    sentAt: order.dateOrdered.toISOString(),
    sentBy: order.userName,
    expiresAt: envelope.expiresAt.toISOString(),
  };
}

const signerTexts: Readonly<Record<SignerStatus, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  viewed: 'Viewed',
  signed: 'Signed',
  declined: 'Declined',
};

const toSigner = (signer: StoredSigner): Signer => ({
  signerId: signer.signerId,
  name: signer.name,
  email: signer.email,
  position: signer.position,
  status: signer.status,
  statusText: signerTexts[signer.status],
  sentAt: signer.sentAt?.toISOString(),
  viewedAt: signer.consentedAt?.toISOString(),
  signedAt: signer.signedAt?.toISOString(),
  declinedAt: signer.declinedAt?.toISOString(),
  declineReason: signer.declineReason ?? undefined,
  ip: signer.ip ?? undefined,
});

export async function toEnvelope(db: Database, stored: StoredEnvelope): Promise<Envelope> {
  const { order, envelope, signers } = stored;
  const { orderId } = order;
  const events = await db
    .select()
    .from(signatureEvents)
    .where(eq(signatureEvents.orderId, orderId))
    .orderBy(desc(signatureEvents.at), desc(signatureEvents.eventId));
  const charged = await db.select({ status: charges.status }).from(charges).where(eq(charges.orderId, orderId));
  return {
    ...toRow(stored),
    version: order.version,
    message: envelope.message || undefined,
    endedAt: envelope.endedAt?.toISOString(),
    endReason: envelope.endReason ?? undefined,
    isInOrder: envelope.isInOrder,
    reminderDays: envelope.reminderDays ?? undefined,
    fee: order.totalAmountCents / 100,
    isCharged: charged.some(({ status }) => status !== 'not-yet-charged'),
    canVoid: isOpen(envelope) && signers.some(({ status }) => status !== 'signed'),
    canRemind: isOpen(envelope) && signers.some(isAsked),
    documents: envelope.documents,
    signers: signers.map(toSigner),
    events: events.map(({ at, actor, text, ip }) => ({ at: at.toISOString(), actor, text, ip: ip ?? undefined })),
    sealed: await sealedOf(db, stored),
  };
}

async function sealedOf(db: Database, { envelope }: StoredEnvelope): Promise<Envelope['sealed']> {
  const read = async (fileId: string | null) => {
    if (fileId === null) return undefined;
    const [file] = await db
      .select({ fileId: files.fileId, fileName: files.fileName, sha256: files.sha256 })
      .from(files)
      .where(eq(files.fileId, fileId));
    return file;
  };
  const [sealed, certificate] = [await read(envelope.sealedFileId), await read(envelope.certificateFileId)];
  if (!sealed || !certificate) return undefined;
  return { ...sealed, certificateFileId: certificate.fileId, certificateFileName: certificate.fileName };
}
