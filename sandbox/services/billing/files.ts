/** Uploads for filing: checked for what clerks reject, and stored all or nothing. */

import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files as filesTable } from '../../db/schema/files.ts';
import { mappings } from '../../db/schema/integration.ts';
import { convertWord, isWord, NoConverterError, wordType } from '../../documents/convert-word.ts';
import { invisible, pdfFileName } from '../../documents/file-names.ts';
import { cutText } from '../../documents/graphemes.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import { FileUploadOptions, type StoredFile } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { fitPageCount, uploadLimit } from './fit-pdf.ts';
import { toStoredFile } from './stored-files.ts';

export const files = {
  uploadLocalFiles: async ({ db, clock, session, body }) => {
    const options = readOptions(body.FileUploadOptions);
    if (options.mappingId !== undefined) await requireMapping(db, session.clientId, options.mappingId);
    refuseLarge(body.Files);
    const uploadedAt = clock.now();
    const rows = [];
    const sources: StoredFile['convertedFrom'][] = [];
    for (const [index, file] of body.Files.entries()) {
      const name = safeName(file instanceof File ? file.name : '');
      const uploaded = new Uint8Array(await file.arrayBuffer());
      const staysWord = options.purpose === 'proposed-order' && isWord(uploaded);
      const converts = !staysWord && options.convertTo !== undefined && isWord(uploaded);
      const fileName = staysWord ? name : pdfFileName(name);
      const content = converts ? await toPdf(uploaded, name, `Files.${index}`) : uploaded;
      sources.push(converts ? { name, sizeBytes: uploaded.byteLength } : undefined);
      rows.push({
        fileId: randomUUID(),
        clientId: session.clientId,
        userId: session.userId,
        mappingId: options.mappingId,
        fileName,
        contentType: staysWord ? wordType : 'application/pdf',
        sizeBytes: content.byteLength,
        pageCount: staysWord ? null : await fitPageCount(content, fileName, `Files.${index}`),
        sha256: createHash('sha256').update(content).digest('hex'),
        content,
        uploadedAt,
      });
    }
    await db.insert(filesTable).values(rows);
    return rows.map((row, index) => ({ ...toStoredFile(row), convertedFrom: sources[index] }));
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 415 `conversion-unavailable`, 422 `conversion-failed` */
async function toPdf(content: Uint8Array, name: string, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await convertWord(content);
  } catch (error) {
    const isMissing = error instanceof NoConverterError;
    const message = `${isMissing ? 'Word documents can’t be converted here' : 'This Word document couldn’t be converted'}.`;
    throw problem(isMissing ? 415 : 422, {
      code: isMissing ? 'conversion-unavailable' : 'conversion-failed',
      detail: `${name} was not converted to PDF.`,
      errors: { [path]: [message] },
    });
  }
}

function readOptions(text: string) {
  const refuse = (errors: Record<string, string[]>) =>
    problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse({ FileUploadOptions: ['The options are not JSON'] });
  }
  const parsed = FileUploadOptions.safeParse(json);
  if (parsed.success) return parsed.data;
  throw refuse(
    Object.fromEntries(
      parsed.error.issues.map((issue) => [['FileUploadOptions', ...issue.path].join('.'), [issue.message]]),
    ),
  );
}

async function requireMapping(db: Database, clientId: number, mappingId: string): Promise<void> {
  const [mapping] = await db
    .select({ mappingId: mappings.mappingId })
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), eq(mappings.mappingId, mappingId)));
  if (mapping) return;
  const errors = { 'FileUploadOptions.mappingId': ['The mapping does not exist.'] };
  throw problem(422, { code: 'unknown-mapping', detail: 'The firm doesn’t have this mapping.', errors });
}

function refuseLarge(uploads: readonly Blob[]): void {
  const index = uploads.findIndex((file) => file.size > uploadLimit);
  if (index >= 0) {
    const errors = { [`Files.${index}`]: ['This file is larger than 50 MB.'] };
    throw problem(413, { code: 'file-too-large', detail: 'A file is larger than 50 MB.', errors });
  }
  if (uploads.reduce((sum, file) => sum + file.size, 0) > uploadLimit)
    throw problem(413, { code: 'upload-too-large', detail: 'The files exceed 50 MB in total.' });
}

const longest = 255;

/** The last part of a path, shortened before its ending, without control characters and those that disguise its ending. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.toWellFormed().replaceAll(invisible, '').trim();
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length);
  return `${cutText(stem, longest - Math.max(ending.length, '.pdf'.length)).trimEnd()}${ending}` || 'document.pdf';
}
