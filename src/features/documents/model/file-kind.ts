/** What a file is by its first bytes, whatever its name says. */
import { type Refusal, refuseKind } from './refusal';

/** How many bytes of a file are looked at: the head of a PDF may stand anywhere within them. */
export const headLength = 1024;

/** First bytes of what people take for documents, as Latin-1 text. */
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

/** Office documents are archives; only the name tells which. */
function whatZip(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase();
  if (ending === 'docx') return 'a Word document';
  if (ending === 'xlsx') return 'an Excel workbook';
  return ending === 'pptx' ? 'a PowerPoint presentation' : 'a ZIP archive';
}

/** Refuses what has no `%PDF-` within its first 1024 bytes. `head`: the first bytes of the file. */
export function refuseByHead(head: Uint8Array, name: string): Refusal | undefined {
  const text = Array.from(head.subarray(0, headLength), (byte) => String.fromCharCode(byte)).join('');
  if (text.includes('%PDF-')) return undefined;
  return refuseKind(kinds.find(({ begins }) => text.startsWith(begins))?.what(name));
}
