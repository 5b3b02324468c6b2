/** Reads a file beside the page. One request, one answer. */
import { readFile } from './read-file';
import { FileError, type FileProblem, type FileTable } from './table';

/** What the worker answers. */
export type ImportAnswer = { table: FileTable } | { problem: FileProblem };

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    const answer: ImportAnswer = { table: await readFile(data) };
    self.postMessage(answer);
  } catch (error) {
    const answer: ImportAnswer = { problem: error instanceof FileError ? error.problem : 'unreadable' };
    self.postMessage(answer);
  }
});
