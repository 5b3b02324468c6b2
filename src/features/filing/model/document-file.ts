/** The file of a document: the original, or a compressed or searchable copy. */

import type { FilingDocument, OriginalFile, PageFindings } from '@/api/generated/filing/model';
import { fileStem } from '@/features/documents';
import { cutText } from '@/lib/format/graphemes';

interface FileFacts extends Omit<OriginalFile, 'pageCount'> {
  /** Missing if the pages couldn't be counted. */
  pageCount?: number;
}

/** All fields that identify a file; replacing them together leaves none of the former file's. */
function fileOf({ fileId, sizeBytes, pageCount = 0, sha256, url, findings }: FileFacts): OriginalFile {
  return { fileId, sizeBytes, pageCount, sha256, url, findings };
}

/**
 * Replaces the file with a copy and remembers the original.
 * @param fixed what the copy no longer has; its other pages are the original's.
 */
export function withCopy(document: FilingDocument, copy: FileFacts, fixed?: keyof PageFindings): FilingDocument {
  const { findings } = fixed ? withoutFinding(document, fixed) : document;
  return { ...document, ...fileOf({ ...copy, findings }), original: document.original ?? fileOf(document) };
}

/** Forgets a finding about the file. */
export function withoutFinding(document: FilingDocument, finding: keyof PageFindings): FilingDocument {
  return document.findings ? { ...document, findings: { ...document.findings, [finding]: undefined } } : document;
}

/** Replaces the file with another one that has its own name. The document keeps its place, type and own description. */
export function withReplacedFile(document: FilingDocument, other: FilingDocument): FilingDocument {
  const isNamed = document.description === nameOf(document) || document.description === undefined;
  return {
    ...document,
    ...fileOf(other),
    fileName: other.fileName,
    description: isNamed ? other.description : document.description,
    original: undefined,
  };
}

/** Undoes a replacement. */
export function withFormerFile(document: FilingDocument, former: FilingDocument): FilingDocument {
  return { ...withFileOf(document, former), fileName: former.fileName, description: former.description };
}

/** Restores the file of a former state of the document. */
export function withFileOf(document: FilingDocument, former: FilingDocument): FilingDocument {
  return { ...document, ...fileOf(former), original: former.original };
}

/** Restores the original file. */
export function withOriginal(document: FilingDocument): FilingDocument {
  const { original } = document;
  return original ? { ...document, ...fileOf(original), original: undefined } : document;
}

/** Renames the document, and its description if that was the name. */
export function withName(document: FilingDocument, fileName: string): FilingDocument {
  const isNamed = document.description === nameOf(document);
  return { ...document, fileName, description: isNamed ? nameOf({ fileName }) : document.description };
}

/** The description that a document has by its name. */
const nameOf = ({ fileName }: Pick<FilingDocument, 'fileName'>) => cutText(fileStem(fileName), 255);
