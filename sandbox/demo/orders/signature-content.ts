/** The demo's envelopes: documents, signers and how far they are. Sealed documents are written once the rows are stored. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import type { EnvelopeField } from '../../generated/serving/schemas.ts';
import { readEnvelope } from '../../services/serving/envelopes/envelope-store.ts';
import { feeCents } from '../../services/serving/envelopes/terms.ts';
import { envelopeWork } from '../../simulators/envelope-work-names.ts';
import { attach, storeSealed } from '../../simulators/envelopes.ts';
import type { Chance } from './chance.ts';
import type { DemoRows } from './demo-rows.ts';
import type { DocumentFacts, Making, ServiceContent } from './service-making.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const reason = 'The second paragraph isn’t what we agreed.';

/** Of two signers, the first has signed where the envelope is open. */
export function addSignature(
  content: ServiceContent,
  { rows, now, files }: Making,
  chance: Chance,
): DocumentFacts & { statusText: string } {
  const { orderId, orderedAt, endedAt, stage, demoCase, person } = content;
  const isDeclined = stage.text === 'Declined';
  const outcome = endedAt === undefined ? 'delivered' : isDeclined ? 'declined' : 'completed';
  const { fileId, pageCount, sizeBytes } = files.find(demoCase.clientId, 'pleading', 'original');
  const sha256 = files.rows.find((row) => row.fileId === fileId)?.sha256 ?? '';
  const title = 'Engagement letter';
  // Envelopes still open don't expire soon.
  const expiresAt = new Date(Math.max(orderedAt.getTime() + 30 * day, now.getTime() + 2 * day));
  const names = [demoCase.filer, ...(chance.happens(0.6) ? [person.name] : [])];
  const signers = names.map((name, index) => ({
    ...{ signerId: chance.guid(), name, position: index + 1 },
    email: `${name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '.')
      .replaceAll(/^\.|\.$/g, '')}@example.com`,
  }));
  const end = endedAt ?? new Date(Math.min(orderedAt.getTime() + 2 * hour, now.getTime()));
  const at = (share: number) => new Date(orderedAt.getTime() + (end.getTime() - orderedAt.getTime()) * share);
  const statusText =
    outcome === 'delivered' ? `${signers.length - 1} of ${signers.length} signed` : isDeclined ? 'Declined' : 'Signed';
  rows.signatureEnvelopes.push({
    ...{ orderId, clientId: demoCase.clientId, status: outcome, title, message: 'Please sign and keep a copy.' },
    ...{ isInOrder: true, feeCents, idempotencyKey: `demo-${orderId}`, fingerprint: `demo-${orderId}`, expiresAt },
    ...{ endedAt, endReason: isDeclined ? reason : null },
    documents: [{ fileId, title, fileName: 'Pleading.pdf', pageCount, sha256 }],
    fields: signers.map(
      ({ signerId }, index): EnvelopeField => ({
        ...{ fieldId: `f${index + 1}`, signerId, fileId, page: pageCount, kind: 'signature', isRequired: true },
        box: { x: 0.12 + index * 0.42, y: 0.72, width: 0.32, height: 0.06 },
      }),
    ),
  });
  const add = (time: Date, actor: string, text: string, ip?: string) =>
    rows.signatureEvents.push({ orderId, at: time, actor, text, ip });
  for (const [index, { name, ...signer }] of signers.entries()) {
    const isLast = index === signers.length - 1;
    const status = !isLast || outcome === 'completed' ? 'signed' : isDeclined ? 'declined' : 'viewed';
    const [sentAt, viewedAt, doneAt] = [0, 0.5, 1].map((share) => at((index + share) / signers.length));
    if (!sentAt || !viewedAt || !doneAt) continue;
    const ip = `203.0.113.${chance.between(2, 250)}`;
    rows.signatureSigners.push({
      ...{ ...signer, name, orderId, status, sentAt, consentedAt: viewedAt, ip: status === 'viewed' ? null : ip },
      ...(status === 'signed' && { signedAt: doneAt, mark: { kind: 'typed', text: name } }),
      ...(status === 'declined' && { declinedAt: doneAt, declineReason: reason }),
    });
    add(sentAt, person.name, `Sent to ${name}`);
    add(viewedAt, name, 'Consented to electronic records and opened the documents', ip);
    if (status === 'signed') add(doneAt, name, 'Signed', ip);
    if (status === 'declined') add(doneAt, name, `${name} declined to sign: ${reason}`, ip);
  }
  addPapers(content, rows, chance, { fileId, pageCount, sizeBytes, title, statusText });
  if (endedAt) {
    const actor = isDeclined ? (signers.at(-1)?.name ?? '') : 'Benchfile';
    rows.history.push({ orderId, at: endedAt, status: isDeclined ? 'returned' : 'served', statusText, actor });
    if (!isDeclined) rows.sealed.push({ orderId, endedAt });
  } else rows.work.push({ dueAt: expiresAt, kind: envelopeWork.expire, payload: { orderId } });
  return { documentCount: 1, documentNames: 'Pleading.pdf', leadDocumentTitle: title, statusText };
}

interface Paper {
  fileId: string;
  pageCount: number;
  sizeBytes: number;
  title: string;
  statusText: string;
}

function addPapers(
  { orderId, orderedAt }: ServiceContent,
  rows: DemoRows,
  chance: Chance,
  { fileId, pageCount, sizeBytes, title, statusText }: Paper,
): void {
  const filingId = chance.guid();
  rows.filings.push({
    ...{ filingId, orderId, entryId: filingId, position: 0, filingTypeCode: '', filingTypeName: 'Documents to sign' },
    ...{ action: 'Serve', security: 'public', status: 'submitted', statusText, submittedAt: orderedAt },
  });
  rows.documents.push({
    ...{ documentId: chance.guid(), filingId, position: 0, kind: 'lead', fileId, name: 'Pleading.pdf' },
    ...{ description: title, pageCount, sizeBytes },
  });
}

/** Seals the demo's envelopes that everyone signed. Their rows are in the database. */
export async function writeSealed(db: Database, sealed: DemoRows['sealed']): Promise<void> {
  for (const { orderId, endedAt } of sealed) {
    const stored = await readEnvelope(db, orderId);
    if (!stored) continue;
    const written = await storeSealed(db, stored, endedAt);
    await attach(db, stored, written, endedAt);
    const { documentCount, documentNames } = stored.order;
    await db
      .update(orders)
      .set({
        documentCount: documentCount + 2,
        documentNames: [documentNames, written.name, written.certificateName].join('\n'),
      })
      .where(eq(orders.orderId, orderId));
  }
}
