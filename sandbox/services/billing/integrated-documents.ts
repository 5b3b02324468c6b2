/** The file manager's view of a matter: the connected system's documents, and our copies of them. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { mappings, matters } from '../../db/schema/integration.ts';
import { matterFiles } from '../../db/schema/matter-records.ts';
import { safeFileName, UniqueNames } from '../../documents/file-names.ts';
import { zipResponse } from '../../documents/zip.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { HandlerContext, Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import type { MatterKey } from '../../simulators/practice-management/matter-store.ts';
import { fetchDocument } from '../integration/fetch-document.ts';
import { factColumns, inFolder, type MatterFileFacts, requireFolder } from '../integration/matter-files.ts';
import { reachSystem } from '../integration/reach-system.ts';
import { firmSystem } from '../integration/systems.ts';
import { requireOwnFirm } from '../platform/clients.ts';
import { requireAdministrator } from '../platform/require-administrator.ts';
import { findUser } from '../platform/users.ts';
import { toStoredFile } from './stored-files.ts';

const pageLength = 50;

type Caller = HandlerContext & { session: Session };

interface WhichMatter {
  mappingId?: string | undefined;
  clientReference?: string | undefined;
  retailerReference?: string | undefined;
}

export const integratedDocuments = {
  listIntegratedDocuments: async ({ query, ...caller }) => {
    const { MappingId: mappingId, ClientReference: clientReference, RetailerReference: retailerReference } = query;
    if (query.ClientId !== undefined) requireOwnFirm(caller.session, query.ClientId);
    const session = await sessionOf(caller, query.LoginId);
    const matter = await reachMatter({ ...caller, session }, { mappingId, clientReference, retailerReference });
    const { FolderId: folderId } = query;
    if (folderId !== undefined) await requireFolder(caller.db, matter, folderId);
    const after = query.NextPageToken === undefined ? undefined : readToken(query.NextPageToken);
    const rows = await readPage(caller.db, matter, { folderId, after });
    const items = rows.slice(0, pageLength);
    const last = items.at(-1);
    return {
      items: items.map((row) => ({
        documentId: row.fileId,
        name: row.name,
        isFolder: row.isFolder,
        folderId: row.parentId ?? undefined,
        contentType: row.contentType ?? undefined,
        sizeBytes: row.sizeBytes ?? undefined,
        updatedAt: row.updatedAt.toISOString(),
      })),
      ...(rows.length > pageLength && last ? { nextPageToken: writeToken(last) } : {}),
    };
  },

  importIntegratedDocuments: async ({ body, ...caller }) => {
    const matter = await reachMatter(caller, body);
    // All or nothing: a document that clerks reject leaves none behind.
    return caller.db.transaction(async (db) => {
      const fetched = [];
      for (const [index, documentId] of [...new Set(body.documentIds)].entries())
        fetched.push(
          await fetchDocument({ ...caller, db }, matter, {
            documentId,
            mappingId: body.mappingId,
            path: `documentIds.${index}`,
          }),
        );
      return fetched.map(toStoredFile);
    });
  },

  listIntegratedFiles: async ({ db, session, query }) => {
    const { RetailerReference: retailerReference } = query;
    await requireMatter(db, session.clientId, { retailerReference });
    const rows = await db
      .select()
      .from(files)
      .where(and(eq(files.clientId, session.clientId), eq(files.retailerReference, retailerReference)))
      .orderBy(desc(files.uploadedAt), asc(files.fileId));
    return rows.map(toStoredFile);
  },

  downloadFilesZip: async ({ db, session, clock, body }) => {
    const wanted = [...new Set(body.fileIds)];
    const rows = await db
      .select({ fileId: files.fileId, name: files.fileName, sizeBytes: files.sizeBytes })
      .from(files)
      .where(and(eq(files.clientId, session.clientId), inArray(files.fileId, wanted)));
    const byId = new Map(rows.map((row) => [row.fileId, row]));
    const names = new UniqueNames();
    const entries = wanted.map((fileId, index) => {
      const row = byId.get(fileId);
      if (row) return { ...row, name: names.take(safeFileName(row.name)) };
      const errors = { [`fileIds.${index}`]: ['The file does not exist.'] };
      throw problem(404, { code: 'not-found', detail: 'A file does not exist.', errors });
    });
    return zipResponse(db, `${safeFileName(body.zipName ?? '', 'documents')}.zip`, entries, clock.now());
  },
} satisfies Handlers<Operations>;

/** The caller, or the person an administrator reads for. @throws ProblemError 403, 404 */
async function sessionOf({ db, session }: Caller, loginId: number | undefined): Promise<Session> {
  if (loginId === undefined || loginId === session.userId) return session;
  const { userId, name, email } = await findUser(db, session, loginId);
  requireAdministrator(session);
  return { ...session, userId, name, email };
}

