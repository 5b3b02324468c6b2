/** Makes PDFs smaller without a change to what their pages show. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';

const deflated = promisify(deflate);
const inflated = promisify(inflate);

const filter = PDFName.of('Filter');
const flate = PDFName.of('FlateDecode');

/**
 * The PDF without what nothing refers to, each stream once and deflated as far as it goes, its other objects packed
 * into streams. Pictures keep every pixel. It may come out larger; the caller keeps the smaller one.
 */
export async function compressPdf(content: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const { context } = document;
  dropPrivateData(document);
  await deflateStreams(context);
  // Two pictures may differ by nothing but which of two same masks they name.
  while (mergeSameStreams(context));
  dropUnused(context);
  // PDF/A-1, which some courts archive, knows no object streams.
  const isFirstArchival = /pdfaid:part(?:>|=["'])1/.test(Buffer.from(content).toString('latin1'));
  return document.save({ useObjectStreams: !isFirstArchival, updateFieldAppearances: false });
}

/** Previews and notes that programs left for themselves; no reader shows them. */
function dropPrivateData(document: PDFDocument): void {
  document.catalog.delete(PDFName.of('PieceInfo'));
  for (const { node } of document.getPages()) {
    node.delete(PDFName.of('Thumb'));
    node.delete(PDFName.of('PieceInfo'));
  }
}

/** Deflates plain streams, and deflated ones again where that saves something. Pictures in their own formats stay. */
async function deflateStreams(context: PDFContext): Promise<void> {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue;
    const used = stream.dict.lookup(filter);
    const isFlate = used === flate || (used instanceof PDFArray && used.size() === 1 && used.lookup(0) === flate);
    if (used !== undefined && !isFlate) continue;
    // XMP metadata stays plain, so that it can be found without a PDF reader.
    if (stream.dict.lookup(PDFName.of('Type')) === PDFName.of('Metadata')) continue;
    try {
      const plain = isFlate ? await inflated(stream.contents) : stream.contents;
      const smaller = await deflated(plain, { level: 9 });
      if (smaller.byteLength >= stream.contents.byteLength) continue;
      if (!isFlate) stream.dict.set(filter, flate);
      context.assign(ref, PDFRawStream.of(stream.dict, new Uint8Array(smaller)));
    } catch {
      // A stream that does not inflate stays as it is; readers make of it what they can.
    }
  }
}

/**
 * Lets everything refer to the first of the streams that are the same, such as one picture put on every page. Answers
 * whether there were any.
 */
function mergeSameStreams(context: PDFContext): boolean {
  const first = new Map<string, PDFRef>();
  const same = new Map<PDFRef, PDFRef>();
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue;
    const key = createHash('sha256').update(stream.dict.toString()).update(stream.contents).digest('base64');
    const known = first.get(key);
    if (known) same.set(ref, known);
    else first.set(key, ref);
  }
  for (const ref of same.keys()) context.delete(ref);
  if (same.size > 0) for (const [, object] of context.enumerateIndirectObjects()) replaceReferences(object, same);
  return same.size > 0;
}

function replaceReferences(object: PDFObject, replacements: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFStream) replaceReferences(object.dict, replacements);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      if (value instanceof PDFRef) object.set(key, replacements.get(value) ?? value);
      else replaceReferences(value, replacements);
    }
  } else if (object instanceof PDFArray) {
    object.asArray().forEach((value, index) => {
      if (value instanceof PDFRef) object.set(index, replacements.get(value) ?? value);
      else replaceReferences(value, replacements);
    });
  }
}

/** Deletes what cannot be reached from the trailer. */
function dropUnused(context: PDFContext): void {
  const used = new Set<PDFRef>();
  const { Root, Info, ID } = context.trailerInfo;
  const open: (PDFObject | undefined)[] = [Root, Info, ID];
  while (open.length > 0) {
    const object = open.pop();
    if (object instanceof PDFRef) {
      if (used.has(object)) continue;
      used.add(object);
      open.push(context.lookup(object));
    } else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFDict) open.push(...object.values());
    else if (object instanceof PDFArray) open.push(...object.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
