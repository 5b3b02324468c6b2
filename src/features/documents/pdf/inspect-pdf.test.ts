import { createHash } from 'node:crypto';
import { degrees, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';

async function pdfOf(pages: number, change: (pdf: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([200, 300]);
  change(pdf);
  return pdf.save({ useObjectStreams: false });
}

/** Password padding, from the PDF standard (7.6.4.3.2). */
const padding = Uint8Array.from(Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex'));

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index % 256] ?? 0;
  const swap = (i: number, j: number) => ([state[i], state[j]] = [at(j), at(i)]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let j = 0;
  return data.map((byte, index) => {
    const i = (index + 1) % 256;
    j = (j + at(i)) % 256;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}

/** Encrypts with 40-bit RC4 (standard security handler, revision 2); the password is empty or unknown. */
function encrypted(hasPassword: boolean) {
  return (pdf: PDFDocument) => {
    const owner = new Uint8Array(32).fill(7);
    const id = new Uint8Array(16).fill(9);
    const permissions = -4;
    const bits = new Uint8Array(new Int32Array([permissions]).buffer);
    const key = createHash('md5').update(padding).update(owner).update(bits).update(id).digest().subarray(0, 5);
    const user = hasPassword ? new Uint8Array(32).fill(3) : rc4(key, padding);
    const hex = (bytes: Uint8Array) => PDFHexString.of(Buffer.from(bytes).toString('hex'));
    pdf.context.trailerInfo.ID = pdf.context.obj([hex(id), hex(id)]);
    pdf.context.trailerInfo.Encrypt = pdf.context.register(
      pdf.context.obj({
        Filter: 'Standard',
        V: 1,
        R: 2,
        Length: 40,
        O: hex(owner),
        U: hex(user),
        P: PDFNumber.of(permissions),
      }),
    );
  };
}

test('the pages of a plain PDF are counted', async () => {
  const content = await pdfOf(2, (pdf) => {
    for (const page of pdf.getPages()) page.drawText('Complaint');
  });
  expect(await inspectPdf(content)).toEqual({ kind: 'fit', pageCount: 2 });
});

test('pages without text and pages on their side are found', async () => {
  const content = await pdfOf(3, (pdf) => {
    const [upright, sideways] = pdf.getPages();
    upright?.drawText('Complaint');
    sideways?.drawText('Exhibit', { x: 100, y: 100, rotate: degrees(90) });
  });
  const findings = { withoutText: [3], sideways: [{ page: 2, rotation: 90 }] };
  expect(await inspectPdf(content)).toEqual({ kind: 'fit', pageCount: 3, findings });
});

test('a plain form is accepted, an XFA form is not', async () => {
  const form = (pdf: PDFDocument) => pdf.getForm().createTextField('name').addToPage(pdf.getPage(0));
  expect(await inspectPdf(await pdfOf(1, form))).toMatchObject({ kind: 'fit' });
  const xfa = (pdf: PDFDocument) =>
    pdf.catalog.set(
      PDFName.of('AcroForm'),
      pdf.context.obj({
        Fields: [],
        XFA: [PDFString.of('template'), pdf.context.register(pdf.context.stream('<x/>'))],
      }),
    );
  expect(await inspectPdf(await pdfOf(1, xfa))).toMatchObject({ kind: 'refused', refusal: { code: 'xfa-form' } });
});

test('a PDF that requires a password', async () => {
  expect(await inspectPdf(await pdfOf(1, encrypted(true)))).toMatchObject({ refusal: { code: 'password' } });
});

test('a PDF that opens but restricts printing or changes', async () => {
  expect(await inspectPdf(await pdfOf(1, encrypted(false)))).toMatchObject({ refusal: { code: 'restricted' } });
});

test('a file with only a PDF header', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7\nnothing of a PDF follows');
  expect(await inspectPdf(bytes)).toMatchObject({ refusal: { code: 'unreadable' } });
});