/** The firm's matter in the connected system, which must respond. @throws ProblemError 400, 401, 404, 503 */
async function reachMatter(caller: Caller, which: WhichMatter): Promise<MatterKey> {
  const system = await firmSystem(caller.db, caller.session.clientId);
  if (!system) throw notFound('The firm has no connected system.');
  await reachSystem(caller, system);
  return requireMatter(caller.db, caller.session.clientId, which);
}

async function requireMatter(db: Database, clientId: number, which: WhichMatter): Promise<MatterKey> {
  const { mappingId, clientReference, retailerReference } = which;
  if (mappingId === undefined && !clientReference && !retailerReference) {
    const errors = { MappingId: ['Name the matter by mapping, client reference or retailer reference.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  const matterReference = retailerReference
    ? undefined
    : await matterOfMapping(db, clientId, mappingId, clientReference ?? '');
  const named = retailerReference
    ? eq(matters.retailerReference, retailerReference)
    : eq(matters.matterReference, matterReference ?? '');
  const [row] = await db
    .select({ clientId: matters.clientId, matterReference: matters.matterReference })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), named));
  if (!row) throw notFound('The matter does not exist.');
  return row;
}

async function matterOfMapping(
  db: Database,
  clientId: number,
  mappingId: string | undefined,
  clientReference: string,
): Promise<string | undefined> {
  const named =
    mappingId === undefined
      ? sameReference(mappings.clientReference, clientReference)
      : eq(mappings.mappingId, mappingId);
  const [mapping] = await db
    .select({ matterId: mappings.matterId })
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), named))
    .orderBy(desc(mappings.createdAt), desc(mappings.mappingId));
  return mapping?.matterId;
}

/** A document's place in the list. Pages continue after it, so that nothing is skipped while documents change. */
const placeSchema = z.tuple([z.boolean(), z.string().max(1000), z.string().max(400)]);
type Place = z.infer<typeof placeSchema>;

async function readPage(
  db: Database,
  { clientId, matterReference }: MatterKey,
  { folderId, after }: { folderId: string | undefined; after: Place | undefined },
): Promise<MatterFileFacts[]> {
  const inMatter = and(eq(matterFiles.clientId, clientId), eq(matterFiles.matterReference, matterReference));
  return db
    .select(factColumns)
    .from(matterFiles)
    .where(and(inMatter, inFolder(folderId), after && isAfter(after)))
    .orderBy(desc(matterFiles.isFolder), asc(matterFiles.name), asc(matterFiles.fileId))
    .limit(pageLength + 1);
}

function isAfter([isFolder, name, fileId]: Place): SQL {
  const later = sql`(${matterFiles.name}, ${matterFiles.fileId}) > (${name}, ${fileId})`;
  const sameKind = sql`(${matterFiles.isFolder} = ${isFolder} and ${later})`;
  return isFolder ? sql`(${sameKind} or not ${matterFiles.isFolder})` : sameKind;
}

const writeToken = ({ isFolder, name, fileId }: MatterFileFacts) =>
  Buffer.from(JSON.stringify([isFolder, name, fileId])).toString('base64url');

function readToken(token: string): Place {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    const errors = { NextPageToken: ['The page token is invalid.'] };
    throw problem(400, { code: 'invalid-token', detail: 'The page token is invalid.', errors });
  }
}
