/** Opens a PDF with PDF.js, whose parsing runs in a worker of its own. Only loaded where a PDF is opened. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import faxDecoderAddress from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import photoDecoderAddress from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc ||= workerAddress;

/**
 * Where the worker finds the decoders of scanned pages (fax, JBIG2, JPEG 2000), by their names, when it meets one.
 * These are the decoders in plain JavaScript: the page's security policy allows no WebAssembly.
 */
const decoders = [faxDecoderAddress, photoDecoderAddress].map((address) =>
  address.slice(0, address.lastIndexOf('/') + 1),
);

/** `bytes` belong to the worker afterwards and cannot be read again. Destroy the task to free the worker. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({ data: bytes, useWasm: false, wasmUrl: decoders[0], verbosity: 0 });
}
