import { describe, expect, test } from 'vitest';
import { newFileName, refuseName } from './new-file-name';

const room = { current: 'Scan 1.PDF', maxLength: 20, others: ['Exhibit A.pdf'] };

describe('a new name', () => {
  test.each([
    ['Answer', 'Answer.PDF'],
    [' Answer.pdf ', 'Answer.pdf'],
    ['Answer v1.2', 'Answer v1.2.PDF'],
    ['Answer.docx', 'Answer.docx.PDF'],
  ])('%j is %s', (typed, name) => {
    expect(newFileName(typed, room)).toBe(name);
    expect(refuseName(typed, room)).toBeUndefined();
  });

  test('keeps that of a file without an extension', () => {
    expect(newFileName('Answer', { current: 'scan' })).toBe('Answer');
  });

  test.each([
    ['', /Enter a name/],
    [' .pdf', /Enter a name/],
    ['a/b', /slashes/],
    ['a\\b', /slashes/],
    ['Answer\u202Efdp', /cannot be seen/],
    ['Answer to the complaint', /at most 20 characters; this one has 27/],
    ['exhibit a', /Another document/],
  ])('%j is refused', (typed, why) => expect(refuseName(typed, room)).toMatch(why));
});
