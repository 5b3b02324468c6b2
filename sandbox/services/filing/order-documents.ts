/** Documents of orders, their files, and their names in archives. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { safeFileName, UniqueNames } from '../../documents/file-names.ts';
import type { ZipEntry } from '../../documents/zip.ts';
import type { OrderDocumentsRequestOutput } from '../../generated/filing/schemas.ts';
import { documentsOf } from './filing-content.ts';
import { type KeptCopy, readKeptCopies } from './kept-copies.ts';
import { isReturned } from './order-filings.ts';
import type { StoredOrder } from './order-store.ts';

/** The document type of signed proofs. */
export const proofOfService = 'Proof of service';

type Copies = OrderDocumentsRequestOutput['copies'];

/** An order's document and the files of its copies. */
export interface OrderDocument {
  documentId: string;
  name: string;
  /** A signed proof of service. */
  isProof: boolean;
  original: StoredCopy;
  /** Missing until the court stamps it, and for what a service returned. */
  stamped: StoredCopy | undefined;
  /** When the stamped copy's link expires. */
  stampedExpiresAt: Date | undefined;
  /** The stamped copy's link has expired. */
  isExpired: boolean;
  /** What the firm's archive kept of the stamped copy. */
  kept: KeptCopy | undefined;
}

interface StoredCopy {
  fileId: string;
  sizeBytes: number;
}

/** An order's documents, in filing order; for a draft, only the firm's files. */
export function readOrderDocuments(db: Database, stored: StoredOrder, now: Date): Promise<OrderDocument[]> {
  return stored.order.status === 'draft' ? readDraftDocuments(db, stored) : readFiledDocuments(db, stored, now);
}

async function readFiledDocuments(db: Database, { order }: StoredOrder, now: Date): Promise<OrderDocument[]> {
  const rows = await db
    .select({ document: filingDocuments })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(eq(filings.orderId, order.orderId))
    .orderBy(asc(filings.position), asc(filingDocuments.position));
  const ids = rows.flatMap(({ document }) => [document.fileId, document.stampedFileId ?? document.fileId]);
  const copies = await readCopies(db, order.clientId, ids);
  const kept = await readKeptCopies(db, order.clientId, order.orderId);
  return rows.flatMap(({ document }) => {
    const original = copies.get(document.fileId);
    if (!original) return [];
    const isExpired = document.stampedExpiresAt !== null && document.stampedExpiresAt <= now;
    return {
      documentId: document.documentId,
      name: document.name,
      isProof: isReturned(document) && document.documentTypeName === proofOfService,
      original,
      stamped: document.stampedFileId === null || isReturned(document) ? undefined : copies.get(document.stampedFileId),
      stampedExpiresAt: document.stampedExpiresAt ?? undefined,
      isExpired,
      kept: kept.get(document.documentId),
    };
  });
}

async function readDraftDocuments(db: Database, { order, content }: StoredOrder): Promise<OrderDocument[]> {
  const documents = (content?.filings ?? []).flatMap(documentsOf).map(({ document }) => document);
  const copies = await readCopies(
    db,
    order.clientId,
    documents.map(({ fileId }) => fileId),
  );
  return documents.flatMap(({ id, fileName, fileId }) => {
    const original = copies.get(fileId);
    if (!original) return [];
    const unstamped = {
      isProof: false,
      stamped: undefined,
      stampedExpiresAt: undefined,
      isExpired: false,
      kept: undefined,
    };
    return { documentId: id, name: fileName, original, ...unstamped };
  });
}

/** Skips draft files of other firms. */
async function readCopies(db: Database, clientId: number, ids: readonly string[]): Promise<Map<string, StoredCopy>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ fileId: files.fileId, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.fileId, row]));
}

/**
 * Archive entries of documents below `folder`. Where the link to a stamped copy has expired, the copy that the archive kept;
 * `expired` names the documents without one.
 */
export function zipEntries(
  documents: readonly OrderDocument[],
  copies: Copies,
  folder = '',
): { entries: ZipEntry[]; expired: string[] } {
  const names = new UniqueNames();
  const entries: ZipEntry[] = [];
  const expired: string[] = [];
  for (const document of documents) {
    const stamped = document.isExpired ? document.kept : document.stamped;
    const name = safeFileName(document.name, 'document.pdf');
    const add = (as: string, copy: StoredCopy | KeptCopy) =>
      entries.push({ name: `${folder}${names.take(as)}`, ...copy });
    if (copies !== 'original' && stamped) add(copies === 'both' ? withSuffix(name, 'stamped') : name, stamped);
    if (copies !== 'stamped' || !stamped) add(name, document.original);
    if (copies !== 'original' && document.isExpired && !stamped) expired.push(`${folder}${name}`);
  }
  return { entries, expired };
}

/** complaint.pdf → complaint - stamped.pdf */
function withSuffix(name: string, suffix: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} - ${suffix}${name.slice(dot)}` : `${name} - ${suffix}`;
}
