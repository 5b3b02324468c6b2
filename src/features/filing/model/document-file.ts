/** Which file a document is filed as: the one that was attached, or a smaller or searchable copy of it. */
import type { FilingDocument, OriginalFile } from '@/api/generated/filing/model';
import { fileStem } from '@/features/documents';

interface FileFacts extends Omit<OriginalFile, 'pageCount'> {
  /** Missing where the pages could not be counted. */
  pageCount?: number;
}

/** What says which file it is. All members are there, so that none of another file stays behind. */
function fileOf({ fileId, sizeBytes, pageCount = 0, sha256, url }: FileFacts): OriginalFile {
  return { fileId, sizeBytes, pageCount, sha256, url };
}

/** The document with a copy in place of its file. What was attached first is kept in mind. */
export function withCopy(document: FilingDocument, copy: FileFacts): FilingDocument {
  return { ...document, ...fileOf(copy), original: document.original ?? fileOf(document) };
}

/** The document with the file that it had before. */
export function withFileOf(document: FilingDocument, former: FilingDocument): FilingDocument {
  return { ...document, ...fileOf(former), original: former.original };
}

/** The document with the file that was attached first. */
export function withOriginal(document: FilingDocument): FilingDocument {
  const { original } = document;
  return original ? { ...document, ...fileOf(original), original: undefined } : document;
}

/** The document under another name. A description that was the name follows it. */
export function withName(document: FilingDocument, fileName: string): FilingDocument {
  const isNamed = document.description === fileStem(document.fileName).slice(0, 255);
  return { ...document, fileName, description: isNamed ? fileStem(fileName).slice(0, 255) : document.description };
}
