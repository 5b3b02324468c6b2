import { expect, test } from 'vitest';
import { kindByHead } from './file-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('a PDF’s header may be anywhere in its first 1024 bytes', () => {
  expect(kindByHead(bytes('%PDF-1.7'), 'a.pdf').kind).toBe('pdf');
  expect(kindByHead(bytes(`${' '.repeat(1019)}%PDF-1.7`), 'a.pdf').kind).toBe('pdf');
  expect(kindByHead(bytes(`${' '.repeat(1020)}%PDF-1.7`), 'a.pdf').kind).toBe('refused');
});

test('a Word document is an archive named so', () => {
  expect(kindByHead(bytes('PK\u0003\u0004'), 'my.complaint.DOCX')).toEqual({ kind: 'word' });
});

test.each([
  ['PK\u0003\u0004', 'ledger.XLSX', 'This is an Excel workbook, not a PDF.'],
  ['PK\u0003\u0004', 'opening.pptx', 'This is a PowerPoint presentation, not a PDF.'],
  ['PK\u0003\u0004', 'exhibits.pdf', 'This is a ZIP archive, not a PDF.'],
  ['\u00d0\u00cf\u0011\u00e0', 'complaint.doc', 'This is an older Office document, not a PDF.'],
  ['\u00ff\u00d8\u00ff', 'photo.pdf', 'This is a JPEG picture, not a PDF.'],
  ['\u0089PNG', 'photo.png', 'This is a PNG picture, not a PDF.'],
  ['II*\u0000', 'scan.tif', 'This is a TIFF scan, not a PDF.'],
  ['MM\u0000*', 'scan.tif', 'This is a TIFF scan, not a PDF.'],
  ['{\\rtf1', 'letter.rtf', 'This is a Rich Text document, not a PDF.'],
  ['<!DOCTYPE html>', 'order.pdf', 'This is a web page, not a PDF.'],
  ['<html>', 'order.pdf', 'This is a web page, not a PDF.'],
  ['hello', 'order.pdf', "This file isn't a PDF."],
])('%j in %s', (head, name, problem) => expect(kindByHead(bytes(head), name)).toMatchObject({ refusal: { problem } }));
