/** Copies documents of matters for filing. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { mappings, matters } from '../../db/schema/integration.ts';
import { pdfFileName, safeFileName } from '../../documents/file-names.ts';
import type { Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import type { MatterKey } from '../../simulators/practice-management/matter-store.ts';
import { fitPageCount, uploadLimit } from '../billing/fit-pdf.ts';
import type { StoredRow } from '../billing/stored-files.ts';
import { contentOf, requireMatterFile } from './matter-files.ts';

interface Caller {
  db: Database;
  session: Session;
  clock: Clock;
}

interface Wanted {
  documentId: string;
  /** The copy's name; the document's own if missing. */
  name?: string | undefined;
  /** The matter that the copy waits in. */
  mappingId?: string | undefined;
  /** Names the field in errors. */
  path?: string;
}

/**
 * A copy of a matter's document, checked like an upload. The same version is copied once per mapping.
 * @throws ProblemError 404 for a document of another matter, 413, 415 or 422 for one that clerks reject.
 */
export async function fetchDocument(
  { db, session, clock }: Caller,
  matter: MatterKey,
  { documentId, name, mappingId, path = 'documentId' }: Wanted,
): Promise<StoredRow> {
  const { clientId, userId } = session;
  const document = await requireMatterFile(db, clientId, documentId);
  if (document.matterReference !== matter.matterReference) throw notFound('The document is not in this matter.');
  if (mappingId !== undefined) await requireMapping(db, clientId, mappingId);
  const fileName = pdfFileName(safeFileName(name ?? document.name));
  const earlier = await db
    .select()
    .from(files)
    .where(and(eq(files.clientId, clientId), eq(files.integratedDocumentId, documentId)));
  const same = earlier.find(
    (file) =>
      file.integratedVersion === document.version &&
      file.mappingId === (mappingId ?? null) &&
      file.fileName === fileName &&
      file.madeFromFileId === null,
  );
  if (same) return same;
  const content = new Uint8Array(await contentOf(document));
  if (content.byteLength > uploadLimit) {
    const errors = { [path]: ['This file is larger than 50 MB.'] };
    throw problem(413, { code: 'file-too-large', detail: `${fileName} is larger than 50 MB.`, errors });
  }
  const [kept] = await db
    .insert(files)
    .values({
      ...{ fileId: randomUUID(), clientId, userId, mappingId, fileName, content },
      contentType: 'application/pdf',
      sizeBytes: content.byteLength,
      pageCount: await fitPageCount(content, fileName, path),
      sha256: createHash('sha256').update(content).digest('hex'),
      uploadedAt: clock.now(),
      integratedDocumentId: documentId,
      integratedVersion: document.version,
      retailerReference: await retailerReferenceOf(db, matter),
    })
    .returning();
  if (!kept) throw new Error('A file that was kept has no row.');
  return kept;
}

async function retailerReferenceOf(db: Database, { clientId, matterReference }: MatterKey): Promise<string> {
  const [row] = await db
    .select({ retailerReference: matters.retailerReference })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  return row?.retailerReference ?? '';
}

async function requireMapping(db: Database, clientId: number, mappingId: string): Promise<void> {
  const [mapping] = await db
    .select({ mappingId: mappings.mappingId })
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), eq(mappings.mappingId, mappingId)));
  if (!mapping) throw notFound('The mapping does not exist.');
}
