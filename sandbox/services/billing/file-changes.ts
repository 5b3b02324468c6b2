/** Changes to an uploaded file before filing: rename, compress, recognize text. */

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files, textRecognitions } from '../../db/schema/files.ts';
import { filingDocuments } from '../../db/schema/filings.ts';
import { compressPdf } from '../../documents/compress-pdf.ts';
import { invisible } from '../../documents/file-names.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { OcrResult } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { isSearchable, startRecognition } from '../../simulators/text-recognition.ts';
import { findCopy, keepCopy, requireChangeableFiles, type StoredRow, toStoredFile } from './stored-files.ts';

export const fileChanges = {
  renameFile: async ({ db, session, body }) => {
    const { fileId } = body;
    const own = and(eq(files.fileId, fileId), eq(files.clientId, session.clientId));
    const [file] = await db.select({ fileName: files.fileName }).from(files).where(own);
    if (!file) throw notFound('The file does not exist.');
    const name = requireName(body.name, file.fileName);
    const [filed] = await db
      .select({ fileId: filingDocuments.fileId })
      .from(filingDocuments)
      .where(eq(filingDocuments.fileId, fileId))
      .limit(1);
    if (filed) throw problem(409, { code: 'file-filed', detail: 'Filed documents can’t be renamed.' });
    const [renamed] = await db.update(files).set({ fileName: name }).where(own).returning();
    if (!renamed) throw notFound('The file does not exist.');
    return toStoredFile(renamed);
  },

  compressFiles: async ({ db, clock, session, body }) => {
    const rows = await requireChangeableFiles(db, session.clientId, body.fileIds);
    const answers = [];
    for (const row of rows) {
      const smaller = row.madeBy === 'compression' ? row : await compressed(db, row, clock.now());
      answers.push({
        file: toStoredFile(smaller),
        originalFileId: row.fileId,
        originalSizeBytes: row.sizeBytes,
        reachedTarget: smaller.sizeBytes <= (body.targetSizeBytes ?? smaller.sizeBytes),
      });
    }
    return answers;
  },

  recognizeFileText: async ({ db, clock, session, body }) => {
    const rows = await requireChangeableFiles(db, session.clientId, body.fileIds);
    const answers: OcrResult[] = [];
    for (const row of rows) answers.push(await recognized(db, row, clock.now()));
    return answers;
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 422 for an invalid name or a changed extension. */
function requireName(asked: string, current: string): string {
  const name = asked.normalize('NFC').trim();
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(current)?.[0].toLowerCase() ?? '';
  const refuse = (message: string) =>
    problem(422, { code: 'invalid-file-name', detail: message, errors: { name: [message] } });
  if (name.search(invisible) >= 0 || !name.isWellFormed())
    throw refuse('The name contains invisible characters. Retype it.');
  if (extension !== '' && !name.toLowerCase().endsWith(extension)) throw refuse(`The name must end in ${extension}.`);
  if (name.slice(0, name.length - extension.length).trim() === '') throw refuse('The file needs a name.');
  return name;
}

/** A smaller copy of the file, or the file itself when it can't be made smaller. */
async function compressed(db: Database, row: StoredRow, now: Date): Promise<StoredRow> {
  const known = await findCopy(db, row, 'compression');
  if (known) return known;
  const content = await compressPdf(row.content);
  return content.byteLength < row.sizeBytes ? keepCopy(db, row, 'compression', content, now) : row;
}

async function recognized(db: Database, row: StoredRow, now: Date): Promise<OcrResult> {
  const { fileId } = row;
  const [known] = await db.select().from(textRecognitions).where(eq(textRecognitions.fileId, fileId));
  if (known?.status === 'done' && known.resultFileId !== null) {
    const file = await findCopy(db, row, 'recognition');
    if (file)
      return {
        fileId,
        status: 'done',
        file: toStoredFile(file),
        pagesMadeSearchable: known.pagesMadeSearchable ?? undefined,
      };
  }
  if (known?.status === 'queued') return { fileId, status: 'queued' };
  if (known?.status === 'failed') {
    // Reported once; a second request tries again.
    await db.delete(textRecognitions).where(eq(textRecognitions.fileId, fileId));
    return { fileId, status: 'failed' };
  }
  if (await isSearchable(row.content)) return { fileId, status: 'already-searchable' };
  await startRecognition(db, row, now);
  return { fileId, status: 'queued' };
}
