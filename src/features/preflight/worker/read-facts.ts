/**
 * Reads a document's facts with PDF.js. Runs beside the page: numbers to redact stay here. The pages' operators alone are
 * read, since they have the text and what is drawn over it; reading the text as PDF.js arranges it would take longer.
 */
import {
  AnnotationMode,
  getDocument,
  InvalidPDFException,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import type { Box, DocumentFacts, PageFacts, ReadFacts, SensitiveFact } from '../model/facts';
import { findSensitive } from '../model/find-sensitive';
import { findCovered } from './covered-words';
import { type PageMarks, readMarks } from './page-marks';
import { boxesOf, mainTurn, type PlacedText, readText } from './page-text';
import {
  findCaptions,
  findExhibits,
  findReservations,
  findTitles,
  hasTypedSignature,
  isReceipt,
  type TextPage,
} from './pleading';

/** Annotations beyond these are not read. */
const mostAnnotations = 5_000;

/** Reads a document. Never throws for what is wrong with it. `bytes` can't be read afterwards. */
export async function readFacts(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentFacts> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (!head.includes('%PDF-')) return { kind: 'refused', why: 'not-pdf' };
  const sizeBytes = bytes.byteLength;
  const sha256 = await hashOf(bytes);
  // Its pictures are not decoded: only a signature may be one.
  const copy = bytes.slice();
  const loading = getDocument({ data: bytes, useWasm: false, verbosity: 0, disableFontFace: true, maxImageSize: 0 });
  try {
    const pdf = await loading.promise;
    const { info, metadata } = await pdf.getMetadata();
    if (Reflect.get(info, 'EncryptFilterName')) return { kind: 'refused', why: 'encrypted' };
    const hasXfa = Reflect.get(info, 'IsXFAPresent') === true;
    const facts = await readDocument(pdf, texts(info, metadata?.getRaw()));
    const isSigned = facts.isSigned || (await hasPicture(copy, pdf.numPages));
    return { ...facts, kind: 'read', sha256, sizeBytes, hasXfa, isSigned };
  } catch (error) {
    if (error instanceof PasswordException) return { kind: 'refused', why: 'encrypted' };
    if (error instanceof InvalidPDFException) return { kind: 'refused', why: 'unreadable' };
    return { kind: 'unknown' };
  } finally {
    await loading.destroy();
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type OfDocument = Omit<ReadFacts, 'kind' | 'sha256' | 'sizeBytes' | 'hasXfa'>;

/** `metadata` is the text of the document's information. */
async function readDocument(pdf: PDFDocumentProxy, metadata: string): Promise<OfDocument> {
  const pages: PageFacts[] = [];
  const textPages: TextPage[] = [];
  const sensitive: SensitiveFact[] = [];
  const covered: (OfDocument['covered'][number] & { hiddenWords: string[] })[] = [];
  const fieldPages: number[] = [];
  const linkPages: number[] = [];
  const unappliedRedactions: { page: number; box: Box }[] = [];
  let annotationCount = 0;
  let isSigned = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const annotations =
      annotationCount > mostAnnotations ? [] : (await page.getAnnotations({ intent: 'any' })).map(toAnnotation);
    annotationCount += annotations.length;
    const isDrawnOn = annotations.some(({ subtype }) => drawnOver.has(subtype));
    const marks = readMarks(
      await page.getOperatorList({ annotationMode: isDrawnOn ? AnnotationMode.ENABLE : AnnotationMode.DISABLE }),
    );
    const text = readText(marks);
    pages.push(pageFacts(page, marks, text));
    textPages.push({
      page: number,
      lines: text.text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    });
    for (const { kind, form, tail, start, end } of findSensitive(text.text))
      sensitive.push({ kind, form, tail, page: number, boxes: boxesOf(text, start, end) });
    for (const { subtype, said } of annotations) {
      if (said === '' || subtype === 'FreeText') continue;
      for (const { kind, form, tail } of findSensitive(said))
        sensitive.push({ kind, form, tail, page: number, boxes: [] });
    }
    for (const { box, words } of findCovered(text, marks, []))
      covered.push({ page: number, words: words.length, box, hiddenWords: words });
    const marked = annotations.flatMap(({ subtype, box }) => (subtype === 'Redact' && box ? [box] : []));
    unappliedRedactions.push(...marked.map((box) => ({ page: number, box })));
    for (const { box, words } of findCovered(text, { glyphs: [], boxes: [] }, marked))
      covered.push({ page: number, words: 0, box, hiddenWords: words });
    if (annotations.some(({ isField }) => isField)) fieldPages.push(number);
    if (annotations.some(({ isOutsideLink }) => isOutsideLink)) linkPages.push(number);
    const isLast = number > pdf.numPages - 3;
    if (isLast && (hasTypedSignature(text.text) || annotations.some(({ isSignature }) => isSignature))) isSigned = true;
    page.cleanup();
  }
  const [outline, scripts, attachments] = await Promise.all([
    pdf.getOutline(),
    pdf.getJSActions(),
    pdf.getAttachments(),
  ]);
  const outlineText = titlesOf(outline).join('\n');
  for (const said of [outlineText, metadata])
    for (const { kind, form, tail } of findSensitive(said)) sensitive.push({ kind, form, tail, page: 1, boxes: [] });
  const hidden = new Set(
    covered.flatMap(({ hiddenWords }) => hiddenWords.map(plain)).filter((word) => word.length >= 4),
  );
  const repeats = (said: string) => said.split(/[\s,;:()]+/).some((word) => hidden.has(plain(word)));
  const texts = textPages.map(({ lines }) => lines.join('\n'));
  return {
    pages,
    hasOutline: titlesOf(outline).length > 0,
    hasScripts: scripts !== null,
    hasEmbeddedFiles: attachments !== null,
    fieldPages,
    linkPages,
    exhibits: findExhibits(textPages),
    captions: findCaptions(textPages),
    titles: findTitles(textPages),
    isSigned,
    reservations: findReservations(texts[0] ?? ''),
    endsWithReceipt: texts.length > 1 && isReceipt(texts.at(-1) ?? ''),
    sensitive,
    covered: covered.flatMap(({ page, words, box }) => (words > 0 ? [{ page, words, box }] : [])),
    unappliedRedactions,
    repeatsCovered: [
      ...(repeats(outlineText) ? ['bookmarks' as const] : []),
      ...(repeats(metadata) ? ['metadata' as const] : []),
    ],
    hasUnreadAnnotations: annotationCount > mostAnnotations,
  };
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function pageFacts(page: PDFPageProxy, marks: PageMarks, text: PlacedText): PageFacts {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
  const { width, height } = page.getViewport({ scale: page.userUnit / 72 });
  const turn = mainTurn(marks);
  const lines: Box[] = [];
  let start = 0;
  for (const line of text.text.split('\n')) {
    lines.push(...boxesOf(text, start, start + line.length));
    start += line.length + 1;
  }
  return {
    widthIn: width,
    heightIn: height,
    view: { left, bottom, right, top },
    rotation: page.rotate,
    isSideways: turn !== undefined && turn * 90 !== page.rotate % 360,
    letters: text.text.replace(/[^\p{L}\p{N}]/gu, '').length,
    lines,
  };
}

interface Annotation {
  subtype: string;
  isField: boolean;
  isSignature: boolean;
  isOutsideLink: boolean;
  /** Its text, with its name as a label. */
  said: string;
  box: Box | undefined;
}

/** Annotations that may draw an opaque box or text. */
const drawnOver: ReadonlySet<string> = new Set(['Square', 'Polygon', 'FreeText', 'Stamp']);

function toAnnotation(annotation: object): Annotation {
  const value = (key: string): unknown => Reflect.get(annotation, key);
  const text = (key: string) => (typeof value(key) === 'string' ? String(value(key)) : '');
  const subtype = text('subtype');
  const contents = value('contentsObj');
  const comment = typeof contents === 'object' && contents !== null ? Reflect.get(contents, 'str') : undefined;
  const isSignature = subtype === 'Widget' && text('fieldType') === 'Sig';
  const said = [
    text('alternativeText') || text('fieldName'),
    text('fieldValue'),
    typeof comment === 'string' ? comment : '',
  ];
  return {
    subtype,
    isField: subtype === 'Widget' && !isSignature,
    isSignature,
    isOutsideLink: subtype === 'Link' && text('url') !== '',
    said: said[1] !== '' || said[2] !== '' ? said.filter(Boolean).join(' ') : '',
    box: toBox(value('rect')),
  };
}

function toBox(rect: unknown): Box | undefined {
  if (!Array.isArray(rect)) return undefined;
  const [left, bottom, right, top]: unknown[] = rect;
  if (typeof left !== 'number' || typeof bottom !== 'number') return undefined;
  return typeof right === 'number' && typeof top === 'number' ? { left, bottom, right, top } : undefined;
}

interface OutlineItem {
  title: string;
  items: readonly OutlineItem[];
}

const titlesOf = (items: readonly OutlineItem[] | null): string[] =>
  (items ?? []).flatMap(({ title, items: children }) => [title, ...titlesOf(children)]);

/** The texts of a document's information, and of its metadata without the tags. */
function texts(info: object, raw: unknown): string {
  const named = ['Title', 'Author', 'Subject', 'Keywords'].map((key) => Reflect.get(info, key));
  const tagged = typeof raw === 'string' ? raw.replace(/<[^>]*>/g, '\n') : '';
  return [...named, tagged].filter((each) => typeof each === 'string').join('\n');
}

const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** Tells whether one of the last three pages has a picture, which may be a signature. */
async function hasPicture(bytes: Uint8Array, pageCount: number): Promise<boolean> {
  const loading = getDocument({ data: bytes, useWasm: false, verbosity: 0, disableFontFace: true });
  try {
    const pdf = await loading.promise;
    for (let number = pageCount; number > Math.max(0, pageCount - 3); number -= 1) {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList({ annotationMode: AnnotationMode.ENABLE });
      if (fnArray.some((operator) => pictures.has(operator))) return true;
    }
    return false;
  } finally {
    await loading.destroy();
  }
}
