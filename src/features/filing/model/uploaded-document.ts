/** Turns uploads into documents of a filing. */

import type { StoredFile } from '@/api/generated/billing/model';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { fileStem, isUnderway, type Upload } from '@/features/documents';
import { type DocumentSlot, documentsOf, type InputRule, withChangedDocument, withDocument } from '@/features/efiling';
import { cutText } from '@/lib/format/graphemes';
import { withReplacedFile } from './document-file';

/** A finished upload that can be attached. */
export interface ReadyUpload {
  id: string;
  slot: DocumentSlot;
  stored: StoredFile;
  upload: Upload<DocumentSlot>;
}

/**
 * The uploads that can be attached now. An upload waits for earlier ones in the same slot, so exhibits keep their order.
 */
export function readyUploads(uploads: readonly Upload<DocumentSlot>[]): ReadyUpload[] {
  const isSame = (one: DocumentSlot, other: DocumentSlot) =>
    one.filingId === other.filingId &&
    one.role === other.role &&
    one.replaces === other.replaces &&
    one.isEditable === other.isEditable;
  return uploads.flatMap((upload, index) => {
    if (upload.state.kind !== 'uploaded') return [];
    const waits = uploads.slice(0, index).some((before) => isUnderway(before) && isSame(before.slot, upload.slot));
    return waits ? [] : [{ id: upload.id, slot: upload.slot, stored: upload.state.stored, upload }];
  });
}

/** Attaches a document in its place, or gives its file to the document that it replaces. */
export function withUploadedDocument(filing: FilingEntry, slot: DocumentSlot, document: FilingDocument): FilingEntry {
  if (slot.isEditable) return { ...filing, proposedOrder: { ...filing.proposedOrder, editableDocument: document } };
  const replaced = documentsOf(filing).find(({ id }) => id === slot.replaces);
  return replaced
    ? withChangedDocument(filing, replaced.id, (former) => withReplacedFile(former, document))
    : withDocument(filing, slot.role, document);
}

/** Uses the upload's id as the document's, so it is attached only once. */
export function toFilingDocument(
  upload: Upload<DocumentSlot>,
  stored: StoredFile,
  descriptionRule: InputRule,
): FilingDocument {
  return {
    id: upload.id,
    fileId: stored.fileId,
    fileName: stored.name,
    sizeBytes: stored.sizeBytes,
    pageCount: stored.pageCount ?? upload.pageCount ?? 0,
    sha256: stored.sha256,
    url: stored.url,
    ...(upload.findings ? { findings: upload.findings } : {}),
    description: defaultDescription(upload.name, descriptionRule),
  };
}

/** The default from the court's data field, or the original file name. */
function defaultDescription(fileName: string, { isShown, defaultValue }: InputRule): string | undefined {
  if (!isShown) return undefined;
  const text = defaultValue?.replaceAll('{{FileName}}', fileStem(fileName)).trim() ?? '';
  return cutText(text === '' || text.includes('{{') ? fileStem(fileName) : text, 255);
}
