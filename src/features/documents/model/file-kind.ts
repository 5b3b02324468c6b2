/** Tells what a file is by its first bytes rather than its name. */
import { type Refusal, refuseKind } from './refusal';

/** How many bytes to read. The PDF header may appear anywhere within them. */
export const headLength = 1024;

const wordDocument = 'a Word document';

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
  if (ending === 'docx') return wordDocument;
  if (ending === 'xlsx') return 'an Excel workbook';
  return ending === 'pptx' ? 'a PowerPoint presentation' : 'a ZIP archive';
}

/** A file by its head: a PDF, a Word document that the file manager makes into one, or neither. */
type Kind = { kind: 'pdf' } | { kind: 'word' } | { kind: 'refused'; refusal: Refusal };

/** A PDF has `%PDF-` in its first 1024 bytes. */
export function kindByHead(head: Uint8Array, name: string): Kind {
  const text = Array.from(head.subarray(0, headLength), (byte) => String.fromCharCode(byte)).join('');
  if (text.includes('%PDF-')) return { kind: 'pdf' };
  const what = kinds.find(({ begins }) => text.startsWith(begins))?.what(name);
  return what === wordDocument ? { kind: 'word' } : { kind: 'refused', refusal: refuseKind(what) };
}
