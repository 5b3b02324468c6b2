/** Envelopes over time: reminders, expiry, and the sealed documents with their certificate. */
import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { files } from '../db/schema/files.ts';
import { filingDocuments, filings } from '../db/schema/filings.ts';
import { signatureEnvelopes, signatureEvents } from '../db/schema/signatures.ts';
import { safeFileName } from '../documents/file-names.ts';
import { type ProofSection, proofPdf } from '../documents/proof-of-service-pdf.ts';
import { type Filled, type FilledField, sealPdf } from '../documents/seal-pdf.ts';
import { sealingCertificate } from '../documents/sealing-certificate.ts';
import type { EnvelopeField } from '../generated/serving/schemas.ts';
import { endEnvelope, mailSender, readFirm, remind } from '../services/serving/envelopes/envelope-changes.ts';
import {
  isOpen,
  lockEnvelope,
  type StoredEnvelope,
  type StoredSigner,
} from '../services/serving/envelopes/envelope-store.ts';
import { mailOthers } from '../services/serving/envelopes/signing.ts';
import { envelopeTerms } from '../services/serving/envelopes/terms.ts';
import { type Step, schedule } from './due-work.ts';
import { envelopeWork } from './envelope-work-names.ts';
import { sendMail } from './outbox.ts';

const actor = 'Benchfile';

const remindSigners: Step = async (tx, { orderId }, now) => {
  const stored = await lockOpen(tx, orderId);
  const days = stored?.envelope.reminderDays;
  if (!stored || !days) return;
  await remind(tx, stored, actor, now);
  await schedule(tx, new Date(now.getTime() + days * 86_400_000), envelopeWork.remind, { orderId });
};

const expire: Step = async (tx, { orderId }, now) => {
  const stored = await lockOpen(tx, orderId);
  if (!stored || stored.signers.every(({ status }) => status === 'signed')) return;
  const { title } = stored.envelope;
  const late = stored.signers.filter(({ status }) => status !== 'signed').map(({ name }) => name);
  const comment = `Expired after ${envelopeTerms.expiryDays} days without the signature of ${late.join(', ')}`;
  await endEnvelope(tx, stored, { status: 'expired', statusText: 'Expired', actor, comment }, now);
  await mailSender(tx, stored, { subject: `Expired: ${title}`, body: `${comment}.` }, now);
  await mailOthers(tx, stored, undefined, `The time to sign ${title} is over.`, now);
};

const seal: Step = async (tx, { orderId }, now) => {
  const stored = await lockOpen(tx, orderId);
  if (!stored?.signers.every(({ status }) => status === 'signed')) return;
  const sealed = await storeSealed(tx, stored, now);
  // First, so that the matter gets them.
  await attach(tx, stored, sealed, now);
  const { order, envelope } = stored;
  await endEnvelope(
    tx,
    stored,
    {
      ...{ status: 'completed', statusText: 'Signed', actor, comment: 'All signers signed. The documents are sealed.' },
      order: {
        documentCount: order.documentCount + 2,
        documentNames: [order.documentNames, sealed.name, sealed.certificateName].join('\n'),
      },
    },
    now,
  );
  const attachments = [
    { fileName: sealed.name, contentType: 'application/pdf', content: sealed.content },
    { fileName: sealed.certificateName, contentType: 'application/pdf', content: sealed.certificate },
  ];
  for (const { email } of stored.signers)
    await sendMail(
      tx,
      {
        ...{ sentAt: now, recipient: email, subject: `Signed by everyone: ${envelope.title}` },
        body: 'Your copy of the signed documents and the certificate are attached. Keep them.',
      },
      attachments,
    );
  const body = 'Everyone signed. The sealed documents and the certificate are with the order.';
  await mailSender(tx, stored, { subject: `Signed by everyone: ${envelope.title}`, body }, now);
};

export const envelopeSteps: ReadonlyMap<string, Step> = new Map([
  [envelopeWork.remind, remindSigners],
  [envelopeWork.expire, expire],
  [envelopeWork.seal, seal],
]);

async function lockOpen(tx: Database, orderId: unknown): Promise<StoredEnvelope | undefined> {
  if (typeof orderId !== 'number') return undefined;
  const stored = await lockEnvelope(tx, orderId);
  return stored && isOpen(stored.envelope) ? stored : undefined;
}

interface Sealed {
  /** Pages of the sealed PDF and of the certificate. */
  pageCounts: readonly [number, number];
  fileId: string;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  certificateId: string;
  certificateName: string;
  certificate: Uint8Array<ArrayBuffer>;
}

