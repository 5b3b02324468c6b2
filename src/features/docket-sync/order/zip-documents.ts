import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { zipFiles } from '@/lib/files/zip-files';
import { loadDocketDocument } from './load-document';
import { archiveNames } from './model/archive-names';

/** An archive of documents that the firm has. */
export function zipDocuments(
  documents: readonly DocketDocument[],
  call: Parameters<typeof zipFiles>[1],
): Promise<Blob> {
  const names = archiveNames(documents);
  return zipFiles(
    documents.map(({ address }, index) => {
      const name = names[index] ?? `${index + 1}.pdf`;
      return { name, load: () => loadDocketDocument(address ?? '', name) };
    }),
    call,
  );
}
