/** Files that wait in a matter to be filed. Pure. */

import type { FilingDocument, FilingEntry, MappingAttachment } from '@/api/generated/filing/model';
import { fileStem } from '@/features/documents';
import { documentsOf } from '@/features/efiling';
import { cutText } from '@/lib/format/graphemes';

/** Those a court takes and the draft doesn't have yet; those never filed come first, then the latest. */
export function waitingFiles(
  files: readonly MappingAttachment[],
  filings: readonly FilingEntry[],
): MappingAttachment[] {
  const had = new Set(filings.flatMap(documentsOf).flatMap(({ fileId, original }) => [fileId, original?.fileId]));
  const isFiled = ({ usedInOrderIds }: MappingAttachment) => (usedInOrderIds.length > 0 ? 1 : 0);
  return files
    .filter(({ fileId, contentType }) => contentType === 'application/pdf' && !had.has(fileId))
    .toSorted((one, other) => isFiled(one) - isFiled(other));
}

/** A document of such a file. The file is not uploaded again. */
export function toWaitingDocument(
  { fileId, fileName, sizeBytes, pageCount }: MappingAttachment,
  id: string,
): FilingDocument {
  return { id, fileId, fileName, sizeBytes, pageCount, description: cutText(fileStem(fileName), 255) };
}
