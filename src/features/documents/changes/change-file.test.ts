import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { compressionText, readChangeFailure } from './change-file';

test.each([
  [626_688, 184_320, 1_000_000, 'Compressed from 612 KB to 180 KB.'],
  [184_320, 184_200, 1_000_000, 'Compressed by 120 bytes; still about 180 KB.'],
  [184_320, 184_320, 1_000_000, "This PDF couldn't be made smaller (180 KB)."],
  [3_145_728, 2_097_152, 1_048_576, "Compressed from 3 MB to 2 MB. The court's limit is 1 MB. Split the document."],
])('%d bytes reduced to %d, with a limit of %d', (before, after, most, text) => {
  expect(compressionText(before, after, most)).toBe(text);
});

const answer = (status: number, body?: unknown) => new ApiError('Failed', { url: '/', status, statusText: '', body });

test.each([
  [answer(0), 'connection was lost', true],
  [answer(401), 'signed out', true],
  [answer(404), 'no longer exists', false],
  [answer(503), 'unavailable', true],
  [answer(422, { errors: { 'fileIds.0': ['This PDF is digitally signed.'] } }), 'digitally signed', false],
  [answer(413, { detail: 'It is larger than 25 MB.' }), 'larger than 25 MB', false],
  [answer(403), 'rejected', false],
  [new Error("The text couldn't be recognized."), "couldn't be recognized. The document is unchanged.", true],
  ['?', 'went wrong', true],
])('%s', (error, reason, mayPass) => {
  expect(readChangeFailure(error)).toMatchObject({ reason: expect.stringContaining(reason), mayPass });
});
