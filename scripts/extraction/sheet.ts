/** Draws the pages of a paper and notes where each value stands. Knows nothing of how papers are read. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { ExtractedField } from '../../sandbox/generated/extraction/schemas.ts';

export type FieldName = ExtractedField['name'];

/** A place on a page in fractions of its size, from the top left. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A value that a paper prints, at one of its places. */
export interface PrintedValue {
  name: FieldName;
  value: string;
  /** From 1. */
  page: number;
  spot: Spot;
}

type Value = Pick<PrintedValue, 'name' | 'value'>;

/** A piece of text, and the values that it is a part of. */
export interface Run {
  text: string;
  of?: readonly Value[];
}

export interface TextStyle {
  font?: 'plain' | 'bold';
  size?: number;
  align?: 'left' | 'center' | 'right';
  /** Points from one baseline to the next. */
  leading?: number;
}

const paper = { width: 612, height: 792 };

/** Typefaces of courts and of their forms. */
export const typefaces = {
  times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  courier: [StandardFonts.Courier, StandardFonts.CourierBold],
} as const;

/** Marks a text as a value's. Without `text`, the value is printed as it is. */
export const field = (name: FieldName, value: string, text = value): Run => ({ text, of: [{ name, value }] });

/** Of a list, runs between which a text stands. */
export const joined = (runs: readonly Run[], between: string): Run[] =>
  runs.flatMap((run, place) => (place === 0 ? [run] : [{ text: between }, run]));

export class Sheet {
  readonly printed: PrintedValue[] = [];
  readonly #document: PDFDocument;
  readonly #fonts: { plain: PDFFont; bold: PDFFont };
  #page: PDFPage;

  private constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#document = document;
    this.#fonts = fonts;
    this.#page = document.addPage([paper.width, paper.height]);
  }

  static async create(typeface: keyof typeof typefaces): Promise<Sheet> {
    const document = await PDFDocument.create();
    const [plain, bold] = typefaces[typeface];
    return new Sheet(document, { plain: await document.embedFont(plain), bold: await document.embedFont(bold) });
  }

  nextPage(): void {
    this.#page = this.#document.addPage([paper.width, paper.height]);
  }

  async save(): Promise<Uint8Array> {
    return this.#document.save();
  }

  /** A ruled line. */
  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.7): void {
    const end = { x: x2, y: paper.height - y2 };
    this.#page.drawLine({ start: { x: x1, y: paper.height - y1 }, end, thickness, color: rgb(0, 0, 0) });
  }

  box(x: number, y: number, width: number, height: number): void {
    this.#page.drawRectangle({
      x,
      y: paper.height - y - height,
      width,
      height,
      borderWidth: 0.8,
      borderColor: rgb(0, 0, 0),
    });
  }

  /** One line of text. `x` is its left edge, middle or right edge, `y` its baseline from the top. */
  line(x: number, y: number, content: string | readonly Run[], style: TextStyle = {}): void {
    this.lines(x, y, [content], style);
  }

  /** Several lines, in which the parts of a value make one place. Returns the baseline below. */
  lines(x: number, y: number, rows: readonly (string | readonly Run[])[], style: TextStyle = {}): number {
    const { size = 11, leading = size * 1.3, align = 'left' } = style;
    const inked: PrintedValue[] = [];
    for (const [place, row] of rows.entries()) {
      const runs = runsOf(row);
      const width = this.#widthOf(runs, style);
      const from = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
      this.#ink(runs, from, y + place * leading, style, inked);
    }
    this.#keep(inked);
    return y + rows.length * leading;
  }

  /** Text broken into lines, in which a value stands once. Returns the baseline below. */
  paragraph(x: number, y: number, width: number, content: string | readonly Run[], style: TextStyle = {}): number {
    const { size = 11, leading = size * 1.3 } = style;
    const inked: PrintedValue[] = [];
    let row: Run[] = [];
    let baseline = y;
    for (const word of wordsOf(runsOf(content))) {
      const longer = row.length > 0 ? [...row, { text: ' ' }, ...word] : word;
      if (row.length > 0 && this.#widthOf(longer, style) > width) {
        this.#ink(row, x, baseline, style, inked);
        baseline += leading;
        row = word;
      } else row = longer;
    }
    this.#ink(row, x, baseline, style, inked);
    this.#keep(inked);
    return baseline + leading;
  }

  #widthOf(runs: readonly Run[], { size = 11, font = 'plain' }: TextStyle): number {
    const text = runs.map((run) => run.text).join('');
    return [...text].reduce((sum, letter) => sum + this.#fonts[font].widthOfTextAtSize(letter, size), 0);
  }

  /** Draws a line as one text, as programs that make PDFs do, and notes where its values stand. */
  #ink(runs: readonly Run[], x: number, y: number, style: TextStyle, inked: PrintedValue[]): void {
    const { size = 11, font = 'plain' } = style;
    const text = runs.map((run) => run.text).join('');
    this.#page.drawText(text, { x, y: paper.height - y, size, font: this.#fonts[font] });
    let at = x;
    for (const run of runs) {
      const width = this.#widthOf([run], style);
      const below = /[gjpqy,;()Q/]/.test(run.text) ? size * 0.2 : 0;
      const top = size * 0.7;
      const spot = {
        ...{ x: at / paper.width, y: (y - top) / paper.height },
        ...{ width: width / paper.width, height: (top + below) / paper.height },
      };
      for (const value of run.of ?? []) inked.push({ ...value, page: this.#document.getPageCount(), spot });
      at += width;
    }
  }

  /** Keeps the places of values, with the parts of each as one. */
  #keep(inked: readonly PrintedValue[]): void {
    const places = Map.groupBy(inked, ({ name, value }) => `${name} ${value}`);
    for (const [first, ...others] of places.values())
      if (first)
        this.printed.push({ ...first, spot: others.reduce((spot, each) => around(spot, each.spot), first.spot) });
  }
}

const runsOf = (content: string | readonly Run[]): readonly Run[] =>
  typeof content === 'string' ? [{ text: content }] : content;

/** The words of a text; one may be of several runs: `Jones, ` has the comma of another. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const run of runs)
    for (const piece of run.text.split(/( +)/)) {
      if (/^ +$/.test(piece)) words.push([]);
      else if (piece !== '') words.at(-1)?.push({ ...run, text: piece });
    }
  return words.filter((word) => word.length > 0);
}

/** The spot around two. */
function around(a: Spot, b: Spot): Spot {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    ...{ x, y },
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
