/** Reads a document's facts beside the page. PDF.js runs in this worker, too, so no text of the document leaves it. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { readFacts } from './read-facts';

/** What the worker is sent. */
export interface FactsRequest {
  bytes: Uint8Array<ArrayBuffer>;
}

self.addEventListener('message', ({ data }: MessageEvent<FactsRequest>) => {
  if (!('bytes' in data)) return;
  void readFacts(data.bytes).then((facts) => self.postMessage({ facts }));
});
