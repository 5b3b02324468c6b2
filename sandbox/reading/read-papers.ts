/** Reads PDFs in a thread of its own, so that no request waits for it. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageText } from './page-text.ts';
import type { Unreadable } from './read-pdf.ts';
import type { ReaderReport, ReaderTask } from './reader-worker.ts';

/** What was read of a paper. Without `pageCount` its pages couldn't be counted. */
export interface ReadPaper {
  pageCount?: number;
  /** The last page that was looked at; of `without-text`, those with text were passed over. */
  lastPage?: number;
  pages: PageText[];
  problem?: Unreadable;
}

interface ReadOptions extends Partial<Pick<ReaderTask, 'pages' | 'from' | 'mostPages'>> {
  /** Ends the reading without a result. */
  signal: AbortSignal;
  /** Milliseconds after which the rest stays unread. */
  timeLimit: number;
  /** Called after each page, with the paper's place and its pages read so far. */
  onPage?: (paper: number, read: ReadPaper) => void;
}

/** A PDF that unpacks beyond this can't take the sandbox with it. */
const memory = { maxOldGenerationSizeMb: 1024 };

/** Reads pages of each paper: from the first and all, unless told otherwise. Rejects only when aborted; a paper that can't be read says so. */
export async function readPapers(papers: readonly Uint8Array[], options: ReadOptions): Promise<ReadPaper[]> {
  const { from = 1, mostPages = Number.POSITIVE_INFINITY, pages = 'all', signal, timeLimit, onPage } = options;
  signal.throwIfAborted();
  const read = papers.map((): ReadPaper => ({ pages: [] }));
  const task: ReaderTask = { papers, from, mostPages, pages };
  const thread = new Worker(join(import.meta.dirname, 'reader-worker.ts'), {
    workerData: task,
    resourceLimits: memory,
    // The recognition writes its estimates there.
    stderr: true,
    stdout: true,
  });
  const over = Promise.withResolvers<void>();
  let current = 0;
  const stop = () => over.reject(signal.reason);
  signal.addEventListener('abort', stop);
  thread.on('message', (report: ReaderReport) => {
    if (report.kind === 'done') return over.resolve();
    current = report.paper;
    const paper = read[report.paper];
    if (!paper) return;
    if (report.kind === 'opened') paper.pageCount = report.pageCount;
    if (report.kind === 'unreadable') paper.problem = report.reason;
    if (report.kind === 'passed') paper.lastPage = report.page;
    if (report.kind === 'page') {
      paper.lastPage = report.text.page;
      paper.pages.push(report.text);
      onPage?.(report.paper, paper);
    }
  });
  thread.on('error', () => {
    const paper = read[current];
    if (paper) paper.problem = 'unreadable';
    over.resolve();
  });
  thread.on('exit', () => over.resolve());
  const limit = setTimeout(() => over.resolve(), timeLimit);
  try {
    await over.promise;
    return read;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
}
