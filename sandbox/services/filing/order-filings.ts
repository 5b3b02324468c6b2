/** Filings of orders with documents and recipients, as in payloads. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { filingDocuments, filingRecipients, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceContacts } from '../../db/schema/service-contacts.ts';
import { documentAddress, fileAddress } from '../../documents/document-address.ts';
import type { FiledDocument, FilingRecipient, OrderFiling, RejectReason } from '../../generated/filing/schemas.ts';
import { readHearings } from './court-scheduling.ts';
import { documentsOf } from './filing-content.ts';
import type { OrderRecord } from './order-store.ts';
import { filingStatusText } from './status-texts.ts';

type FilingRecord = typeof filings.$inferSelect;
export type DocumentRecord = typeof filingDocuments.$inferSelect;
/** With whether the order's firm owns the service contact, if it is one. */
type RecipientRecord = typeof filingRecipients.$inferSelect & { isFirmOwned: boolean };

/** Filings by submitted order, in envelope order. Links that expired by `now` are omitted. */
export async function readOrderFilings(
  db: Database,
  orderIds: readonly number[],
  now: Date,
): Promise<Map<number, OrderFiling[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ filing: filings, provider: orders.provider })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(inArray(filings.orderId, [...orderIds]))
    .orderBy(asc(filings.orderId), asc(filings.position));
  const documents = await readDocuments(db, orderIds);
  const recipients = await readRecipients(db, orderIds);
  const hearings = await readHearings(
    db,
    rows.map(({ filing }) => filing.filingId),
  );
  const toAnswer = ({ filing, provider }: (typeof rows)[number]): OrderFiling => {
    const sent = recipients.get(filing.filingId) ?? [];
    const hearing = hearings.get(filing.filingId);
    const shown = toOrderFiling(filing, {
      provider,
      documents: documents.get(filing.filingId) ?? [],
      recipients: sent,
      now,
    });
    return hearing ? { ...shown, hearing } : shown;
  };
  const byOrder = Map.groupBy(rows, ({ filing }) => filing.orderId);
  return new Map([...byOrder].map(([orderId, group]) => [orderId, group.map(toAnswer)]));
}

/** A draft's filings. `typeNames` are the court's filing type names by code. */
export function draftFilings(
  order: Pick<OrderRecord, 'provider'>,
  content: FilingContent,
  typeNames: ReadonlyMap<string, string>,
): OrderFiling[] {
  return content.filings.map((entry) => ({
    filingId: entry.id,
    filingTypeCode: entry.filingTypeCode ?? '',
    filingTypeName: typeNames.get(entry.filingTypeCode ?? '') ?? '',
    description: entry.description ?? '',
    status: 'draft',
    statusText: filingStatusText(order, 'draft'),
    action: entry.action,
    security: entry.security,
    referenceNumber: entry.referenceNumber,
    documents: documentsOf(entry).map(({ kind, document }) => ({
      documentId: document.id,
      fileId: document.fileId,
      kind,
      name: document.fileName,
      description: document.description,
      pageCount: document.pageCount,
      sizeBytes: document.sizeBytes,
      originalUrl: fileAddress(document.fileId),
    })),
    recipients: [],
  }));
}

/** Tells whether a document is what a service returned, such as a proof: it is its own copy, which no one stamped. */
export const isReturned = ({ fileId, stampedFileId }: Pick<DocumentRecord, 'fileId' | 'stampedFileId'>): boolean =>
  stampedFileId === fileId;

/** Tells whether a filed document's stamped copy is still available. */
function hasStampedCopy(document: DocumentRecord, now: Date): boolean {
  const { stampedFileId, stampedExpiresAt } = document;
  return stampedFileId !== null && !isReturned(document) && (stampedExpiresAt === null || stampedExpiresAt > now);
}

