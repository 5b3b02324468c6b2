import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readSaveFailure } from './save-failure';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });
const current = { version: 8, savedAt: '2026-03-03T09:52:03Z', savedBy: { userId: 2, name: 'Marcus Finch' } };

describe('readSaveFailure', () => {
  test.each([failed(0), failed(500), failed(503), failed(401), failed(429), new Error('abort')])(
    'the same save may succeed later (%#)',
    (error) => expect(readSaveFailure(error)).toEqual({ kind: 'passing' }),
  );

  test('someone saved it since', () => {
    expect(readSaveFailure(failed(409, { code: 'draft-version-conflict', current }))).toEqual({
      kind: 'conflict',
      current,
    });
  });

  test('it was submitted', () => {
    expect(readSaveFailure(failed(409, { code: 'draft-submitted' }))).toEqual({ kind: 'submitted' });
  });

  test.each([
    [failed(409, { code: 'draft-version-conflict' }), 'Failed'],
    [failed(409, { code: 'other', current }), 'Failed'],
    [failed(404), 'This draft was deleted.'],
    [failed(413), 'The draft is too large to save.'],
    [failed(423), 'The account with the e-filing provider is locked. Sign in there again.'],
    [failed(400, { detail: 'Not so.' }), 'Not so.'],
    [failed(400, { errors: { 'content.parties.0.phone': ['Too long.'] } }), 'Too long.'],
  ])('refused (%#)', (error, reason) => expect(readSaveFailure(error)).toEqual({ kind: 'refused', reason }));
});
