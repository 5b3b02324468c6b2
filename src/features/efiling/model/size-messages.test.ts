import { describe, expect, it } from 'vitest';
import { newFiling } from './filing-entries';
import { documentSizeMessage, envelopeSizeMessage } from './size-messages';

const megabyte = 1024 * 1024;
const limit = 25 * megabyte;

describe('a document', () => {
  const message = (sizeBytes: number) => documentSizeMessage({ sizeBytes }, { maxDocumentBytes: limit });

  it('may be as large as the court’s limit', () => {
    expect(message(megabyte)).toBeUndefined();
    expect(message(limit)).toBeUndefined();
  });

  it.each([
    [limit + 1, 'slightly more than 25 MB'],
    [30 * megabyte, '30 MB'],
  ])('of %i bytes is too large', (sizeBytes, size) => {
    expect(message(sizeBytes)).toBe(`This document is ${size}. The court's limit is 25 MB. Compress it or split it.`);
  });
});

describe('an envelope', () => {
  const document = (sizeBytes: number) => ({ id: 'd', fileId: 'd', fileName: 'd.pdf', sizeBytes, pageCount: 1 });
  const message = (lead: number, attachment: number, other: number) =>
    envelopeSizeMessage(
      [
        { ...newFiling('f1', undefined), leadDocument: document(lead), attachments: [document(attachment)] },
        { ...newFiling('f2', undefined), leadDocument: document(other) },
      ],
      { maxEnvelopeBytes: limit },
    );

  it('may be as large as the court’s limit', () => {
    expect(envelopeSizeMessage([], { maxEnvelopeBytes: limit })).toBeUndefined();
    expect(message(limit - 2, 1, 1)).toBeUndefined();
  });

  it.each([
    [1, 'slightly more than 25 MB'],
    [5 * megabyte, '30 MB'],
  ])('counts the documents of all filings: %i bytes too large', (excess, size) => {
    expect(message(10 * megabyte, 10 * megabyte, 5 * megabyte + excess)).toBe(
      `The documents total ${size}. The court's limit is 25 MB per envelope. Remove or compress a document.`,
    );
  });
});
