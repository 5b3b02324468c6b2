/** Reads a file beside the page. One request, one answer. */
import { readSheet } from './read-sheet';
import { FileError, type FileProblem, type FileTable, type SheetLimits } from './table';

/** What the worker is asked. */
export interface SheetRequest {
  file: File;
  limits: SheetLimits;
}

/** What the worker answers. */
export type SheetAnswer = { table: FileTable } | { problem: FileProblem };

self.addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  try {
    const answer: SheetAnswer = { table: await readSheet(data.file, data.limits) };
    self.postMessage(answer);
  } catch (error) {
    const answer: SheetAnswer = { problem: error instanceof FileError ? error.problem : 'unreadable' };
    self.postMessage(answer);
  }
});
