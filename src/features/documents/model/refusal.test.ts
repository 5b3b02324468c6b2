import { describe, expect, test } from 'vitest';
import { pdfRefusals, refuseBySize, refuseKind } from './refusal';

const megabyte = 1024 * 1024;

describe('refuseBySize', () => {
  test('a document too large for most courts, but not for the file manager, is accepted', () => {
    expect(refuseBySize(50 * megabyte)).toBeUndefined();
  });
  test('an empty file', () => {
    expect(refuseBySize(0)).toEqual({
      code: 'empty',
      problem: 'This file is empty (0 bytes).',
      remedy: expect.stringMatching(/\w/),
    });
  });
  test('the message about a large file has its size and the limit', () => {
    expect(refuseBySize(61.2 * megabyte)).toMatchObject({
      code: 'file-too-large',
      problem: 'This document is 61.2 MB. The upload limit is 50 MB.',
      remedy: expect.stringContaining('split it into parts'),
    });
  });
  test('a size a few bytes over the limit never reads like the limit', () => {
    expect(refuseBySize(50 * megabyte + 1)?.problem).toContain('slightly more than 50 MB');
  });
});

test.each([
  ['a Word document', 'This is a Word document, not a PDF.'],
  [undefined, "This file isn't a PDF."],
])('a file that is %s', (kind, problem) => {
  expect(refuseKind(kind)).toEqual({ code: 'not-a-pdf', problem, remedy: expect.stringMatching(/\w/) });
});

test('each problem of a PDF has a code, and says what is wrong and what to do', () => {
  const refusals = Object.values(pdfRefusals);
  for (const { problem, remedy } of refusals) {
    expect(problem).toMatch(/^This PDF .*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  }
  expect(refusals.map(({ code }) => code)).toEqual(['password', 'restricted', 'xfa-form', 'unreadable', 'no-pages']);
});
