import { degrees, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { rotatePages } from './rotate-pages';

async function threePages(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (const angle of [0, 90, 270]) document.addPage().setRotation(degrees(angle));
  return document;
}
const bytesOf = async (document: PDFDocument) => new Uint8Array(await document.save());

test('only the given pages turn', async () => {
  const turned = await rotatePages(await bytesOf(await threePages()), [
    { page: 1, rotation: 90 },
    { page: 3, rotation: 0 },
    { page: 9, rotation: 0 },
  ]);
  const pages = (await PDFDocument.load(turned)).getPages();
  expect(pages.map((page) => page.getRotation().angle)).toEqual([90, 90, 0]);
});

test('a signed document stays as it is', async () => {
  const signed = await threePages();
  signed.context.register(signed.context.obj({ [PDFName.of('ByteRange').asString().slice(1)]: [0, 1, 2, 3] }));
  await expect(rotatePages(await bytesOf(signed), [{ page: 1, rotation: 90 }])).rejects.toThrow(/digitally signed/);
});
