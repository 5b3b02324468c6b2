/** Opens PDFs with PDF.js, which parses them in a worker. Import it dynamically: it is large. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import faxDecoderAddress from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import photoDecoderAddress from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc ||= workerAddress;

/**
 * Folder of the decoders for scanned pages (fax, JBIG2, JPEG 2000), which the worker loads by name. They are plain
 * JavaScript because the page's security policy forbids WebAssembly.
 */
const decoders = [faxDecoderAddress, photoDecoderAddress].map((address) =>
  address.slice(0, address.lastIndexOf('/') + 1),
);

/** Transfers `bytes` to the worker. Destroy the task to free the worker. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({ data: bytes, useWasm: false, wasmUrl: decoders[0], verbosity: 0 });
}
