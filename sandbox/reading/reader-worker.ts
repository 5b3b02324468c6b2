/** The thread that reads papers, for `readPapers`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageText } from './page-text.ts';
import { openPdf, type Unreadable, UnreadableError } from './read-pdf.ts';
import { endRecognizer } from './recognize.ts';

/** What the thread is given. */
export interface ReaderTask {
  papers: readonly Uint8Array[];
  /** The first page, from 1. */
  from: number;
  /** Pages looked at of each paper. */
  mostPages: number;
  /** All, or only pages without text of their own. */
  pages: 'all' | 'without-text';
}

/** What the thread reports, in order. `paper` counts from 0. */
export type ReaderReport =
  | { kind: 'opened'; paper: number; pageCount: number }
  | { kind: 'page'; paper: number; text: PageText }
  /** Its text needn't be read. */
  | { kind: 'passed'; paper: number; page: number }
  | { kind: 'unreadable'; paper: number; reason: Unreadable }
  | { kind: 'done' };

const task: ReaderTask = workerData;
const report = (message: ReaderReport) => parentPort?.postMessage(message);

for (const [paper, bytes] of task.papers.entries()) await readPaper(paper, bytes);
await endRecognizer();
report({ kind: 'done' });

async function readPaper(paper: number, bytes: Uint8Array): Promise<void> {
  try {
    const pdf = await openPdf(bytes);
    report({ kind: 'opened', paper, pageCount: pdf.pageCount });
    const last = Math.min(pdf.pageCount, task.from - 1 + task.mostPages);
    for (let page = task.from; page <= last; page += 1) {
      const isPassed = task.pages === 'without-text' && (await pdf.hasText(page));
      report(isPassed ? { kind: 'passed', paper, page } : { kind: 'page', paper, text: await pdf.read(page) });
    }
    await pdf.close();
  } catch (error) {
    report({ kind: 'unreadable', paper, reason: error instanceof UnreadableError ? error.reason : 'unreadable' });
  }
}
