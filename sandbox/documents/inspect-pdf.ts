/** Finds what a clerk would reject, from a file's bytes. */
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { unpacksTooLarge } from './unpacked-size.ts';

const byteRange = PDFName.of('ByteRange');

/** Findings about a file. */
export interface PdfInspection {
  /** Has a PDF header; it may still be unreadable. */
  isPdf: boolean;
  /** Missing when pages can't be counted. */
  pageCount?: number;
  isEncrypted: boolean;
  hasXfaForm: boolean;
  /** Has a digital signature, which any change would invalidate. */
  isSigned: boolean;
}

/** Inspects a file. Never throws: an unreadable PDF has no `pageCount`. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfInspection> {
  const isPdf = latin1(bytes.subarray(0, 1024)).includes('%PDF-');
  if (!isPdf || unpacksTooLarge(bytes)) return { isPdf, isEncrypted: false, hasXfaForm: false, isSigned: false };
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const form = pdf.catalog.lookup(PDFName.of('AcroForm'));
    return {
      isPdf,
      isEncrypted: pdf.isEncrypted,
      hasXfaForm: form instanceof PDFDict && form.has(PDFName.of('XFA')),
      isSigned: isSigned(pdf),
      pageCount: pdf.isEncrypted ? undefined : pdf.getPageCount() || undefined,
    };
  } catch {
    // Object streams of an encrypted file don't inflate, but its trailer is readable.
    return { isPdf, isEncrypted: /\/Encrypt\s+\d+\s+\d+\s+R/.test(latin1(bytes)), hasXfaForm: false, isSigned: false };
  }
}

/** A signature has a byte range. */
function isSigned({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && object.has(byteRange));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
