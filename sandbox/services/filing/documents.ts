/** Document downloads: one document, an order's, or several orders'. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { attachment } from '../../documents/attachment.ts';
import { type DocumentAddress, readAddress } from '../../documents/document-address.ts';
import { safeFileName, UniqueNames } from '../../documents/file-names.ts';
import { inspectPdf } from '../../documents/inspect-pdf.ts';
import { type ZipEntry, zipResponse } from '../../documents/zip.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { type CourtReceipt, courtReceiptPdf, findCourtReceipt, orderOfReceipt } from '../billing/court-receipts.ts';
import { docketPdf, type FetchedDocument, findDocketDocument } from '../docket-sync/docket-files.ts';
import { readKeptContent } from '../workspace/stamped-copies/keep-content.ts';
import { documentOfKeptCopy, findKeptCopy } from './kept-copies.ts';
import { readOrderDocuments, zipEntries } from './order-documents.ts';
import { requireOrder } from './order-store.ts';

export const documents = {
  downloadOrderDocuments: async ({ db, clock, session, params, body }) => {
    const folders = new UniqueNames();
    const entries: ZipEntry[] = [];
    const expired: string[] = [];
    for (const orderId of body.orderIds) {
      const stored = await requireOrder(db, session, orderId, params.state);
      const folder = folders.take(safeFileName(`${orderId} ${stored.order.caseTitle}`));
      const packed = zipEntries(await readOrderDocuments(db, stored, clock.now()), body.copies, `${folder}/`);
      entries.push(...packed.entries);
      expired.push(...packed.expired);
    }
    if (expired.length > 0) entries.push({ name: 'Expired stamped copies.txt', text: expiryNote(expired) });
    return zipResponse(db, 'documents.zip', entries, clock.now());
  },

  downloadFilingDocumentsAsZip: async ({ db, clock, session, params, body }) => {
    const stored = await requireOrder(db, session, body.orderId, params.state);
    const all = await readOrderDocuments(db, stored, clock.now());
    const wanted = body.documentIds && new Set(body.documentIds);
    const chosen = wanted ? all.filter(({ documentId }) => wanted.has(documentId)) : all;
    if (wanted && chosen.length < wanted.size) throw notFound('A document does not belong to this order.');
    const { entries } = zipEntries(chosen, 'stamped');
    return zipResponse(db, `documents-${body.orderId}.zip`, entries, clock.now());
  },

  downloadDocumentAttachment: async ({ db, clock, session, params, query }) => {
    const found = await requireDocument(db, session, query.DocumentUrl, params.state);
    if (found.expiresAt && found.expiresAt <= clock.now())
      throw problem(404, { code: 'document-expired', detail: 'The link to the stamped copy has expired.' });
    const content = await contentOf(db, found);
    return new Response(content, {
      headers: {
        'content-type': found.contentType,
        'content-disposition': attachment(safeFileName(query.FileName ?? found.name, 'document.pdf')),
        'x-content-type-options': 'nosniff',
      },
    });
  },

  getDocumentMetadata: async ({ db, clock, session, query }) => {
    const found = await requireDocument(db, session, query.url);
    const content = await contentOf(db, found);
    const { isPdf, isEncrypted, hasXfaForm, pageCount } = await inspectPdf(content);
    return {
      url: query.url,
      fileName: found.name,
      contentType: found.contentType,
      sizeBytes: content.byteLength,
      pageCount,
      isAvailable: found.expiresAt === undefined || found.expiresAt > clock.now(),
      expiresAt: found.expiresAt?.toISOString(),
      isPdf,
      isEncrypted,
      hasXfaForm,
    };
  },
} satisfies Handlers<Operations>;

interface FoundDocument {
  /** The stored file, what the archive keeps of a stamped copy, or one whose pages are drawn. */
  source:
    | { fileId: string }
    | { clientId: number; sha256: string }
    | { fetched: FetchedDocument }
    | { receipt: CourtReceipt };
  name: string;
  contentType: string;
  /** When the link expires or expired. */
  expiresAt?: Date | undefined;
}

