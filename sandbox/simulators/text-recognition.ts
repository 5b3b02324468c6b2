/**
 * A simulated text recognition service. It adds placeholder text to each page without text. Files whose name starts
 * with `unreadable` fail.
 */
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import type { Database } from '../db/connection.ts';
import { files, textRecognitions } from '../db/schema/files.ts';
import { addInvisibleText, pagesWithoutText } from '../documents/pdf-text.ts';
import { keepCopy, type StoredRow } from '../services/billing/stored-files.ts';
import { type Step, schedule } from './due-work.ts';

const recognize = 'text.recognize';
/** Duration: fixed and per page. */
const seconds = { start: 1.5, page: 0.1 } as const;

/** Whether every page has text. */
export async function isSearchable(content: Uint8Array): Promise<boolean> {
  return pagesWithoutText(await PDFDocument.load(content, { updateMetadata: false })).length === 0;
}

/** Queues a file unless it is already queued. */
export async function startRecognition(db: Database, { fileId, pageCount }: StoredRow, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [started] = await tx
      .insert(textRecognitions)
      .values({ fileId, status: 'queued' })
      .onConflictDoNothing()
      .returning();
    if (!started) return;
    const takes = seconds.start + seconds.page * (pageCount ?? 1);
    await schedule(tx, new Date(now.getTime() + takes * 1000), recognize, { fileId });
  });
}

const finish: Step = async (tx, { fileId }, now) => {
  if (typeof fileId !== 'string') return;
  const [row] = await tx.select().from(files).where(eq(files.fileId, fileId));
  if (!row) return;
  const result = await read(row);
  const change = result
    ? {
        status: 'done' as const,
        resultFileId: (await keepCopy(tx, row, 'recognition', result.content, now)).fileId,
        pagesMadeSearchable: result.pages,
      }
    : { status: 'failed' as const };
  await tx.update(textRecognitions).set(change).where(eq(textRecognitions.fileId, fileId));
};

/** The file with text on every page; undefined on failure. */
async function read({ content, fileName }: StoredRow): Promise<{ content: Uint8Array; pages: number } | undefined> {
  if (/^unreadable/i.test(fileName)) return undefined;
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false });
    const pages = pagesWithoutText(document);
    const title = document.getTitle() || fileName;
    const numbers = new Map(document.getPages().map((page, index) => [page.ref, index + 1]));
    await addInvisibleText(
      document,
      pages,
      (page) => `${title}, page ${numbers.get(page.ref)} (sample text: the sandbox doesn’t read scans)`,
    );
    return { content: await document.save({ updateFieldAppearances: false }), pages: pages.length };
  } catch {
    return undefined;
  }
}

export const textRecognitionSteps: ReadonlyMap<string, Step> = new Map([[recognize, finish]]);
