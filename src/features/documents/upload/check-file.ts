/** Checks a file in the browser before anything is sent: what clerks refuse is told at once, and not by a clerk. */
import { headLength, refuseByHead } from '../model/file-kind';
import type { Refusal } from '../model/refusal';

/** What came of the check. `pageCount` is missing where the browser could not tell. */
export type Checked = { kind: 'fit'; pageCount?: number } | { kind: 'refused'; refusal: Refusal };

/** @throws whatever keeps the browser from looking: the file has vanished, or PDF.js cannot be loaded. */
export async function checkFile(file: File): Promise<Checked> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const refusal = refuseByHead(head, file.name);
  if (refusal) return { kind: 'refused', refusal };
  const { inspectPdf } = await import('../inspection/inspect-pdf');
  return inspectPdf(new Uint8Array(await file.arrayBuffer()));
}