/**
 * Resolves an address.
 * @throws ProblemError 400 `unknown-document-url` for an unknown address, 404 for a document of another firm or state.
 */
async function requireDocument(
  db: Database,
  session: Session,
  address: string,
  state?: StateCode,
): Promise<FoundDocument> {
  const read = readAddress(address);
  if (!read) throw problem(400, { code: 'unknown-document-url', detail: 'The document address is not valid.' });
  const found = await findDocument(db, session, read, state);
  if (!found) throw notFound('The document does not exist.');
  return found;
}

async function findDocument(
  db: Database,
  session: Session,
  read: DocumentAddress,
  state: StateCode | undefined,
): Promise<FoundDocument | undefined> {
  if (read.kind === 'file') return findFile(db, session, read.fileId);
  if (read.kind !== 'docket') return findFiled(db, session, read.documentId, read.kind, state);
  const fetched = await findDocketDocument(db, session.clientId, read.documentKey);
  return fetched && { source: { fetched }, name: fetched.name, contentType: 'application/pdf' };
}

/** @throws ProblemError 404 if the file is gone. */
async function contentOf(db: Database, { source }: FoundDocument): Promise<Uint8Array<ArrayBuffer>> {
  if ('fetched' in source) return docketPdf(source.fetched);
  if ('receipt' in source) return courtReceiptPdf(source.receipt);
  const content =
    'sha256' in source
      ? await readKeptContent(db, source.clientId, source.sha256)
      : await readFileContent(db, source.fileId);
  if (!content) throw notFound('The document does not exist.');
  return content;
}

async function readFileContent(db: Database, fileId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [file] = await db.select({ content: files.content }).from(files).where(eq(files.fileId, fileId));
  return file && new Uint8Array(file.content);
}

async function findFile(db: Database, session: Session, fileId: string): Promise<FoundDocument | undefined> {
  const orderId = orderOfReceipt(fileId);
  if (orderId !== undefined) {
    const receipt = await findCourtReceipt(db, session.clientId, orderId);
    return receipt && { source: { receipt }, name: receipt.name, contentType: 'application/pdf' };
  }
  const documentId = documentOfKeptCopy(fileId);
  if (documentId !== undefined) {
    const kept = await findKeptCopy(db, session, documentId);
    if (!kept) return undefined;
    const { name, sha256 } = kept;
    return { source: { clientId: session.clientId, sha256 }, name, contentType: 'application/pdf' };
  }
  const [file] = await db
    .select({ fileId: files.fileId, name: files.fileName, contentType: files.contentType })
    .from(files)
    .where(and(eq(files.fileId, fileId), eq(files.clientId, session.clientId)));
  return file && { source: { fileId: file.fileId }, name: file.name, contentType: file.contentType };
}

async function findFiled(
  db: Database,
  session: Session,
  documentId: string,
  copy: 'original' | 'stamped',
  state: StateCode | undefined,
): Promise<FoundDocument | undefined> {
  const [row] = await db
    .select({ document: filingDocuments, contentType: files.contentType })
    .from(filingDocuments)
    .innerJoin(files, eq(files.fileId, filingDocuments.fileId))
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        eq(filingDocuments.documentId, documentId),
        eq(orders.clientId, session.clientId),
        state === undefined ? undefined : eq(orders.state, state),
      ),
    );
  if (!row) return undefined;
  const { name, fileId, stampedFileId, stampedExpiresAt } = row.document;
  const { contentType } = row;
  if (copy === 'original') return { source: { fileId }, name, contentType };
  if (stampedFileId === null) return undefined;
  return { source: { fileId: stampedFileId }, name, contentType, expiresAt: stampedExpiresAt ?? undefined };
}

function expiryNote(names: readonly string[]): string {
  return [
    'The court keeps stamped copies for only 90 days. These have expired.',
    'The archive has them as submitted:',
    '',
    ...names,
    '',
  ].join('\r\n');
}
