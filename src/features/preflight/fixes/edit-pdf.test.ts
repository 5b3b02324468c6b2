import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { readFacts } from '../worker/read-facts';
import { partsOf } from './black-out-drawn';
import { addBookmarks, fitToLetter, flatten, removeActive } from './edit-pdf';

const bytesOf = async (pdf: PDFDocument) => new Uint8Array(await pdf.save());

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const facts = await readFacts(bytes.slice());
  if (facts.kind !== 'read') throw new Error(`It was not read: ${facts.kind}`);
  return facts;
}

async function withText(text: string, size: [number, number] = [612, 792]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage(size);
  page.drawText(text, { x: 40, y: 100, size: 12, font });
  return { pdf, page };
}

describe('a fix', () => {
  it('flattens a form: what was entered stays, and no field', async () => {
    const { pdf, page } = await withText('Name:');
    const field = pdf.getForm().createTextField('name');
    field.setText('Elena Ortega');
    field.addToPage(page, { x: 90, y: 90, width: 200, height: 20 });
    const before = await bytesOf(pdf);
    expect((await read(before)).fieldPages).toEqual([1]);
    const flat = await flatten(before);
    const after = await read(flat);
    expect(after.fieldPages).toEqual([]);
    expect(after.pages[0]?.letters).toBe('Name:ElenaOrtega'.length - 1);
  });

  it('removes scripts, files and links to other places, and keeps the pages', async () => {
    const { pdf } = await withText('Motion to compel');
    pdf.addJavaScript('open', 'app.alert(1);');
    await pdf.attach(new Uint8Array([1, 2, 3]), 'data.bin');
    const before = await bytesOf(pdf);
    expect(await read(before)).toMatchObject({ hasScripts: true, hasEmbeddedFiles: true });
    const fixed = await removeActive(before);
    expect(await read(fixed)).toMatchObject({ hasScripts: false, hasEmbeddedFiles: false, pages: [{}] });
    // Nothing of the script is left in the file.
    expect(new TextDecoder('latin1').decode(fixed)).not.toContain('app.alert');
  });

  it('fits a page of another size to Letter', async () => {
    const { pdf } = await withText('A4', [595, 842]);
    expect((await read(await fitToLetter(await bytesOf(pdf), [1]))).pages[0]).toMatchObject({
      widthIn: 8.5,
      heightIn: 11,
    });
  });

  it('bookmarks the exhibits', async () => {
    const { pdf } = await withText('Motion');
    pdf.addPage([612, 792]);
    const before = await bytesOf(pdf);
    expect((await read(before)).hasOutline).toBe(false);
    expect((await read(await addBookmarks(before, [{ page: 2, name: 'A' }]))).hasOutline).toBe(true);
  });

  it('never changes a signed PDF', async () => {
    const { pdf } = await withText('Signed');
    const range = pdf.context.obj([0, 1, 2, 3]);
    pdf.context.register(pdf.context.obj({ Type: 'Sig', ByteRange: range, Contents: PDFString.of('x') }));
    const signed = await bytesOf(pdf);
    await expect(flatten(signed)).rejects.toThrow('digitally signed');
    await expect(addBookmarks(signed, [{ page: 1, name: 'A' }])).rejects.toThrow('digitally signed');
  });
});

describe('a drawn box', () => {
  const drawn = { id: '1', page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.1 };

  it('is the same place of the page in user space', async () => {
    const { pdf } = await withText('Upright');
    const [part] = await partsOf(await bytesOf(pdf), [drawn]);
    expect(part?.page).toBe(1);
    expect(part?.box.left).toBeCloseTo(61.2);
    expect(part?.box.right).toBeCloseTo(244.8);
    expect(part?.box.top).toBeCloseTo(792 * 0.8);
    expect(part?.box.bottom).toBeCloseTo(792 * 0.7);
  });

  it('turns with a page that is shown turned', async () => {
    const { pdf, page } = await withText('Turned');
    page.node.set(PDFName.of('Rotate'), pdf.context.obj(90));
    const [part] = await partsOf(await bytesOf(pdf), [drawn]);
    // Shown, the page is 792 wide and 612 high: its left is the bottom of the sheet.
    expect(part?.box.bottom).toBeCloseTo(79.2);
    expect(part?.box.top).toBeCloseTo(792 * 0.4);
    expect(part?.box.left).toBeCloseTo(612 * 0.2);
    expect(part?.box.right).toBeCloseTo(612 * 0.3);
  });
});
