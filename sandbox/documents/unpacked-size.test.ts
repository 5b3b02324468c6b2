import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import { unpacksTooLarge } from './unpacked-size.ts';

/** A PDF of one stream with this dictionary. */
function pdfOf(dictionary: string, data: Buffer, lineEnd = '\n'): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream${lineEnd}`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

/** Packs to a thousandth. */
const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
const objects = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

it.each([
  ['objects', pdfOf(objects, bomb)],
  ['objects after a carriage return', pdfOf(objects, bomb, '\r\n')],
  ['a cross-reference', pdfOf('/Type /XRef /Size 1 /W [1 1 1] /Filter /FlateDecode', bomb)],
  ['objects under a name in code', pdfOf('/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', bomb)],
  [
    'objects behind a long dictionary',
    pdfOf(`/Type /ObjStm ${' '.repeat(9000)} /N 1 /First 4 /Filter /FlateDecode`, bomb),
  ],
  ['objects whose type stands elsewhere', pdfOf('/Type 2 0 R /N 1 /First 4 /Filter /FlateDecode', bomb)],
  ['objects whose filter stands elsewhere', pdfOf('/Type /ObjStm /N 1 /First 4 /Filter 2 0 R', bomb)],
  ['objects packed with LZW', pdfOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', Buffer.from('x'))],
  ['objects packed twice in code', pdfOf('/F#69lter [/Flate#44ecode /Fl] /Type /ObjStm /N 1', deflateSync(bomb))],
  ['objects packed twice', pdfOf('/Filter [/FlateDecode /FlateDecode] /Type /ObjStm /N 1 /First 4', deflateSync(bomb))],
])('a bomb of %s is not read', async (_, pdf) => {
  expect(pdf.byteLength).toBeLessThan(1_500_000);
  expect(unpacksTooLarge(pdf)).toBe(true);
  expect(await inspectPdf(pdf)).toEqual({ isPdf: true, isEncrypted: false, hasXfaForm: false, isSigned: false });
});

it('several streams count together', () => {
  const part = pdfOf(objects, deflateSync(Buffer.alloc(30 * 1024 * 1024)));
  expect(unpacksTooLarge(Buffer.concat([part, part]))).toBe(false);
  expect(unpacksTooLarge(Buffer.concat([part, part, part]))).toBe(true);
});

it.each([
  ['a stream that isn’t packed', pdfOf('/Type /ObjStm /N 1 /First 4', Buffer.from('1 0 <<>>'))],
  ['a damaged stream', pdfOf(objects, deflateSync(Buffer.from('1 0 <<>>')).subarray(0, 6))],
  ['a mark without a stream', Buffer.from('%PDF-1.7\n(/ObjStm)')],
])('%s is left to the reader', (_, pdf) => {
  expect(unpacksTooLarge(pdf)).toBe(false);
});

it('a document with object streams is read', async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 200; page += 1) document.addPage();
  const bytes = await document.save({ useObjectStreams: true });
  expect(unpacksTooLarge(bytes)).toBe(false);
  expect((await inspectPdf(bytes)).pageCount).toBe(200);
});
