/** Tells what a file is by its first bytes rather than its name. */
import { type Refusal, refuseKind } from './refusal';

/** How many bytes to read. The PDF header may appear anywhere within them. */
export const headLength = 1024;

/** First bytes of common document types, as Latin-1 text. */
const kinds: readonly { begins: string; what: (name: string) => string }[] = [
  { begins: 'PK\u0003\u0004', what: whatZip },
  { begins: '\u00d0\u00cf\u0011\u00e0', what: () => 'an older Office document' },
  { begins: '\u00ff\u00d8\u00ff', what: () => 'a JPEG picture' },
  { begins: '\u0089PNG', what: () => 'a PNG picture' },
  { begins: 'II*\u0000', what: () => 'a TIFF scan' },
  { begins: 'MM\u0000*', what: () => 'a TIFF scan' },
  { begins: '{\\rtf', what: () => 'a Rich Text document' },
  { begins: '<!DOCTYPE', what: () => 'a web page' },
  { begins: '<html', what: () => 'a web page' },
];

/** Office documents are ZIP archives; only the extension tells which. */
function whatZip(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase();
  if (ending === 'docx') return 'a Word document';
  if (ending === 'xlsx') return 'an Excel workbook';
  return ending === 'pptx' ? 'a PowerPoint presentation' : 'a ZIP archive';
}

/** Rejects a file without `%PDF-` in its first 1024 bytes. */
export function refuseByHead(head: Uint8Array, name: string): Refusal | undefined {
  const text = Array.from(head.subarray(0, headLength), (byte) => String.fromCharCode(byte)).join('');
  if (text.includes('%PDF-')) return undefined;
  return refuseKind(kinds.find(({ begins }) => text.startsWith(begins))?.what(name));
}
