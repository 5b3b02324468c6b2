/** ZIP archives streamed from stored files, read one by one. */
import { makeZip, predictLength } from 'client-zip';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { files } from '../db/schema/files.ts';
import { keptContents } from '../db/schema/stamped-copies.ts';
import { problem } from '../http/problem.ts';
import { attachment } from './attachment.ts';

/** Maximum total size of the entries, in bytes. */
const archiveLimit = 500 * 1024 * 1024;

/** An archive entry: a stored file, a kept stamped copy, or generated text. Names are safe and unique. */
export type ZipEntry = { name: string } & (
  | { fileId: string; sizeBytes: number }
  | { clientId: number; sha256: string; sizeBytes: number }
  | { text: string }
);

/**
 * Responds with an archive download.
 * @throws ProblemError 413 `archive-too-large` before sending anything.
 */
export function zipResponse(db: Database, fileName: string, entries: readonly ZipEntry[], now: Date): Response {
  const sizes = entries.map((entry) => ({
    name: entry.name,
    size: 'text' in entry ? Buffer.byteLength(entry.text) : entry.sizeBytes,
  }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) > archiveLimit)
    throw problem(413, { code: 'archive-too-large', detail: 'The documents exceed 500 MB in total.' });
  return new Response(makeZip(readEntries(db, entries, now)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(fileName),
      'content-length': String(predictLength(sizes)),
    },
  });
}

async function* readEntries(db: Database, entries: readonly ZipEntry[], now: Date) {
  for (const entry of entries) yield { name: entry.name, input: await readContent(db, entry), lastModified: now };
}

async function readContent(db: Database, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if ('text' in entry) return new Uint8Array(Buffer.from(entry.text));
  const [file] =
    'fileId' in entry
      ? await db.select({ content: files.content }).from(files).where(eq(files.fileId, entry.fileId))
      : await db
          .select({ content: keptContents.content })
          .from(keptContents)
          .where(and(eq(keptContents.clientId, entry.clientId), eq(keptContents.sha256, entry.sha256)));
  if (!file) throw new Error(`The content of ${entry.name} is gone.`);
  return new Uint8Array(file.content);
}
