/** A document as a clerk's program reads it. */
import { PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from 'pdf-lib';
import { unpacksTooLarge } from '../../documents/unpacked-size.ts';
import { hasPicture, textOfPage, unpack } from './page-text.ts';

export interface ReadPdf {
  pages: { widthIn: number; heightIn: number; text: string }[];
  bookmarks: string[];
  /** The texts of the document's properties and of its annotations. */
  properties: string;
  hasSignatureField: boolean;
  /** On one of the last three pages. */
  hasPicture: boolean;
}

/** Undefined for what isn't a readable PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf | 'encrypted' | undefined> {
  if (unpacksTooLarge(bytes)) return undefined;
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    if (pdf.isEncrypted) return 'encrypted';
    const pages = pdf.getPages();
    return {
      pages: pages.map((page) => {
        const { width, height } = page.getCropBox();
        return { widthIn: width / 72, heightIn: height / 72, text: textOfPage(page) };
      }),
      bookmarks: bookmarksOf(pdf),
      properties: propertiesOf(pdf),
      hasSignatureField: pdf.context
        .enumerateIndirectObjects()
        .some(([, object]) => object instanceof PDFDict && object.lookup(PDFName.of('FT')) === PDFName.of('Sig')),
      hasPicture: pages.slice(-3).some(hasPicture),
    };
  } catch {
    return undefined;
  }
}

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

function bookmarksOf({ context, catalog }: PDFDocument): string[] {
  const outlines = catalog.lookup(PDFName.of('Outlines'));
  if (!(outlines instanceof PDFDict)) return [];
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isItem = object instanceof PDFDict && object.has(PDFName.of('Title')) && object.has(PDFName.of('Parent'));
    return isItem ? [textOf(object.lookup(PDFName.of('Title')))] : [];
  });
}

function propertiesOf(pdf: PDFDocument): string {
  const { context, catalog } = pdf;
  const info = context.lookup(context.trailerInfo.Info);
  // A date's fourteen digits can pass for a card's number.
  const isDate = (key: PDFName) => key.decodeText().endsWith('Date');
  const properties =
    info instanceof PDFDict ? info.keys().map((key) => (isDate(key) ? '' : textOf(info.lookup(key)))) : [];
  const annotations = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    return ['Contents', 'V', 'TU'].map((key) => textOf(object.lookup(PDFName.of(key))));
  });
  const metadata = unpack(catalog.lookup(PDFName.of('Metadata'))).replace(/<[^>]*>/g, ' ');
  return [...properties, ...annotations, metadata].filter(Boolean).join('\n');
}
