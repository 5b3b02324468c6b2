import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { readFacts } from './read-facts';

/** A pleading of one page with these lines. */
async function pleading(...lines: string[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage([612, 792]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 20, size: 12, font });
  return { pdf, page, font };
}

async function factsOf(pdf: PDFDocument) {
  const facts = await readFacts(new Uint8Array(await pdf.save()));
  if (facts.kind !== 'read') throw new Error(`It was not read: ${facts.kind}`);
  return facts;
}

it('finds a Social Security number with its last digits and its place', async () => {
  const { pdf } = await pleading('Her Social Security number is 412-55-6789.', 'Call (312) 555-0142.');
  const { sensitive, pages, sha256 } = await factsOf(pdf);
  expect(sensitive).toEqual([{ kind: 'ssn', form: 'full', tail: '6789', page: 1, boxes: [expect.any(Object)] }]);
  expect(sensitive[0]?.boxes[0]?.bottom).toBeCloseTo(698, -1);
  expect(pages[0]).toMatchObject({ widthIn: 8.5, heightIn: 11, isSideways: false });
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

it('reads captions, titles, exhibits and a typed signature', async () => {
  const { pdf, font } = await pleading(
    'IN THE CIRCUIT COURT OF LAKEMOOR COUNTY, ILLINOIS',
    'ELENA ORTEGA, Plaintiff, v. LAKESHORE HOLDINGS LLC, Defendant.     Case No. 2026 L 000412',
    'MOTION TO COMPEL',
    '/s/ Nora Marlow',
  );
  pdf.addPage([612, 792]).drawText('EXHIBIT A', { x: 250, y: 500, size: 20, font });
  expect(await factsOf(pdf)).toMatchObject({
    captions: [{ page: 1, caseNumbers: ['2026 L 000412'] }],
    titles: [{ page: 1, text: 'MOTION TO COMPEL' }],
    exhibits: [{ page: 2, name: 'A' }],
    isSigned: true,
    hasOutline: false,
  });
});

it('finds words under a box, but none on one, above a line or under a highlight', async () => {
  const { pdf, page, font } = await pleading('The witness is Margaret Hollis of Lakemoor.');
  const before = font.widthOfTextAtSize('The witness is ', 12);
  const width = font.widthOfTextAtSize('Margaret Hollis', 12);
  page.drawRectangle({ x: 72 + before, y: 697, width, height: 13, color: rgb(0, 0, 0) });
  page.drawRectangle({ x: 72, y: 600, width: 200, height: 20, color: rgb(0.1, 0.1, 0.4) });
  page.drawText('White on blue', { x: 80, y: 605, size: 12, font, color: rgb(1, 1, 1) });
  page.drawText('Underlined', { x: 72, y: 500, size: 12, font });
  page.drawRectangle({ x: 72, y: 498, width: 60, height: 1, color: rgb(0, 0, 0) });
  page.drawText('Highlighted', { x: 72, y: 400, size: 12, font });
  page.drawRectangle({ x: 70, y: 395, width: 90, height: 18, color: rgb(1, 1, 0), opacity: 0.4 });
  pdf.setTitle('Statement of Margaret');
  const facts = await factsOf(pdf);
  expect(facts.covered).toEqual([{ page: 1, words: 2, box: expect.any(Object) }]);
  expect(facts.repeatsCovered).toEqual(['metadata']);
});

it('finds redactions that were marked and not applied', async () => {
  const { pdf, page } = await pleading('The witness is Margaret Hollis.');
  const mark = pdf.context.obj({ Type: 'Annot', Subtype: 'Redact', Rect: [150, 695, 240, 712], F: 4 });
  page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(mark)]));
  expect((await factsOf(pdf)).unappliedRedactions).toEqual([{ page: 1, box: expect.any(Object) }]);
});

it('says what it could not read', async () => {
  const text = new TextEncoder().encode('To be filed, but a text.');
  expect(await readFacts(text)).toEqual({ kind: 'refused', why: 'not-pdf' });
  const damaged = new TextEncoder().encode('%PDF-1.7 and nothing more');
  expect(await readFacts(damaged)).toEqual({ kind: 'refused', why: 'unreadable' });
});
