import { makeZip } from 'client-zip';
import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { loadDocketDocument } from './load-document';
import { archiveNames } from './model/archive-names';

interface ZipCall {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** An archive of documents that the firm has. One that can't be loaded fails the whole: nothing is missing unseen. */
export async function zipDocuments(
  documents: readonly DocketDocument[],
  { signal, onProgress }: ZipCall,
): Promise<Blob> {
  const lastModified = new Date();
  const names = archiveNames(documents);
  async function* files() {
    for (const [index, { address }] of documents.entries()) {
      signal.throwIfAborted();
      const name = names[index] ?? `${index + 1}.pdf`;
      yield { name, lastModified, input: await loadDocketDocument(address ?? '', name) };
      onProgress({ done: index + 1, total: documents.length });
    }
  }
  return new Response(makeZip(files()), { headers: { 'content-type': 'application/zip' } }).blob();
}
