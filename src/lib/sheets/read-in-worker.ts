import { askWorker } from '@/lib/browser/ask-worker';
import type { SheetAnswer, SheetRequest } from './sheet-worker';
import type { SheetLimits } from './table';

/** Reads a CSV file or a workbook beside the page, so that a large one doesn't stop it. Never throws. */
export async function readInWorker(file: File, limits: SheetLimits): Promise<SheetAnswer> {
  if (file.size > limits.maxBytes) return { problem: 'too-large' };
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const request: SheetRequest = { file, limits };
  return askWorker<SheetAnswer>(worker, request).catch(() => ({ problem: 'not-read' }));
}
