/** The proof of service as a PDF in an embedded font: any name prints as written (serving supplement, section 8). */
import { PDFDocument, rgb } from 'pdf-lib';
import { embedInter, type Typeface } from './typeface.ts';

/** A heading with its lines: a name and a value, or a paragraph. */
export interface ProofSection {
  title: string;
  lines: readonly (string | readonly [name: string, value: string])[];
}

interface Proof {
  title: string;
  /** Court, case title, case number. */
  caption: readonly string[];
  sections: readonly ProofSection[];
  signedAt: Date;
}

const [width, height] = [612, 792];
const margin = 54;
const size = 10;
const lineHeight = 15;
const nameWidth = 130;
/** Between a name and its value. */
const gap = 8;
const black = rgb(0, 0, 0);
const gray = rgb(0.35, 0.35, 0.35);

export interface ProofFile {
  content: Uint8Array<ArrayBuffer>;
  pageCount: number;
}

export async function proofPdf({ title, caption, sections, signedAt }: Proof): Promise<ProofFile> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  document.setCreationDate(signedAt);
  document.setModificationDate(signedAt);
  const { regular, bold } = await embedInter(document);
  let page = document.addPage([width, height]);
  let y = height - margin;
  const write = (text: string, face: Typeface, x: number, textSize = size, color = black) => {
    face.draw(page, text, { x, y, size: textSize, color });
  };
  const next = (by = lineHeight) => {
    y -= by;
    if (y > margin + lineHeight) return;
    page = document.addPage([width, height]);
    y = height - margin;
  };
  const paragraph = (text: string, face: Typeface, x: number) => {
    for (const line of linesOf(text, face, width - margin - x)) {
      write(line, face, x);
      next();
    }
  };
  /** A name beside its value, each in its own column: a long name goes on below, and never into the value. */
  const row = (name: string, value: string) => {
    const names = linesOf(name, regular, nameWidth - gap);
    const values = linesOf(value, regular, width - 2 * margin - nameWidth);
    for (let index = 0; index < Math.max(names.length, values.length); index += 1) {
      write(names[index] ?? '', regular, margin, size, gray);
      write(values[index] ?? '', regular, margin + nameWidth);
      next();
    }
  };
  for (const line of caption) paragraph(line, regular, margin);
  next();
  for (const line of linesOf(title, bold, width - 2 * margin, 16)) {
    write(line, bold, margin, 16);
    next(22);
  }
  for (const section of sections) {
    next(8);
    for (const line of linesOf(section.title, bold, width - 2 * margin, 11)) {
      write(line, bold, margin, 11);
      next(18);
    }
    for (const line of section.lines) {
      if (typeof line === 'string') paragraph(line, regular, margin);
      else row(line[0], line[1]);
    }
  }
  const pages = document.getPages();
  for (const [index, each] of pages.entries()) {
    const text = `Page ${index + 1} of ${pages.length}`;
    regular.draw(each, text, { x: width - margin - regular.width(text, 8), y: 30, size: 8, color: gray });
  }
  return { content: new Uint8Array(await document.save()), pageCount: pages.length };
}

/** A text in lines that fit, broken between words and within those that are too long. */
function linesOf(text: string, face: Typeface, most: number, textSize = size): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((each) => pieces(each, face, most, textSize))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (face.width(longer, textSize) <= most) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function pieces(word: string, face: Typeface, most: number, textSize: number): string[] {
  if (face.width(word, textSize) <= most) return [word];
  const parts: string[] = [''];
  for (const character of word) {
    const last = parts.at(-1) ?? '';
    if (face.width(last + character, textSize) > most) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
