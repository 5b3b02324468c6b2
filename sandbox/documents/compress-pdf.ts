/** Compresses PDFs without changing what their pages show. */
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
 * Drops unreferenced objects, merges duplicate streams, deflates streams at the highest level and packs other objects
 * into object streams. Images keep every pixel. The result may be larger; the caller keeps the smaller file.
 */
export async function compressPdf(content: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const { context } = document;
  dropPrivateData(document);
  await deflateStreams(context);
  // Merging masks can make two images identical, so repeat.
  while (mergeSameStreams(context));
  dropUnused(context);
  // PDF/A-1, which some courts archive, doesn't allow object streams.
  const isFirstArchival = /pdfaid:part(?:>|=["'])1/.test(Buffer.from(content).toString('latin1'));
  return document.save({ useObjectStreams: !isFirstArchival, updateFieldAppearances: false });
}

/** Page thumbnails and programs' private data, which readers don't show. */
function dropPrivateData(document: PDFDocument): void {
  document.catalog.delete(PDFName.of('PieceInfo'));
  for (const { node } of document.getPages()) {
    node.delete(PDFName.of('Thumb'));
    node.delete(PDFName.of('PieceInfo'));
  }
}

/** Deflates plain streams, and deflated ones again if that saves space. Images in other formats stay. */
async function deflateStreams(context: PDFContext): Promise<void> {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue;
    const used = stream.dict.lookup(filter);
    const isFlate = used === flate || (used instanceof PDFArray && used.size() === 1 && used.lookup(0) === flate);
    if (used !== undefined && !isFlate) continue;
    // XMP metadata stays uncompressed so that tools can find it without parsing the PDF.
    if (stream.dict.lookup(PDFName.of('Type')) === PDFName.of('Metadata')) continue;
    try {
      const plain = isFlate ? await inflated(stream.contents) : stream.contents;
      const smaller = await deflated(plain, { level: 9 });
      if (smaller.byteLength >= stream.contents.byteLength) continue;
      if (!isFlate) stream.dict.set(filter, flate);
      context.assign(ref, PDFRawStream.of(stream.dict, new Uint8Array(smaller)));
    } catch {
      // Streams that fail to inflate stay unchanged.
    }
  }
}

/**
 * Points all references to the first of identical streams, such as an image repeated on every page. Returns whether any
 * were merged.
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

/** Deletes objects unreachable from the trailer. */
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
