/** Documents of matters by reference, as document systems file them. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { matters } from '../../db/schema/integration.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { AttachedDocument, ManagedDocument } from '../../generated/integration/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, ProblemError, problem } from '../../http/problem.ts';
import type { MatterKey } from '../../simulators/practice-management/matter-store.ts';
import { requireOrder } from '../filing/order-store.ts';
import { fetchDocument } from './fetch-document.ts';
import { type MatterFileFacts, readMatterFiles, requireMatterFile } from './matter-files.ts';
import { reachSystem } from './reach-system.ts';
import { firmSystem } from './systems.ts';

const pageLength = 100;
/** Maximum number of documents in one response. */
const mostDocuments = 2_000;

type Context = Parameters<typeof reachSystem>[0];

export const fileManager = {
  getFolderContents: async ({ db, session, clock, body }) => {
    const matter = await reachMatter({ db, session, clock }, body.retailerReference);
    const skip = /^\d{1,7}$/.test(body.pageToken ?? '0') ? Number(body.pageToken ?? 0) : undefined;
    if (skip === undefined) throw problem(400, { code: 'invalid-token', detail: 'The page token is invalid.' });
    const { rows, total } = await readMatterFiles(db, matter, { folderId: body.folderId, skip, top: pageLength });
    const next = skip + rows.length;
    return { items: rows.map(toDocument), ...(next < total ? { nextPageToken: String(next) } : {}) };
  },

  listAllDocuments: async ({ db, session, clock, query }) => {
    const matter = await reachMatter({ db, session, clock }, query.retailerReference);
    const { rows } = await readMatterFiles(db, matter, { folderId: null, skip: 0, top: mostDocuments });
    return rows.filter(({ isFolder }) => !isFolder).map(toDocument);
  },

  attachManagedDocuments: async ({ params, body, ...caller }) => {
    const matter = await reachMatter(caller, params.retailerReference);
    const answers: AttachedDocument[] = [];
    for (const { documentId, name, orderId, mappingId } of body) {
      try {
        const mapping = mappingId ?? (orderId === undefined ? undefined : await mappingOfOrder(caller, orderId));
        const file = await fetchDocument(caller, matter, { documentId, name, mappingId: mapping });
        answers.push({ documentId, status: 'attached', attachmentId: file.fileId });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        answers.push({ documentId, status: 'failed', message: error.message });
      }
    }
    return answers;
  },

  getIManageMatterName: async ({ params: { libraryId, workspaceId }, ...caller }) => {
    await reachSystem(caller, 'imanage');
    const [row] = await caller.db
      .select({ name: matters.displayName, description: matters.description })
      .from(matters)
      .where(and(eq(matters.clientId, caller.session.clientId), eq(matters.retailerReference, workspaceId)));
    if (!row || !workspaceId.startsWith(`${libraryId}!`)) throw notFound('The workspace does not exist.');
    return { libraryId, workspaceId, matterName: row.description || row.name };
  },

  getManagedDocument: async ({ db, session, clock, params }) => {
    await reachFirmSystem({ db, session, clock });
    return toDocument(await requireMatterFile(db, session.clientId, params.documentId));
  },
} satisfies Handlers<Operations>;

async function reachFirmSystem(context: Context): Promise<void> {
  const system = await firmSystem(context.db, context.session.clientId);
  if (!system) throw notFound('The firm has no connected system.');
  await reachSystem(context, system);
}

/** The firm's matter with this reference. @throws ProblemError 404. */
async function reachMatter(context: Context, retailerReference: string): Promise<MatterKey> {
  await reachFirmSystem(context);
  return requireMatter(context.db, context.session, retailerReference);
}

/** The mapping of the order's matter. @throws ProblemError 404 */
async function mappingOfOrder({ db, session }: Context, orderId: number): Promise<string | undefined> {
  return (await requireOrder(db, session, orderId)).order.mappingId ?? undefined;
}

async function requireMatter(db: Database, { clientId }: Session, retailerReference: string): Promise<MatterKey> {
  const [row] = await db
    .select({ clientId: matters.clientId, matterReference: matters.matterReference })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.retailerReference, retailerReference)));
  if (!row || retailerReference === '') throw notFound('The matter does not exist.');
  return row;
}

function toDocument(row: MatterFileFacts): ManagedDocument {
  const shared = { documentId: row.fileId, name: row.name, isFolder: row.isFolder };
  if (row.isFolder) return { ...shared, updatedAt: row.updatedAt.toISOString() };
  return {
    ...shared,
    extension: /\.([A-Za-z0-9]{1,8})$/.exec(row.name)?.[1],
    version: row.version,
    sizeBytes: row.sizeBytes ?? undefined,
    updatedAt: row.updatedAt.toISOString(),
  };
}
