/** Matters with drafts and orders, and their files waiting to be filed. */
import { aliasedTable, and, asc, count, desc, eq, exists, inArray, isNull, max, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { mappings } from '../../db/schema/integration.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

export const filingMappings = {
  listFilingMappings: async ({ db, session }) => {
    const lastUsedAt = max(orders.updatedAt);
    const rows = await db
      .select({
        mappingId: mappings.mappingId,
        clientReference: mappings.clientReference,
        matterName: max(orders.matterName),
        orderCount: sql<number>`(count(*) filter (where ${orders.status} <> 'draft'))::int`,
        draftCount: sql<number>`(count(*) filter (where ${orders.status} = 'draft'))::int`,
        lastUsedAt,
      })
      .from(orders)
      .innerJoin(mappings, eq(mappings.mappingId, orders.mappingId))
      .where(and(eq(orders.clientId, session.clientId), eq(mappings.clientId, session.clientId)))
      .groupBy(mappings.mappingId, mappings.clientReference)
      .orderBy(desc(lastUsedAt), asc(mappings.mappingId));
    const waiting = await countWaitingFiles(db, session.clientId);
    return rows.map((row) => ({
      mappingId: row.mappingId,
      clientReference: row.clientReference,
      matterName: row.matterName || undefined,
      orderCount: row.orderCount,
      draftCount: row.draftCount,
      attachmentCount: waiting.get(row.mappingId) ?? 0,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? '',
    }));
  },

  listMappingAttachments: async ({ db, session, params }) => {
    const [mapping] = await db
      .select({ mappingId: mappings.mappingId })
      .from(mappings)
      .where(and(eq(mappings.mappingId, params.mappingId), eq(mappings.clientId, session.clientId)));
    if (!mapping) throw notFound('The mapping does not exist.');
    const rows = await db
      .select({
        fileId: files.fileId,
        fileName: files.fileName,
        contentType: files.contentType,
        sizeBytes: files.sizeBytes,
        pageCount: files.pageCount,
        uploadedAt: files.uploadedAt,
        userId: files.userId,
        userName: users.name,
      })
      .from(files)
      .leftJoin(users, eq(users.userId, files.userId))
      .where(and(eq(files.clientId, session.clientId), eq(files.mappingId, mapping.mappingId), isUpload))
      .orderBy(desc(files.uploadedAt), asc(files.fileId));
    const used = await readUses(
      db,
      rows.map(({ fileId }) => fileId),
    );
    return rows.map(({ uploadedAt, userId, userName, pageCount, ...file }) => ({
      ...file,
      pageCount: pageCount ?? 0,
      addedAt: uploadedAt.toISOString(),
      addedBy: { userId, name: userName ?? '' },
      usedInOrderIds: used.get(file.fileId) ?? [],
    }));
  },
} satisfies Handlers<Operations>;

/** Compressed and searchable copies count as the same document. */
const isUpload = isNull(files.originFileId);
const filedFiles = aliasedTable(files, 'filed_files');
const originOfFiled = sql<string>`coalesce(${filedFiles.originFileId}, ${filedFiles.fileId})`;

/** The number of unfiled files per mapping. */
async function countWaitingFiles(db: Database, clientId: number): Promise<Map<string | null, number>> {
  const filed = db
    .select({ one: sql`1` })
    .from(filingDocuments)
    .innerJoin(filedFiles, eq(filedFiles.fileId, filingDocuments.fileId))
    .where(eq(originOfFiled, files.fileId));
  const rows = await db
    .select({ mappingId: files.mappingId, count: count() })
    .from(files)
    .where(and(eq(files.clientId, clientId), isUpload, not(exists(filed))))
    .groupBy(files.mappingId);
  return new Map(rows.map((row) => [row.mappingId, row.count]));
}

/** The orders that used each file. */
async function readUses(db: Database, fileIds: string[]): Promise<Map<string, number[]>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ fileId: originOfFiled, orderId: filings.orderId })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(filedFiles, eq(filedFiles.fileId, filingDocuments.fileId))
    .where(inArray(originOfFiled, fileIds))
    .orderBy(asc(filings.orderId));
  const byFile = Map.groupBy(rows, ({ fileId }) => fileId);
  return new Map([...byFile].map(([fileId, uses]) => [fileId, uses.map(({ orderId }) => orderId)]));
}
