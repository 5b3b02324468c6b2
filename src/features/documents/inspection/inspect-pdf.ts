/**
 * Looks into a PDF with PDF.js. This module is loaded when the first document is added, never before; the parsing
 * itself happens in PDF.js's own worker, so that a document of 25 MB does not hold up the page.
 */
import { InvalidPDFException, PasswordException } from 'pdfjs-dist';
import { pdfRefusals, type Refusal } from '../model/refusal';
import { openPdf } from './open-pdf';

/** The pages of a PDF that a clerk would take, or why none would. */
export type PdfFindings = { kind: 'fit'; pageCount: number } | { kind: 'refused'; refusal: Refusal };

/** `bytes` belong to the worker afterwards and cannot be read again. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFindings> {
  const loading = openPdf(bytes);
  try {
    const pdf = await loading.promise;
    const { info } = await pdf.getMetadata();
    const refusal = refuseBy(info, pdf.numPages);
    return refusal ? { kind: 'refused', refusal } : { kind: 'fit', pageCount: pdf.numPages };
  } catch (error) {
    if (error instanceof PasswordException) return { kind: 'refused', refusal: pdfRefusals.password };
    if (error instanceof InvalidPDFException) return { kind: 'refused', refusal: pdfRefusals.unreadable };
    throw error;
  } finally {
    await loading.destroy();
  }
}

/** `info` is PDF.js's own of the document; its members beyond the PDF standard's are capitalized alike. */
function refuseBy(info: object, pageCount: number): Refusal | undefined {
  if (Reflect.get(info, 'EncryptFilterName')) return pdfRefusals.restricted;
  if (Reflect.get(info, 'IsXFAPresent') === true) return pdfRefusals.xfaForm;
  return pageCount < 1 ? pdfRefusals.noPages : undefined;
}
