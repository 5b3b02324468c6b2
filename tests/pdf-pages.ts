/** The text of a PDF as PDF.js, which isn't what writes them, reads it: pages of lines of cells. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Lines from top to bottom, each with its cells from left to right. */
export async function readPdfPages(content: ArrayBuffer | Uint8Array): Promise<string[][][]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[][][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const byLine = Map.groupBy(texts, ({ transform }) => Math.round(Number(transform[5])));
    const lines = [...byLine].sort(([one], [other]) => other - one);
    pages.push(
      lines.map(([, line]) =>
        line
          .toSorted((one, other) => Number(one.transform[4]) - Number(other.transform[4]))
          .map(({ str }) => str.trim()),
      ),
    );
  }
  await loading.destroy();
  return pages;
}
