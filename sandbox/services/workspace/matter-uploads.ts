/** Uploads for a matter that are not yet filed. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments } from '../../db/schema/filings.ts';
import { mappings } from '../../db/schema/integration.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import { servingDrafts, servingOrders, servingProofs } from '../../db/schema/serving.ts';
import { signatureEnvelopes } from '../../db/schema/signatures.ts';
import { fileAddress } from '../../documents/document-address.ts';
import type { MatterDocument } from '../../generated/workspace/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { documentsOf } from '../filing/filing-content.ts';
import { isProspect } from '../platform/prospects.ts';

/**
 * Uploads that no order uses yet, with their compressed and searchable copies, and the documents of draft filings. People
 * who came for process serving alone see their own.
 */
export async function uploadsOf(db: Database, session: Session, clientReference: string): Promise<MatterDocument[]> {
  if (clientReference.trim() === '') return [];
  const uploaded = await readUploads(db, session, clientReference);
  if (uploaded.length === 0) return [];
  const ofMatter = and(eq(orders.clientId, session.clientId), sameReference(orders.clientReference, clientReference));
  const drafted = await readDrafted(db, ofMatter);
  const used = await readUsed(
    db,
    ofMatter,
    uploaded.map(({ fileId }) => fileId),
  );
  const isUsed = ({ fileId }: Upload) => used.some((text) => text.includes(fileId));
  // A copy of a copy has the same origin; the same bytes may be uploaded twice.
  const gone = uploaded.filter((row) => isUsed(row) || drafted.has(row.fileId));
  const families = new Set(gone.flatMap((row) => [originOf(row), row.sha256]));
  return uploaded.flatMap((row): MatterDocument[] => {
    const shared = {
      ...{ id: `upload-${row.fileId}`, kind: 'upload' as const, madeAt: row.uploadedAt.toISOString() },
      ...{ documentUrl: fileAddress(row.fileId), sizeBytes: row.sizeBytes },
      madeBy: row.madeBy ?? undefined,
    };
    const draft = drafted.get(row.fileId);
    if (draft && !isUsed(row)) return [{ ...shared, ...draft }];
    if (families.has(originOf(row)) || families.has(row.sha256)) return [];
    return [{ ...shared, name: row.fileName, fileId: row.fileId }];
  });
}

type Upload = Awaited<ReturnType<typeof readUploads>>[number];

const originOf = ({ originFileId, fileId }: Upload) => originFileId ?? fileId;

async function readUploads(db: Database, session: Session, clientReference: string) {
  const { clientId, userId } = session;
  return db
    .select({
      ...{ fileId: files.fileId, fileName: files.fileName, sizeBytes: files.sizeBytes, sha256: files.sha256 },
      ...{ uploadedAt: files.uploadedAt, madeBy: files.madeBy, originFileId: files.originFileId },
    })
    .from(files)
    .innerJoin(mappings, eq(mappings.mappingId, files.mappingId))
    .where(
      and(
        eq(files.clientId, clientId),
        eq(mappings.clientId, clientId),
        sameReference(mappings.clientReference, clientReference),
        // The connected system has the others.
        isNull(files.integratedDocumentId),
        isProspect(session) ? eq(files.userId, userId) : undefined,
      ),
    );
}

/** The files of draft filings, with the draft and the name they have there. */
async function readDrafted(db: Database, ofMatter: SQL | undefined) {
  const rows = await db
    .select({ order: orders, draft: drafts })
    .from(drafts)
    .innerJoin(orders, eq(orders.orderId, drafts.orderId))
    .where(and(ofMatter, eq(orders.status, 'draft')));
  return new Map(
    rows.flatMap(({ order: { orderId, state }, draft: { filingFlow, content } }) =>
      content.filings
        .flatMap(documentsOf)
        .map(({ document: { fileId, fileName } }) => [fileId, { orderId, state, filingFlow, name: fileName }] as const),
    ),
  );
}

/** What names files that are filed, served, ordered with, sent to sign, or made by an order. */
async function readUsed(db: Database, ofMatter: SQL | undefined, fileIds: string[]): Promise<string[]> {
  const filed = await db
    .select({ text: filingDocuments.fileId })
    .from(filingDocuments)
    .where(inArray(filingDocuments.fileId, fileIds));
  const proofs = await db
    .select({ text: servingProofs.fileId })
    .from(servingProofs)
    .where(inArray(servingProofs.fileId, fileIds));
  const naming = (table: PgTable, orderId: AnyPgColumn, ...columns: AnyPgColumn[]) =>
    db
      .select({ text: sql<string>`concat(${sql.join(columns, sql`, ' ', `)})` })
      .from(table)
      .innerJoin(orders, eq(orders.orderId, orderId))
      .where(ofMatter);
  const rows = [
    ...filed,
    ...proofs,
    ...(await naming(servingDrafts, servingDrafts.orderId, servingDrafts.content)),
    ...(await naming(servingOrders, servingOrders.orderId, servingOrders.documents)),
    ...(await naming(serviceRequests, serviceRequests.orderId, serviceRequests.answers, serviceRequests.result)),
    ...(await naming(
      signatureEnvelopes,
      signatureEnvelopes.orderId,
      ...[signatureEnvelopes.documents, signatureEnvelopes.sealedFileId, signatureEnvelopes.certificateFileId],
    )),
  ];
  return rows.map(({ text }) => text);
}
