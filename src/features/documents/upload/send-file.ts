/** Uploads one file to the file manager, to be filed. */

import { uploadLocalFiles } from '@/api/generated/billing';
import type { FileUploadOptions, StoredFile } from '@/api/generated/billing/model';
import type { RunnerOptions } from '@/api/http';

/** `file` is stored under its own name. @throws ApiError, CancelError */
export async function sendFile(
  file: File,
  target: Omit<FileUploadOptions, 'purpose'>,
  options: Pick<RunnerOptions, 'signal' | 'onUploadProgress'>,
): Promise<StoredFile> {
  const purpose: FileUploadOptions = { ...target, purpose: 'filing' };
  const [stored] = await uploadLocalFiles({ FileUploadOptions: JSON.stringify(purpose), Files: [file] }, options);
  if (!stored) throw new Error('The file manager answered no file.');
  return stored;
}
