/** Stamped copies of accepted documents. */
import { createHash, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { files } from '../db/schema/files.ts';
import { filingDocuments } from '../db/schema/filings.ts';
import { stampPdf } from '../documents/stamp-pdf.ts';
import { findCourt } from '../services/filing/codes/court.ts';
import type { FilingRecord } from '../services/filing/filing-progress.ts';
import type { OrderRecord } from '../services/filing/order-store.ts';
import { readConfiguration } from '../services/filing/service-configuration.ts';
import { capabilityOf } from '../services/state-capabilities.ts';
import { noteStampedCopy } from '../services/workspace/stamped-copies/fetch-copy.ts';

interface Stamping {
  order: OrderRecord;
  filing: FilingRecord;
  filedAt: Date;
  /** Links to the copies expire this many days later (90 by default). */
  stampedAt: Date;
  /** The court's, if not that of the court's code tables. */
  timeZone?: string | undefined;
}

/** Stores a stamped copy of each document of a filing, except unreadable PDFs. */
export async function stampDocuments(
  tx: Database,
  { order, filing, filedAt, stampedAt, timeZone }: Stamping,
): Promise<void> {
  const lines = await stampLines(tx, order, filedAt, timeZone);
  const { stampedDocumentLifetimeDays } = await readConfiguration(tx);
  const stampedExpiresAt = new Date(stampedAt.getTime() + stampedDocumentLifetimeDays * 86_400_000);
  const rows = await tx
    .select({ document: filingDocuments, file: files })
    .from(filingDocuments)
    .innerJoin(files, eq(files.fileId, filingDocuments.fileId))
    .where(eq(filingDocuments.filingId, filing.filingId))
    .orderBy(asc(filingDocuments.position));
  for (const { document, file } of rows) {
    const content = await stampPdf(file.content, lines);
    if (!content) continue;
    const stampedFileId = randomUUID();
    // Column by column: how the filed document was made, and the matter it waits in, are not the stamped copy's.
    const { clientId, userId, fileName, contentType, pageCount } = file;
    await tx.insert(files).values({
      fileId: stampedFileId,
      clientId,
      userId,
      fileName,
      contentType,
      pageCount,
      sizeBytes: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
      uploadedAt: stampedAt,
    });
    await tx
      .update(filingDocuments)
      .set({ stampedFileId, stampedExpiresAt })
      .where(eq(filingDocuments.documentId, document.documentId));
    const { orderId } = order;
    const { documentId } = document;
    await noteStampedCopy(tx, { documentId, clientId, orderId, acceptedAt: stampedAt, expiresAt: stampedExpiresAt });
  }
}

/** The stamp's text: date, court and numbers. */
async function stampLines(
  tx: Database,
  order: OrderRecord,
  filedAt: Date,
  knownZone: string | undefined,
): Promise<string[]> {
  const court = order.courtCode === null ? undefined : await findCourt(tx, order.state, order.courtCode);
  const timeZone = knownZone ?? court?.timeZone ?? capabilityOf(order.state).timeZone;
  const filed = filedAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const caseNumber = order.caseNumber === null ? '' : `Case No. ${order.caseNumber}, `;
  return [`FILED ${filed} · ${order.courtName ?? ''}`, `${caseNumber}Envelope ${order.envelopeId ?? ''}`];
}