async function readDocuments(db: Database, orderIds: readonly number[]): Promise<Map<string, DocumentRecord[]>> {
  const rows = await db
    .select({ document: filingDocuments })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(inArray(filings.orderId, [...orderIds]))
    .orderBy(asc(filingDocuments.filingId), asc(filingDocuments.position));
  return Map.groupBy(
    rows.map(({ document }) => document),
    ({ filingId }) => filingId,
  );
}

async function readRecipients(db: Database, orderIds: readonly number[]): Promise<Map<string, RecipientRecord[]>> {
  const rows = await db
    .select({ recipient: filingRecipients, clientId: orders.clientId, ownerId: serviceContacts.clientId })
    .from(filingRecipients)
    .innerJoin(filings, eq(filings.filingId, filingRecipients.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .leftJoin(serviceContacts, eq(serviceContacts.serviceContactId, filingRecipients.serviceContactId))
    .where(inArray(filings.orderId, [...orderIds]))
    .orderBy(asc(filingRecipients.recipientId));
  return Map.groupBy(
    rows.map(({ recipient, clientId, ownerId }) => ({ ...recipient, isFirmOwned: ownerId === clientId })),
    ({ filingId }) => filingId,
  );
}

interface FilingParts {
  provider: OrderRecord['provider'];
  documents: readonly DocumentRecord[];
  recipients: readonly RecipientRecord[];
  now: Date;
}

function toOrderFiling(row: FilingRecord, { provider, documents, recipients, now }: FilingParts): OrderFiling {
  const hasUndeliverable = recipients.some(({ statusCode }) => statusCode === 'undeliverable');
  return {
    filingId: row.filingId,
    filingTypeCode: row.filingTypeCode,
    filingTypeName: row.filingTypeName,
    description: row.description,
    status: row.status,
    statusText: row.statusText ?? filingStatusText({ provider }, row.status, hasUndeliverable),
    action: row.action,
    security: row.security,
    submittedAt: row.submittedAt?.toISOString(),
    receivedAt: row.receivedAt?.toISOString(),
    filedAt: row.filedAt?.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString(),
    reviewerComments: row.reviewerComments ?? undefined,
    rejectReason: rejectReason(row),
    correctBy: row.correctBy?.toISOString(),
    referenceNumber: row.referenceNumber ?? undefined,
    documents: documents.map((document) => toFiledDocument(document, now)),
    recipients: recipients.map(toRecipient),
  };
}

/** Rejected and returned filings always have a reason, even if it says that the court gave none. */
function rejectReason({ status, rejectReasonCode, rejectReasonText }: FilingRecord): RejectReason | undefined {
  if (status !== 'rejected' && status !== 'returned') return undefined;
  return { code: rejectReasonCode ?? '', text: rejectReasonText ?? 'The court gave no reason.' };
}

function toFiledDocument(document: DocumentRecord, now: Date): FiledDocument {
  return {
    documentId: document.documentId,
    fileId: document.fileId,
    kind: document.kind,
    name: document.name,
    description: document.description || undefined,
    documentTypeName: document.documentTypeName ?? undefined,
    pageCount: document.pageCount,
    sizeBytes: document.sizeBytes,
    originalUrl: documentAddress(document.documentId, 'original'),
    stampedUrl: hasStampedCopy(document, now) ? documentAddress(document.documentId, 'stamped') : undefined,
    stampedExpiresAt: document.stampedExpiresAt?.toISOString(),
  };
}

function toRecipient(row: RecipientRecord): FilingRecipient {
  return {
    serviceContactId: row.serviceContactId ?? undefined,
    name: row.name,
    firmName: row.firmName ?? undefined,
    email: row.email,
    statusCode: row.statusCode,
    isOpened: row.isOpened,
    servedDate: row.servedAt?.toISOString(),
    openedDate: row.openedAt?.toISOString(),
    failureReason: row.statusCode === 'undeliverable' ? (row.failureReason ?? undefined) : undefined,
    isFirmOwned: row.serviceContactId === null ? undefined : row.isFirmOwned,
    servedAgainOrderId: row.servedAgainOrderId ?? undefined,
  };
}
