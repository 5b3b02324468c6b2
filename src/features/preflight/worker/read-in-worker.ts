import pLimit from 'p-limit';
import type { DocumentFacts } from '../model/facts';
import type { FactsRequest } from './facts-worker';

/** In ms; a document that takes longer is not checked. */
const patience = 60_000;

/** One document at a time: each worker takes as much memory as its document. */
const limit = pLimit(1);

/** Reads a document's facts beside the page. `unknown` where that can't be done, and where the worker fails or hangs. */
export async function readInWorker(load: () => Promise<Blob>): Promise<DocumentFacts> {
  if (typeof Worker === 'undefined') return { kind: 'unknown' };
  return limit(() => read(load));
}

async function read(load: () => Promise<Blob>): Promise<DocumentFacts> {
  const bytes = new Uint8Array(await (await load()).arrayBuffer());
  const worker = new Worker(new URL('./facts-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve({ kind: 'unknown' });
      setTimeout(giveUp, patience);
      worker.addEventListener('error', giveUp);
      // PDF.js says that it is ready, too.
      worker.addEventListener('message', ({ data }: MessageEvent<{ facts?: DocumentFacts }>) => {
        if (data.facts) resolve(data.facts);
      });
      worker.postMessage({ bytes } satisfies FactsRequest, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
