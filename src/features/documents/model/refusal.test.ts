import { describe, expect, test } from 'vitest';
import { refuseBySize } from './refusal';

const megabyte = 1024 * 1024;
const limits = { maxDocumentBytes: 25 * megabyte, maxEnvelopeBytes: 50 * megabyte };

describe('refuseBySize', () => {
  test('a document of the very limit is taken', () => {
    expect(refuseBySize(25 * megabyte, limits, 25 * megabyte)).toBeUndefined();
  });
  test('an empty file', () => {
    expect(refuseBySize(0, limits, 0)?.problem).toBe('This file is empty (0 bytes).');
  });
  test('a large document says how large it is, and what the court takes', () => {
    expect(refuseBySize(31.2 * megabyte, limits, 0)).toMatchObject({
      code: 'document-too-large',
      problem: 'This document has 31.2 MB; the court takes at most 25 MB a document.',
    });
  });
  test('a document a few bytes too large does not read like the limit', () => {
    expect(refuseBySize(25 * megabyte + 1, limits, 0)?.problem).toContain('slightly more than 25 MB');
  });
  test('the envelope is full', () => {
    expect(refuseBySize(20 * megabyte, limits, 33 * megabyte)).toMatchObject({
      code: 'envelope-too-large',
      problem: 'With this document the envelope would have 53 MB; the court takes at most 50 MB.',
    });
  });
});
