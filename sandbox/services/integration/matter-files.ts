/** Files and folders of matters in the connected system. */
import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { matterFiles as filesTable } from '../../db/schema/matter-records.ts';
import { attachment } from '../../documents/attachment.ts';
import { safeFileName } from '../../documents/file-names.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { MatterFile } from '../../generated/integration/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { drawDocument } from '../../simulators/practice-management/draw-document.ts';
import {
  keepFile,
  type MatterFileRow,
  type MatterKey,
  matterExists,
} from '../../simulators/practice-management/matter-store.ts';
import { traitsOf } from '../../simulators/practice-management/system-traits.ts';
import { reachSystem } from './reach-system.ts';
import { afterPage, planPage } from './system-pages.ts';
import type { IntegrationName } from './systems.ts';

/** Maximum file size, in bytes. */
const fileLimit = 50 * 1024 * 1024;

interface FilePage {
  /** A folder; undefined for the matter's top level, null for all folders. Searches ignore it. */
  folderId?: string | null | undefined;
  searchTerm?: string | undefined;
  skip: number;
  top: number;
}

export const { content: _, ...factColumns } = getTableColumns(filesTable);
/** A file without its bytes. */
export type MatterFileFacts = Omit<MatterFileRow, 'content'>;

/** A page of stored files: folders first, then by name. */
export async function readMatterFiles(
  db: Database,
  { clientId, matterReference }: MatterKey,
  { folderId, searchTerm, skip, top }: FilePage,
): Promise<{ rows: MatterFileFacts[]; total: number }> {
  const term = searchTerm?.trim() ?? '';
  const inMatter = and(eq(filesTable.clientId, clientId), eq(filesTable.matterReference, matterReference));
  const where = and(inMatter, term === '' ? inFolder(folderId) : named(term));
  const rows = await db
    .select(factColumns)
    .from(filesTable)
    .where(where)
    .orderBy(desc(filesTable.isFolder), asc(filesTable.name), asc(filesTable.fileId))
    .limit(top)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(filesTable).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export function inFolder(folderId: string | null | undefined): SQL | undefined {
  if (folderId === null) return undefined;
  return folderId === undefined ? isNull(filesTable.parentId) : eq(filesTable.parentId, folderId);
}

const named = (term: string): SQL => containsText(filesTable.name, term);

/** The firm's file. @throws ProblemError 404. */
export async function requireMatterFile(db: Database, clientId: number, fileId: string): Promise<MatterFileRow> {
  const [row] = await db
    .select()
    .from(filesTable)
    .where(and(eq(filesTable.clientId, clientId), eq(filesTable.fileId, fileId)));
  if (!row) throw notFound('The file does not exist.');
  return row;
}

/** A file's bytes; demo documents are generated. @throws ProblemError 404 for a folder. */
export async function contentOf(row: MatterFileRow): Promise<Uint8Array> {
  if (row.isFolder) throw notFound('This is a folder.');
  return row.content ?? (await drawDocument(row.name));
}

export const matterFiles = {
  listMatterFiles: async ({ db, session, clock, params, query }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    const matter = { clientId: session.clientId, matterReference: params.matterReference };
    if (!(await matterExists(db, matter))) throw notFound('The matter does not exist.');
    const { ParentId: folderId, SearchTerm: searchTerm } = query;
    if (folderId !== undefined && !searchTerm?.trim()) await requireFolder(db, matter, folderId);
    const listing = `files ${params.matterReference} ${folderId ?? ''} ${searchTerm ?? ''}`;
    const { top, skip } = planPage(params.integrationName, { ...query, listing });
    const { rows, total } = await readMatterFiles(db, matter, { folderId, searchTerm, skip, top });
    return {
      items: rows.map((row) => toMatterFile(row, params.integrationName)),
      ...afterPage(params.integrationName, { skip, total, read: rows.length, listing }),
    };
  },

  getMatterFile: async ({ db, session, clock, params }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    return toMatterFile(await requireMatterFile(db, session.clientId, params.fileId), params.integrationName);
  },

  downloadMatterFile: async ({ db, session, clock, params }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    return fileResponse(await requireMatterFile(db, session.clientId, params.fileId));
  },

  createMatterFile: async ({ db, session, clock, params, body }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    const matter = { clientId: session.clientId, matterReference: params.matterReference };
    if (!(await matterExists(db, matter))) throw notFound('The matter does not exist.');
    if (body.file.size > fileLimit)
      throw problem(413, { code: 'file-too-large', detail: 'The file is larger than 50 MB.' });
    if (body.ParentId !== undefined) await requireFolder(db, matter, body.ParentId);
    const file = {
      reference: body.Id,
      parentId: body.ParentId,
      name: safeFileName(body.Name),
      contentType: body.FileType,
      description: body.Description,
      content: new Uint8Array(await body.file.arrayBuffer()),
    };
    return toMatterFile(await keepFile(db, matter, file, clock.now()), params.integrationName);
  },
} satisfies Handlers<Operations>;

/** A file as a download, never displayed inline. */
export async function fileResponse(row: MatterFileRow): Promise<Response> {
  return new Response(new Uint8Array(await contentOf(row)), {
    headers: {
      'content-type': row.contentType ?? 'application/octet-stream',
      'content-disposition': attachment(safeFileName(row.name)),
      'x-content-type-options': 'nosniff',
    },
  });
}

/** @throws ProblemError 404 for a folder that isn't in the matter. */
export async function requireFolder(db: Database, matter: MatterKey, folderId: string): Promise<void> {
  const row = await requireMatterFile(db, matter.clientId, folderId);
  if (!row.isFolder || row.matterReference !== matter.matterReference) throw notFound('The folder does not exist.');
}

function toMatterFile(row: MatterFileFacts, system: IntegrationName): MatterFile {
  const { checkedOutBy, checkedOutAt } = row;
  return {
    id: row.fileId,
    name: row.name,
    isFolder: row.isFolder,
    fileType: row.contentType ?? undefined,
    description: row.description || undefined,
    sizeBytes: row.sizeBytes ?? undefined,
    createdAtUTC: row.createdAt.toISOString(),
    lastUpdatedAtUTC: row.updatedAt.toISOString(),
    parentId: row.parentId ?? undefined,
    ...(traitsOf(system).managesDocuments && !row.isFolder && { version: row.version }),
    ...(checkedOutBy && checkedOutAt && { checkedOut: { by: checkedOutBy, since: checkedOutAt.toISOString() } }),
  };
}
