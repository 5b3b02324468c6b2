import { makeZip } from 'client-zip';

/** A file of an archive. Names in an archive differ (`uniqueNames`). */
export interface ZippedFile {
  name: string;
  load: () => Promise<Blob>;
}

interface ZipCall {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** An archive of files. A file that can't be loaded fails the whole: nothing is missing unseen. */
export async function zipFiles(entries: readonly ZippedFile[], { signal, onProgress }: ZipCall): Promise<Blob> {
  const lastModified = new Date();
  async function* files() {
    for (const [index, { name, load }] of entries.entries()) {
      signal.throwIfAborted();
      yield { name, lastModified, input: await load() };
      onProgress({ done: index + 1, total: entries.length });
    }
  }
  return new Response(makeZip(files()), { headers: { 'content-type': 'application/zip' } }).blob();
}
