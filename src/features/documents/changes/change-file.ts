/** Changes to a file before it is filed. Compression and text recognition make copies; the original stays. */

import { changeFailed, explain, failureOf, requireOurs } from '@/api/errors';
import { compressFiles, recognizeFileText, renameFile } from '@/api/generated/billing';
import type { StoredFile } from '@/api/generated/billing/model';
import type { SidewaysPage } from '@/api/generated/filing/model';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { sendFile } from '../upload/upload-file';

export type FileChange = 'compress' | 'recognize' | 'rotate' | FileEdit;

/** A change made in the browser, by `edit`. */
export interface FileEdit {
  edit: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  /** What is happening: `Flattening`. */
  working: string;
  /** What was done: `The form is flattened.` */
  done: string;
}

/** The outcome of a change. `file` replaces the original; undefined when nothing changed. `text` tells the filer. */
export interface FileChanged {
  file: StoredFile | undefined;
  text: string;
}

/** The file to change. */
interface ChangeableFile {
  fileId: string;
  fileName: string;
  /** The pages that aren't upright. */
  sideways: readonly SidewaysPage[];
  load: () => Promise<Blob>;
}

/** @throws ApiError; an Error when the text could not be recognized or the pages turned. */
export function changeFile(change: FileChange, file: ChangeableFile, maxBytes: number): Promise<FileChanged> {
  if (typeof change === 'object') return applyEdit(change, file);
  switch (change) {
    case 'compress':
      return compress(file.fileId, maxBytes);
    case 'recognize':
      return recognize(file.fileId);
    case 'rotate':
      return rotate(file);
  }
}

/** Changes a file in the browser and uploads the result: the file manager has no call for it. */
async function applyEdit({ edit, done }: FileEdit, { fileName, load }: ChangeableFile): Promise<FileChanged> {
  const edited = await edit(new Uint8Array(await (await load()).arrayBuffer()));
  const file = await sendFile(
    new File([edited], fileName, { type: 'application/pdf' }),
    {},
    {
      // Uploads with progress have their own transport, which sends forms of files.
      onUploadProgress: () => {},
    },
  );
  return { file, text: done };
}

/** Turns pages upright. */
async function rotate(file: ChangeableFile): Promise<FileChanged> {
  const { sideways } = file;
  const { rotatePages } = await import('../pdf/rotate-pages');
  const [first] = sideways;
  const isOne = sideways.length === 1 && first;
  const done = isOne ? `Page ${first.page} is upright now.` : `${formatCount(sideways.length)} pages are upright now.`;
  return applyEdit({ edit: (bytes) => rotatePages(bytes, sideways), working: '', done }, file);
}

/** Renames a file in the file manager. @throws ApiError */
export async function saveFileName(fileId: string, name: string): Promise<StoredFile> {
  const renamed = await renameFile({ fileId, name });
  requireOurs('renameFile', renamed.fileId === fileId);
  return renamed;
}

async function compress(fileId: string, maxBytes: number): Promise<FileChanged> {
  const [answer] = await compressFiles({ fileIds: [fileId], targetSizeBytes: Math.max(maxBytes, 10_000) });
  if (!answer) throw new Error('The file manager returned no result.');
  const { file, originalFileId, originalSizeBytes } = answer;
  requireOurs('compressFiles', originalFileId === fileId);
  const isSmaller = file.fileId !== originalFileId;
  return { file: isSmaller ? file : undefined, text: compressionText(originalSizeBytes, file.sizeBytes, maxBytes) };
}

/** `Compressed from 612 KB to 180 KB.` */
export function compressionText(before: number, after: number, maxBytes: number): string {
  const [from, to] = [formatBytes(before), formatBytes(after)];
  const saved = before - after;
  const tooLarge = after > maxBytes ? ` The court's limit is ${formatBytes(maxBytes)}. Split the document.` : '';
  if (saved <= 0) return `This PDF couldn't be made smaller (${from}).${tooLarge}`;
  if (from === to) return `Compressed by ${formatCount(saved)} bytes; still about ${to}.${tooLarge}`;
  return `Compressed from ${from} to ${to}.${tooLarge}`;
}

/** Polls each second (in ms) for up to five minutes. */
const pollInterval = 1_000;
const maxPolls = 300;

/** Polls until the text is recognized. */
async function recognize(fileId: string): Promise<FileChanged> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const [answer] = await recognizeFileText({ fileIds: [fileId] });
    if (!answer) throw new Error('The file manager returned no result.');
    requireOurs('recognizeFileText', answer.fileId === fileId);
    const { status, file, pagesMadeSearchable = 0 } = answer;
    if (status === 'already-searchable') return { file: undefined, text: 'This PDF is already searchable.' };
    if (status === 'failed') throw new Error("The text couldn't be recognized.");
    if (status === 'done') {
      const pages = pagesMadeSearchable === 1 ? '1 page' : `${formatCount(pagesMadeSearchable)} pages`;
      return {
        file,
        text: `Text recognition added to ${pages}.`,
      };
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  throw new Error('This is taking longer than usual.');
}

/** Why a change failed. `mayPass`: trying again may help. */
export interface ChangeFailure {
  reason: string;
  mayPass: boolean;
}

/** Explains a failed change of content, which leaves the document as it is: the changed file would be a copy. */
export function readChangeFailure(error: unknown): ChangeFailure {
  return explainChange(error, 'The document is unchanged.');
}

/** Explains a failed renaming. */
export function readRenameFailure(error: unknown): string {
  const outcome = changeFailed(error, 'The document is unchanged', 'the document was renamed');
  return explainChange(error, `${outcome}.`).reason;
}

function explainChange(error: unknown, unchanged: string): ChangeFailure {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'offline':
      return { reason: `The connection was lost. ${unchanged}`, mayPass: true };
    case 'signed-out':
      return { reason: `You were signed out. ${unchanged}`, mayPass: true };
    case 'not-found':
      return { reason: 'The file no longer exists. Remove the document and add it again.', mayPass: false };
    case 'timed-out':
      return { reason: `The server didn’t answer in time. ${unchanged}`, mayPass: true };
    case 'transient':
    case 'unreadable':
      return { reason: `The server is unavailable. ${unchanged}`, mayPass: true };
    case 'cancelled':
    case 'unexpected':
      return { reason: `${failure.message || 'Something went wrong.'} ${unchanged}`, mayPass: true };
    default:
      return { reason: `${explain(failure, 'The server rejected it.')} ${unchanged}`, mayPass: false };
  }
}
