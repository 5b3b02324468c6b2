import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { readPdfPages } from '../../tests/pdf-pages.ts';
import { proofPdf } from './proof-of-service-pdf.ts';

const proof = (lines: readonly (readonly [string, string])[]) =>
  proofPdf({
    title: 'Certificate of Completion',
    caption: ['Marlow & Finch LLP'],
    sections: [{ title: 'Signers', lines }],
    signedAt: new Date('2026-11-02T15:00:00Z'),
  });

/** Drawn texts with the box that each fills. */
async function boxes(content: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const found: { page: number; text: string; left: number; right: number; base: number }[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [left, base] = [Number(item.transform[4]), Number(item.transform[5])];
        found.push({ page, text: item.str, left, right: left + item.width, base });
      }
  }
  await loading.destroy();
  return found;
}

test('a long label goes on below, beside its value', async () => {
  const { content } = await proof([
    ['Consented to electronic records and signatures at', 'Nov 2, 2026, 9:58 AM'],
    ['Signed', 'Nov 2, 2026, 10:00 AM'],
  ]);
  const [lines = []] = await readPdfPages(content);
  const texts = lines.map((line) => line.join(' | '));
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Consented to .* \| Nov 2, 2026, 9:58 AM$/),
      'records and signatures at',
      'Signed | Nov 2, 2026, 10:00 AM',
    ]),
  );
});

test('no text is drawn over another, or beyond the page', async () => {
  const word = fc.string({ unit: fc.constantFrom('W', 'i', 'm', 'é', '-'), minLength: 1, maxLength: 60 });
  const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }), async (lines) => {
      const { content } = await proof(lines);
      const drawn = await boxes(content);
      for (const [index, one] of drawn.entries()) {
        expect(one.right).toBeLessThan(612 - 40);
        for (const other of drawn.slice(index + 1)) {
          const isBeside = one.page !== other.page || Math.abs(one.base - other.base) > 8;
          expect(isBeside || one.right <= other.left || other.right <= one.left, `${one.text} / ${other.text}`).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: 25 },
  );
});
