import { askWorker } from '@/lib/browser/ask-worker';
import type { ImportAnswer } from './import-worker';
import { maxBytes } from './table';

/** Reads a file beside the page, so that a large one doesn't stop it. Never throws. */
export async function readInWorker(file: File): Promise<ImportAnswer> {
  if (file.size > maxBytes) return { problem: 'too-large' };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  return askWorker<ImportAnswer>(worker, file).catch(() => ({ problem: 'unreadable' }));
}
