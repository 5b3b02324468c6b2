/** The file manager's files: payloads, lookups and copies. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { fileAddress } from '../../documents/document-address.ts';
import type { StoredFile } from '../../generated/billing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { requireChangeable, uploadLimit } from './fit-pdf.ts';

export type StoredRow = typeof files.$inferSelect;
type Answered = Pick<
  StoredRow,
  'fileId' | 'fileName' | 'sizeBytes' | 'contentType' | 'pageCount' | 'sha256' | 'uploadedAt'
>;

export function toStoredFile(row: Answered): StoredFile {
  return {
    fileId: row.fileId,
    name: row.fileName,
    sizeBytes: row.sizeBytes,
    contentType: row.contentType,
    pageCount: row.pageCount ?? undefined,
    sha256: row.sha256,
    uploadedAt: row.uploadedAt.toISOString(),
    url: fileAddress(row.fileId),
  };
}

/**
 * The firm's files with these IDs, in order, checked for processing.
 * @throws ProblemError 404 for a missing file, 413, 415 or 422 for an unusable one.
 */
export async function requireChangeableFiles(db: Database, clientId: number, fileIds: readonly string[]) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, [...fileIds])));
  const found = fileIds.map((fileId, index) => {
    const row = rows.find((each) => each.fileId === fileId);
    if (row) return row;
    const errors = { [`fileIds.${index}`]: ['The file does not exist.'] };
    throw problem(404, { code: 'not-found', detail: 'A file does not exist.', errors });
  });
  found.forEach(({ sizeBytes, fileName }, index) => {
    if (sizeBytes <= uploadLimit) return;
    const errors = { [`fileIds.${index}`]: ['This file is larger than 50 MB.'] };
    throw problem(413, { code: 'file-too-large', detail: `${fileName} is larger than 50 MB.`, errors });
  });
  if (found.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > uploadLimit)
    throw problem(413, { code: 'upload-too-large', detail: 'The files exceed 50 MB in total.' });
  for (const [index, { content, fileName }] of found.entries())
    await requireChangeable(content, fileName, `fileIds.${index}`);
  return found;
}

/** An existing copy made the same way, under the file's current name. */
export async function findCopy(
  db: Database,
  { fileId, fileName }: StoredRow,
  madeBy: NonNullable<StoredRow['madeBy']>,
): Promise<StoredRow | undefined> {
  const [copy] = await db
    .update(files)
    .set({ fileName })
    .where(and(eq(files.madeFromFileId, fileId), eq(files.madeBy, madeBy)))
    .returning();
  return copy;
}

/** Stores a copy with other content. Of two concurrent copies, the first is kept. */
export async function keepCopy(
  db: Database,
  row: StoredRow,
  madeBy: NonNullable<StoredRow['madeBy']>,
  content: Uint8Array,
  now: Date,
): Promise<StoredRow> {
  const copy = {
    ...row,
    fileId: randomUUID(),
    sizeBytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    uploadedAt: now,
    madeFromFileId: row.fileId,
    madeBy,
    originFileId: row.originFileId ?? row.fileId,
  };
  await db.insert(files).values(copy).onConflictDoNothing();
  return (await findCopy(db, row, madeBy)) ?? copy;
}
