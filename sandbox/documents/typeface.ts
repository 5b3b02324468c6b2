/** Fonts embedded in PDFs: any European name prints as written. Characters are drawn one by one, without ligatures. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  beginText,
  type Color,
  endText,
  moveText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib';
import { withEvenGlyphs } from './even-glyphs.ts';

/** Shaping costs ten times the rest, and changes nothing that a table shows. */
const withoutShaping = { calt: false, ccmp: false, clig: false, kern: false, liga: false, locl: false, rlig: false };

/** Where and how a text is drawn. */
interface TextPlace {
  x: number;
  y: number;
  size: number;
  color: Color;
}

/** A font in one document. What a character measures and how it is written is looked up once. */
export class Typeface {
  readonly #font: PDFFont;
  readonly #known: ReadonlySet<number>;
  readonly #glyphs = new Map<string, { hex: string; width: number }>();
  readonly #keys = new Map<PDFPage, PDFName>();

  /** @param known the code points that the font has */
  constructor(font: PDFFont, known: ReadonlySet<number>) {
    this.#font = font;
    this.#known = known;
  }

  /** The width of a text at a size. */
  width(text: string, size: number): number {
    return this.#characters(text).reduce((sum, { width }) => sum + width, 0) * size;
  }

  /** The text, or its beginning and an ellipsis where it is wider than `most`. */
  fitted(text: string, size: number, most: number): string {
    if (this.width(text, size) <= most) return text;
    const characters = [...text];
    while (characters.length > 0 && this.width(`${characters.join('')}…`, size) > most) characters.pop();
    return `${characters.join('')}…`;
  }

  draw(page: PDFPage, text: string, { x, y, size, color }: TextPlace): void {
    const key = this.#keys.get(page) ?? page.node.newFontDictionary('F', this.#font.ref);
    this.#keys.set(page, key);
    const hex = this.#characters(text)
      .map((character) => character.hex)
      .join('');
    page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(key, size),
      moveText(x, y),
      showText(PDFHexString.of(hex)),
      endText(),
    );
  }

  /** Characters that the font doesn't have become question marks. */
  #characters(text: string): { hex: string; width: number }[] {
    return Array.from(text.normalize('NFC'), (character) => {
      const shown = this.#known.has(character.codePointAt(0) ?? 0) ? character : '?';
      const found = this.#glyphs.get(shown);
      if (found) return found;
      const glyph = {
        hex: this.#font.encodeText(shown).asString(),
        width: this.#font.widthOfTextAtSize(shown, 1),
      };
      this.#glyphs.set(shown, glyph);
      return glyph;
    });
  }
}

/** Finds installed fonts. `import.meta.resolve` is missing where Vite runs the demo's seeding. */
const require = createRequire(import.meta.url);

/** Fonts are read once. They are parsed for each document: a parsed font keeps what it learned from the last one. */
const readFonts = new Map<string, { bytes: Uint8Array; known?: ReadonlySet<number> }>();

const interRegular = () => require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');

/** Names the characters of a text that Inter lacks, each once: they would print as question marks. */
export async function unprintable(text: string): Promise<string[]> {
  const [{ default: fontkit }, content] = await Promise.all([import('@pdf-lib/fontkit'), readFile(interRegular())]);
  inter ??= new Set(fontkit.create(content).characterSet);
  const known = inter;
  const letters = [...new Intl.Segmenter('en-US').segment(text.normalize('NFC'))].map(({ segment }) => segment);
  return [...new Set(letters.filter((letter) => [...letter].some((part) => !known.has(part.codePointAt(0) ?? 0))))];
}

let inter: ReadonlySet<number> | undefined;

/** Inter in a document, with only the characters that are drawn. */
export async function embedInter(document: PDFDocument): Promise<{ regular: Typeface; bold: Typeface }> {
  // Loads with the first PDF: most requests to the sandbox need none.
  const { default: fontkit } = await import('@pdf-lib/fontkit');
  document.registerFontkit(fontkit);
  const embed = async (path: string) => {
    const { bytes, known } = readFonts.get(path) ?? { bytes: withEvenGlyphs(new Uint8Array(await readFile(path))) };
    const font = await document.embedFont(bytes, { subset: true, features: withoutShaping });
    const characters = known ?? new Set(font.getCharacterSet());
    readFonts.set(path, { bytes, known: characters });
    return new Typeface(font, characters);
  };
  return {
    regular: await embed(interRegular()),
    bold: await embed(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
  };
}
