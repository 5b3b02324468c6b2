/** Inspects PDFs with PDF.js, which parses them in a worker. Import it dynamically: it is large. */
import { InvalidPDFException, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist';
import type { PageFindings } from '@/api/generated/filing/model';
import { openPdf } from '@/lib/pdf/open-pdf';
import { findOnPages, type PageText } from '../model/page-findings';
import { pdfRefusals, type Refusal } from '../model/refusal';

/** The pages of a PDF that clerks accept, or why they reject it. */
type PdfFindings = { kind: 'fit'; pageCount: number; findings?: PageFindings } | { kind: 'refused'; refusal: Refusal };

/** Transfers `bytes` to the worker; the caller can't read them afterwards. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFindings> {
  const loading = openPdf(bytes);
  try {
    const pdf = await loading.promise;
    const { info } = await pdf.getMetadata();
    const refusal = refuseBy(info, pdf.numPages);
    if (refusal) return { kind: 'refused', refusal };
    const findings = await findingsOf(pdf);
    return { kind: 'fit', pageCount: pdf.numPages, ...(findings ? { findings } : {}) };
  } catch (error) {
    if (error instanceof PasswordException) return { kind: 'refused', refusal: pdfRefusals.password };
    if (error instanceof InvalidPDFException) return { kind: 'refused', refusal: pdfRefusals.unreadable };
    throw error;
  } finally {
    await loading.destroy();
  }
}

/** Longer documents aren't read: it would delay their upload. */
const mostPagesRead = 500;

async function findingsOf(pdf: PDFDocumentProxy): Promise<PageFindings | undefined> {
  if (pdf.numPages > mostPagesRead) return undefined;
  const pages: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ('str' in item ? [{ text: item.str, transform: item.transform }] : []));
    pages.push({ rotation: page.rotate, runs });
    page.cleanup();
  }
  return findOnPages(pages);
}

/** `info` is the document information that PDF.js reads, including members beyond the PDF standard. */
function refuseBy(info: object, pageCount: number): Refusal | undefined {
  if (Reflect.get(info, 'EncryptFilterName')) return pdfRefusals.restricted;
  if (Reflect.get(info, 'IsXFAPresent') === true) return pdfRefusals.xfaForm;
  return pageCount < 1 ? pdfRefusals.noPages : undefined;
}
