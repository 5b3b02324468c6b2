/** Opens a PDF with PDF.js, whose parsing runs in a worker of its own. Only loaded where a PDF is opened. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc ||= workerAddress;

/** `bytes` belong to the worker afterwards and cannot be read again. Destroy the task to free the worker. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({ data: bytes, verbosity: 0 });
}
