/** From an upload to a document of a filing. */
import type { StoredFile } from '@/api/generated/billing/model';
import type { FilingDocument } from '@/api/generated/filing/model';
import { fileStem, isUnderway, type Upload } from '@/features/documents';
import type { InputRule } from '../model/data-fields';
import type { DocumentSlot } from '../model/filing-entries';

/** An upload that has arrived and may be attached. */
export interface ReadyUpload {
  id: string;
  slot: DocumentSlot;
  stored: StoredFile;
  upload: Upload<DocumentSlot>;
}

/**
 * The uploads that can be attached now, in the order in which they were added: one that arrived early waits for those
 * before it in the same place, so that exhibits keep their order.
 */
export function readyUploads(uploads: readonly Upload<DocumentSlot>[]): ReadyUpload[] {
  const isSame = (one: DocumentSlot, other: DocumentSlot) => one.filingId === other.filingId && one.role === other.role;
  return uploads.flatMap((upload, index) => {
    if (upload.state.kind !== 'uploaded') return [];
    const waits = uploads.slice(0, index).some((before) => isUnderway(before) && isSame(before.slot, upload.slot));
    return waits ? [] : [{ id: upload.id, slot: upload.slot, stored: upload.state.stored, upload }];
  });
}

/** The document that an upload has become. Its id is the upload's, so that it is attached once. */
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
    description: defaultDescription(upload.file.name, descriptionRule),
  };
}

/** What the court's data field says to start with, where it says so: plain text, or the name of the file as it was. */
function defaultDescription(fileName: string, { isShown, defaultValue }: InputRule): string | undefined {
  if (!isShown) return undefined;
  const text = (defaultValue ?? '{{FileName}}').replaceAll('{{FileName}}', fileStem(fileName)).trim();
  return (text === '' || text.includes('{{') ? fileStem(fileName) : text).slice(0, 255);
}
