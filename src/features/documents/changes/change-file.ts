/** What the file manager can do with a file before it is filed. Compressing and reading make copies; the file stays. */
import { compressFiles, recognizeFileText, renameFile } from '@/api/generated/billing';
import type { StoredFile } from '@/api/generated/billing/model';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';

export type FileChange = 'compress' | 'recognize';

/** What came of it: a file to take the place of the one that was asked for, or none, and what to tell the person. */
export interface FileChanged {
  file: StoredFile | undefined;
  text: string;
}

/** @throws ApiError; an Error when the text could not be recognized. */
export function changeFile(change: FileChange, fileId: string, maxBytes: number): Promise<FileChanged> {
  return change === 'compress' ? compress(fileId, maxBytes) : recognize(fileId);
}

/** Tells the file manager the new name. @throws ApiError */
export async function giveFileName(fileId: string, name: string): Promise<StoredFile> {
  return renameFile({ fileId, name });
}

async function compress(fileId: string, maxBytes: number): Promise<FileChanged> {
  const [answer] = await compressFiles({ fileIds: [fileId], targetSizeBytes: Math.max(maxBytes, 10_000) });
  if (!answer) throw new Error('The file manager answered nothing.');
  const { file, originalFileId, originalSizeBytes } = answer;
  const isSmaller = file.fileId !== originalFileId;
  return { file: isSmaller ? file : undefined, text: compressionText(originalSizeBytes, file.sizeBytes, maxBytes) };
}

/** The sizes before and after, honestly: `Compressed from 612 KB to 180 KB.` */
export function compressionText(before: number, after: number, maxBytes: number): string {
  const [from, to] = [formatBytes(before), formatBytes(after)];
  const saved = before - after;
  const tooLarge = after > maxBytes ? ` The court takes at most ${formatBytes(maxBytes)}; split it into parts.` : '';
  if (saved <= 0) return `This PDF could not be made smaller; it stays as it is, with ${from}.${tooLarge}`;
  if (from === to) return `Compressed by ${formatCount(saved)} bytes; it still has about ${to}.${tooLarge}`;
  return `Compressed from ${from} to ${to}.${tooLarge}`;
}

/** Milliseconds from one question to the next, and how often is asked before one gives up: five minutes. */
const pause = 1_000;
const mostQuestions = 300;

/** Asks until the text is recognized, which takes the file manager a while. */
async function recognize(fileId: string): Promise<FileChanged> {
  for (let question = 0; question < mostQuestions; question += 1) {
    const [answer] = await recognizeFileText({ fileIds: [fileId] });
    if (!answer) throw new Error('The file manager answered nothing.');
    const { status, file, pagesMadeSearchable = 0 } = answer;
    if (status === 'already-searchable')
      return { file: undefined, text: 'This PDF is searchable already: every page has text.' };
    if (status === 'failed') throw new Error('The text could not be recognized.');
    if (status === 'done') {
      const pages = pagesMadeSearchable === 1 ? '1 page' : `${formatCount(pagesMadeSearchable)} pages`;
      return {
        file,
        text: `Made searchable: ${pages} without text ${pagesMadeSearchable === 1 ? 'has' : 'have'} it now.`,
      };
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('It takes longer than usual.');
}
