/** What a clerk would refuse about a file, found from its bytes. */
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';

const byteRange = PDFName.of('ByteRange');

/** What the bytes of a file turned out to be. */
export interface PdfInspection {
  /** Whether it says of itself that it is a PDF; it may still be unreadable. */
  isPdf: boolean;
  /** Missing when the pages cannot be counted. */
  pageCount?: number;
  isEncrypted: boolean;
  hasXfaForm: boolean;
  /** Whether it bears a digital signature, which no change would leave valid. */
  isSigned: boolean;
}

/** Looks into a file. Never throws: a file that cannot be read as a PDF has no `pageCount`. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfInspection> {
  const isPdf = latin1(bytes.subarray(0, 1024)).includes('%PDF-');
  if (!isPdf) return { isPdf, isEncrypted: false, hasXfaForm: false, isSigned: false };
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
    // The object streams of an encrypted file do not inflate; its trailer is plain all the same.
    return { isPdf, isEncrypted: /\/Encrypt\s+\d+\s+\d+\s+R/.test(latin1(bytes)), hasXfaForm: false, isSigned: false };
  }
}

/** A signature says which bytes it covers. */
function isSigned({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && object.has(byteRange));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
