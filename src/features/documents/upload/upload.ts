/** A document being uploaded to the file manager. */
import type { StoredFile } from '@/api/generated/billing/model';
import type { PageFindings } from '@/api/generated/filing/model';
import type { Refusal } from '../model/refusal';

/** A rejected upload is final; a failed one can be retried. */
export type UploadState =
  | { kind: 'checking' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'waiting' }
  | { kind: 'uploading'; sentBytes: number; totalBytes: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'uploaded'; stored: StoredFile };

/** `Slot` is the caller's name for where the document belongs. */
export interface Upload<Slot> {
  id: string;
  slot: Slot;
  /** The original name. */
  name: string;
  sizeBytes: number;
  /** The local file; missing when an earlier page uploaded it. */
  file?: File;
  /** The original name, shortened to the court's limit. */
  fileName: string;
  state: UploadState;
  /** Counted by the browser, when it can. */
  pageCount?: number;
  /** A Word document, which the file manager makes into a PDF. */
  isWord?: boolean;
  /** What a clerk may object to. */
  findings?: PageFindings;
}

/** Whether the document is on its way to the file manager. */
export function isUnderway({ state }: Pick<Upload<unknown>, 'state'>): boolean {
  return state.kind === 'checking' || state.kind === 'waiting' || state.kind === 'uploading';
}

/** The court's limits for a document. */
export interface DocumentPolicy {
  maxDocumentBytes: number;
  /** In characters, including the extension. */
  maxFileNameLength: number;
}

/** The limits of most courts, used until the court's own policy loads. */
export const usualPolicy: DocumentPolicy = {
  maxDocumentBytes: 25 * 1024 * 1024,
  maxFileNameLength: 50,
};
