/** Checks a file in the browser and uploads it to the file manager. */
import { requireOurs } from '@/api/errors';
import { uploadLocalFiles } from '@/api/generated/billing';
import type { FileUploadOptions, StoredFile } from '@/api/generated/billing/model';
import type { PageFindings } from '@/api/generated/filing/model';
import type { RunnerOptions } from '@/api/http';
import { headLength, kindByHead } from '../model/file-kind';
import { visibleName } from '../model/file-name';
import type { Refusal } from '../model/refusal';

/**
 * `pageCount` is missing when the browser couldn't count, `findings` when there are none. The file manager makes a Word
 * document into a PDF.
 */
export type Checked =
  | { kind: 'fit'; pageCount?: number; findings?: PageFindings }
  | { kind: 'word' }
  | { kind: 'refused'; refusal: Refusal };

/** Finds what a clerk would reject. @throws when the file can't be read or PDF.js can't be loaded */
export async function checkFile(file: File): Promise<Checked> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const known = kindByHead(head, file.name);
  if (known.kind !== 'pdf') return known;
  const { inspectPdf } = await import('../pdf/inspect-pdf');
  return inspectPdf(new Uint8Array(await file.arrayBuffer()));
}

/** Uploads a file for filing, under its own name without invisible characters; a Word document becomes a PDF. @throws ApiError, CancelError */
export function sendFile(
  file: File,
  target: Pick<FileUploadOptions, 'mappingId' | 'clientReference'>,
  options: Pick<RunnerOptions, 'signal' | 'onUploadProgress'>,
): Promise<StoredFile> {
  return send(file, { ...target, purpose: 'filing', convertTo: 'pdf' }, options);
}

/** Uploads a proposed order, whose Word document stays one (filing variants, section 6). @throws ApiError */
export function sendProposedOrder(
  file: File,
  target: Pick<FileUploadOptions, 'mappingId' | 'clientReference'>,
  options: Pick<RunnerOptions, 'signal' | 'onUploadProgress'>,
): Promise<StoredFile> {
  return send(file, { ...target, purpose: 'proposed-order' }, options);
}

async function send(
  file: File,
  purpose: FileUploadOptions,
  options: Pick<RunnerOptions, 'signal' | 'onUploadProgress'>,
): Promise<StoredFile> {
  const named = new File([file], visibleName(file.name), { type: file.type });
  const [stored] = await uploadLocalFiles({ FileUploadOptions: JSON.stringify(purpose), Files: [named] }, options);
  if (!stored) throw new Error('The file manager returned no file.');
  requireOurs('uploadLocalFiles', (stored.convertedFrom ?? stored).sizeBytes === file.size);
  return stored;
}
