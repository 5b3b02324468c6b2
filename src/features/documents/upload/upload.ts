/** A document on its way from the person's disk to the file manager. */
import type { StoredFile } from '@/api/generated/billing/model';
import type { Refusal } from '../model/refusal';

/** Where it stands. A refused one never gets further; a failed one may be tried again. */
export type UploadState =
  | { kind: 'checking' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'waiting' }
  | { kind: 'uploading'; sentBytes: number; totalBytes: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'uploaded'; stored: StoredFile };

/** `Slot`: where the document belongs once it is there, in the words of whoever asked for it. */
export interface Upload<Slot> {
  id: string;
  slot: Slot;
  /** As it lies on the disk, under its own name. */
  file: File;
  /** The name it is filed under: its own, cut to the court's limit. */
  fileName: string;
  state: UploadState;
  /** Counted by the browser; missing when that could not be done. */
  pageCount?: number;
}

/** Whether it is still on its way, so that leaving would lose it. */
export function isUnderway({ state }: Pick<Upload<unknown>, 'state'>): boolean {
  return state.kind === 'checking' || state.kind === 'waiting' || state.kind === 'uploading';
}