/** Writes the sealed PDF and the certificate of an envelope that everyone signed. */
export async function storeSealed(tx: Database, stored: StoredEnvelope, now: Date): Promise<Sealed> {
  const { order, envelope, signers } = stored;
  const { timeZone } = await readFirm(tx, order.clientId);
  const ids = envelope.documents.map(({ fileId }) => fileId);
  const found = await tx
    .select({ fileId: files.fileId, content: files.content })
    .from(files)
    .where(inArray(files.fileId, ids));
  const documents = ids.flatMap((id) => found.find(({ fileId }) => fileId === id)?.content ?? []);
  const content = await sealPdf({
    ...{ title: envelope.title, documents, at: now, certificate: await sealingCertificate(tx, now) },
    fields: envelope.fields.flatMap((field) => filledField(field, ids, signers, timeZone)),
    footer: `Benchfile envelope ${order.orderId} · signed by ${signers.map(({ name }) => name).join(', ')}`,
  });
  const sha256 = hashOf(content);
  const { content: certificate, pageCount: certificatePages } = await proofPdf({
    title: 'Certificate of Completion',
    caption: [(await readFirm(tx, order.clientId)).name, envelope.title, `Envelope ${order.orderId}`],
    sections: await certificateSections(tx, stored, { sha256, timeZone, now }),
    signedAt: now,
  });
  const signedPages = envelope.documents.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const sealed: Sealed = {
    pageCounts: [signedPages, certificatePages],
    ...{ fileId: randomUUID(), name: safeFileName(`${envelope.title} - signed.pdf`), content },
    ...{
      certificateId: randomUUID(),
      certificateName: safeFileName(`${envelope.title} - certificate.pdf`),
      certificate,
    },
  };
  const shared = {
    ...{ clientId: order.clientId, userId: order.userId, mappingId: order.mappingId, uploadedAt: now },
    contentType: 'application/pdf',
  };
  await tx.insert(files).values([
    {
      ...shared,
      fileId: sealed.fileId,
      fileName: sealed.name,
      content,
      sizeBytes: content.byteLength,
      sha256,
      pageCount: signedPages,
    },
    {
      ...{ ...shared, fileId: sealed.certificateId, fileName: sealed.certificateName, content: certificate },
      ...{ sizeBytes: certificate.byteLength, sha256: hashOf(certificate), pageCount: certificatePages },
    },
  ]);
  await tx
    .update(signatureEnvelopes)
    .set({ sealedFileId: sealed.fileId, certificateFileId: sealed.certificateId })
    .where(eq(signatureEnvelopes.orderId, order.orderId));
  return sealed;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Tells what a signer filled into a field; nothing for an optional text without an answer. */
function filledField(
  { signerId, fileId, page, box, kind, fieldId }: EnvelopeField,
  ids: readonly string[],
  signers: readonly StoredSigner[],
  timeZone: string,
): FilledField[] {
  const signer = signers.find((each) => each.signerId === signerId);
  if (!signer?.mark || !signer.signedAt) return [];
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone }).format(signer.signedAt);
  const texts = { initials: signer.initials ?? '', date: day, text: signer.texts[fieldId] ?? '' };
  const filled: Filled =
    kind === 'signature'
      ? { kind, mark: signer.mark, note: `${signer.name}, signed electronically ${day}` }
      : { kind, text: texts[kind] };
  if (filled.kind !== 'signature' && filled.text === '') return [];
  return [{ document: ids.indexOf(fileId), page, box, filled }];
}

interface Facts {
  sha256: string;
  timeZone: string;
  now: Date;
}

async function certificateSections(
  tx: Database,
  { order, envelope, signers }: StoredEnvelope,
  { sha256, timeZone, now }: Facts,
): Promise<ProofSection[]> {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });
  const time = (at: Date | null) => (at ? format.format(at) : '–');
  const events = await tx
    .select()
    .from(signatureEvents)
    .where(eq(signatureEvents.orderId, order.orderId))
    .orderBy(signatureEvents.at, signatureEvents.eventId);
  return [
    {
      title: 'Envelope',
      lines: [
        ['Sent by', order.userName],
        ['Sent', time(order.dateOrdered)],
        ['Completed', time(now)],
        ['Sealed PDF, SHA-256', sha256],
      ],
    },
    {
      title: 'Documents as sent',
      lines: envelope.documents.flatMap(({ title, pageCount, sha256: original }) => [
        ['Document', `${title} (${pageCount} ${pageCount === 1 ? 'page' : 'pages'})`] as const,
        ['SHA-256', original] as const,
      ]),
    },
    ...signers.map(
      (signer): ProofSection => ({
        title: `Signer ${signer.position}: ${signer.name}`,
        lines: [
          ['Email', signer.email],
          ['Link sent', time(signer.sentAt)],
          ['Consented and viewed', time(signer.consentedAt)],
          ['Signed', time(signer.signedAt)],
          ['IP address', signer.ip ?? '–'],
          ['Browser', signer.userAgent ?? '–'],
          ['Signature', signer.mark?.kind === 'drawn' ? 'Drawn' : `Typed: ${signer.mark?.text ?? ''}`],
        ],
      }),
    ),
    { title: 'Consent', lines: [envelopeTerms.consent, `Source: ${envelopeTerms.consentSource}`] },
    {
      title: 'History',
      lines: events.map(
        ({ at, actor: who, text, ip }) => [time(at), [who, text, ip].filter(Boolean).join(' · ')] as const,
      ),
    },
  ];
}

/** The sealed PDF and the certificate as a filing of its own, so that lists, archives and the matter have them. */
export async function attach(tx: Database, { order }: StoredEnvelope, sealed: Sealed, now: Date): Promise<void> {
  const filingId = randomUUID();
  await tx.insert(filings).values({
    ...{ filingId, orderId: order.orderId, entryId: filingId, position: 1, filingTypeCode: '' },
    ...{ filingTypeName: 'Signed documents', action: 'Serve', security: 'public', status: 'served' },
    ...{ statusText: 'Signed', submittedAt: now },
  });
  const documents = [
    { fileId: sealed.fileId, name: sealed.name, sizeBytes: sealed.content.byteLength, kind: 'lead' as const },
    {
      ...{ fileId: sealed.certificateId, name: sealed.certificateName, sizeBytes: sealed.certificate.byteLength },
      kind: 'attachment' as const,
    },
  ];
  await tx.insert(filingDocuments).values(
    documents.map((document, position) => ({
      ...{ ...document, documentId: randomUUID(), filingId, position, pageCount: sealed.pageCounts[position] ?? 0 },
      stampedFileId: document.fileId,
    })),
  );
}
