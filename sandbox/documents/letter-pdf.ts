/** Letter-size PDFs of plain paragraphs. */
import { PDFDocument, rgb } from 'pdf-lib';
import { embedInter } from './typeface.ts';

const [width, height] = [612, 792];
const margin = 72;
const size = 11;
const lineHeight = 16;
const black = rgb(0, 0, 0);

/** The text, its lines broken at words. */
export async function letterPdf(title: string, text: string, createdAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const { regular } = await embedInter(document);
  let page = document.addPage([width, height]);
  let y = height - margin;
  const write = (line: string) => {
    if (y < margin) {
      page = document.addPage([width, height]);
      y = height - margin;
    }
    regular.draw(page, regular.fitted(line, size, width - 2 * margin), { x: margin, y, size, color: black });
    y -= lineHeight;
  };
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && regular.width(longer, size) > width - 2 * margin) {
        write(line);
        line = word;
      } else line = longer;
    }
    write(line);
  }
  return new Uint8Array(await document.save());
}
