/**
 * Text recognition: reads the scanned pages of a file (reading/) and lays their text invisibly on a copy of it. No request
 * waits for it; a long file is read in parts, so that others get their turn.
 */
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import type { Database } from '../db/connection.ts';
import { files, textRecognitions } from '../db/schema/files.ts';
import { layText, pagesWithoutText, type TextLayer } from '../documents/pdf-text.ts';
import type { PageText } from '../reading/page-text.ts';
import { readPapers } from '../reading/read-papers.ts';
import { keepCopy, type StoredRow } from '../services/billing/stored-files.ts';
import { type LongStep, schedule } from './due-work.ts';

const recognize = 'text.recognize';
/** Milliseconds of reading after which other work has its turn. */
const timeLimit = 60_000;

/** Work on a file: what was read of it, and the page at which to go on. */
interface Progress extends Record<string, unknown> {
  fileId: string;
  from: number;
  layers: TextLayer[];
}

/** Tells whether every page has text. */
export async function isSearchable(content: Uint8Array): Promise<boolean> {
  return pagesWithoutText(await PDFDocument.load(content, { updateMetadata: false })).length === 0;
}

/** Queues a file unless it is already queued. */
export async function startRecognition(db: Database, { fileId }: StoredRow, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [started] = await tx
      .insert(textRecognitions)
      .values({ fileId, status: 'queued' })
      .onConflictDoNothing()
      .returning();
    if (started) await proceed(tx, { fileId, from: 1, layers: [] }, now);
  });
}

const proceed = (db: Database, progress: Progress, now: Date) => schedule(db, now, recognize, progress);

const readScan: LongStep = {
  work: async (db, payload, signal) => {
    const { fileId, from, layers } = progressOf(payload);
    const own = eq(textRecognitions.fileId, fileId);
    const [row] = await db.select().from(files).where(eq(files.fileId, fileId));
    if (!row) return async () => {};
    const [paper] = await readPapers([row.content], { from, pages: 'without-text', signal, timeLimit });
    const read = [...layers, ...(paper?.pages ?? []).map(layerOf)];
    const next = (paper?.lastPage ?? 0) + 1;
    const pageCount = paper?.pageCount ?? 0;
    const isBroken = paper?.problem !== undefined || pageCount === 0 || next === from;
    if (!isBroken && next <= pageCount) return (tx, now) => proceed(tx, { fileId, from: next, layers: read }, now);
    const result = isBroken ? undefined : await searchable(row, read);
    return async (tx, now) => {
      const change = result
        ? {
            status: 'done' as const,
            resultFileId: (await keepCopy(tx, row, 'recognition', result.content, now)).fileId,
            pagesMadeSearchable: result.pages,
          }
        : { status: 'failed' as const };
      await tx.update(textRecognitions).set(change).where(own);
    };
  },
};

function progressOf(payload: Record<string, unknown>): Progress {
  const { fileId, from = 1, layers = [] } = payload;
  return { fileId: String(fileId), from: Number(from), layers: Array.isArray(layers) ? layers : [] };
}

const layerOf = ({ page, turn, lines }: PageText): TextLayer => ({
  page,
  turn,
  words: lines.flat().flatMap((segment) => segment.words.map(({ text, box, shown = box }) => ({ text, box: shown }))),
});

/** The file with its text laid on; undefined if no page has any. */
async function searchable(
  { content }: StoredRow,
  layers: readonly TextLayer[],
): Promise<{ content: Uint8Array; pages: number } | undefined> {
  const written = layers.filter(({ words }) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  if (written.length === 0) return undefined;
  const document = await PDFDocument.load(content, { updateMetadata: false });
  await layText(document, written);
  return { content: await document.save({ updateFieldAppearances: false }), pages: written.length };
}

export const textRecognitionSteps: ReadonlyMap<string, LongStep> = new Map([[recognize, readScan]]);
