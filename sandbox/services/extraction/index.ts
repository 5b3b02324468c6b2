/** The extraction backend: reads court papers (serving supplement, section 7). */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../db/connection.ts';
import { extractions } from '../../db/schema/extractions.ts';
import { files } from '../../db/schema/files.ts';
import { fileAddress } from '../../documents/document-address.ts';
import { type Operations, operations } from '../../generated/extraction/operations.ts';
import type { Extraction, ReadFile } from '../../generated/extraction/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { mostPages, scheduleExtraction } from '../../simulators/extraction/extraction-work.ts';

const handlers = {
  startExtraction: async ({ db, clock, session, body: { fileIds, state, purpose } }) => {
    const now = clock.now();
    const rows = await filesOf(db, session.clientId, fileIds);
    const missing = fileIds.flatMap((fileId, place) => (rows.has(fileId) ? [] : [`fileIds.${place}`]));
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((field) => [field, ['The file does not exist.']]));
      throw problem(404, { code: 'not-found', detail: 'A file does not exist.', errors });
    }
    const papers = fileIds.map((fileId) => {
      const pageCount = rows.get(fileId)?.pageCount ?? undefined;
      return { fileId, pageCount, pagesToRead: Math.min(pageCount ?? 0, mostPages), pagesRead: 0 };
    });
    const row: typeof extractions.$inferInsert = {
      ...{ extractionId: randomUUID(), clientId: session.clientId, userId: session.userId },
      ...{ purpose, state, status: 'queued', createdAt: now, papers, fields: [] },
    };
    const stored = await db.transaction(async (tx) => {
      const [inserted] = await tx.insert(extractions).values(row).returning();
      await scheduleExtraction(tx, row.extractionId, now);
      return inserted;
    });
    if (!stored) throw new Error('The extraction was not stored.');
    return toExtraction(db, stored);
  },

  getExtraction: async ({ db, session, params: { extractionId } }) =>
    toExtraction(db, await requireExtraction(db, session, extractionId)),

  confirmExtraction: async ({ db, clock, session, params: { extractionId }, body: { fields } }) => {
    const { status } = await requireExtraction(db, session, extractionId);
    if (status === 'queued' || status === 'reading')
      throw problem(409, { code: 'not-now', detail: 'The papers are still being read.' });
    const [confirmed] = await db
      .update(extractions)
      .set({ confirmed: fields, confirmedBy: session.name, confirmedAt: clock.now() })
      .where(ofFirm(session, extractionId))
      .returning();
    if (!confirmed) throw unknown();
    return toExtraction(db, confirmed);
  },
} satisfies Handlers<Operations>;

export function extractionRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, { operations, rights: rights.extraction, handlers });
}

type StoredExtraction = typeof extractions.$inferSelect;

const unknown = () => notFound('The extraction does not exist.');

const ofFirm = ({ clientId }: Session, extractionId: string) =>
  and(eq(extractions.extractionId, extractionId), eq(extractions.clientId, clientId));

/** @throws ProblemError 404, for another firm's as well */
async function requireExtraction(db: Database, session: Session, extractionId: string): Promise<StoredExtraction> {
  const [found] = await db.select().from(extractions).where(ofFirm(session, extractionId));
  if (!found) throw unknown();
  return found;
}

/** The firm's files with these ids, without their contents. */
async function filesOf(db: Database, clientId: number, fileIds: readonly string[]) {
  const { fileId, fileName, sizeBytes, pageCount, sha256 } = files;
  const rows = await db
    .select({ fileId, fileName, sizeBytes, pageCount, sha256 })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, [...fileIds])));
  return new Map(rows.map((row) => [row.fileId, row]));
}

async function toExtraction(db: Database, row: StoredExtraction): Promise<Extraction> {
  const { confirmed, confirmedBy, confirmedAt } = row;
  const rows = await filesOf(
    db,
    row.clientId,
    row.papers.map(({ fileId }) => fileId),
  );
  return {
    extractionId: row.extractionId,
    status: row.status,
    purpose: row.purpose,
    state: row.state ?? undefined,
    createdAt: row.createdAt.toISOString(),
    files: row.papers.map((paper): ReadFile => {
      const file = rows.get(paper.fileId);
      return {
        ...paper,
        name: file?.fileName ?? 'A removed file',
        url: fileAddress(paper.fileId),
        sizeBytes: file?.sizeBytes ?? 0,
        sha256: file?.sha256 ?? '',
      };
    }),
    fields: row.fields,
    problem: row.problem ?? undefined,
    confirmation:
      confirmed && confirmedBy !== null && confirmedAt
        ? { fields: confirmed, by: confirmedBy, at: confirmedAt.toISOString() }
        : undefined,
  };
}
