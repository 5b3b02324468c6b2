/** Checks a file in the browser before anything is sent: what clerks refuse is told at once, and not by a clerk. */
import { headLength, refuseByHead } from '../model/file-kind';
import type { Refusal } from '../model/refusal';

/** What came of the check. `sha256` and `pageCount` are missing where the browser could not tell. */
export type Checked = { kind: 'fit'; sha256?: string; pageCount?: number } | { kind: 'refused'; refusal: Refusal };

/** @throws whatever keeps the browser from looking: the file has vanished, or PDF.js cannot be loaded. */
export async function checkFile(file: File): Promise<Checked> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const refusal = refuseByHead(head, file.name);
  if (refusal) return { kind: 'refused', refusal };
  const bytes = await file.arrayBuffer();
  const sha256 = toHex(await crypto.subtle.digest('SHA-256', bytes));
  const { inspectPdf } = await import('../inspection/inspect-pdf');
  const findings = await inspectPdf(new Uint8Array(bytes));
  return findings.kind === 'fit' ? { kind: 'fit', sha256, pageCount: findings.pageCount } : findings;
}

function toHex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
