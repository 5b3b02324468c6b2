/**
 * Guards against PDF bombs: object streams of a few bytes that unpack to gigabytes. A reader must unpack them to find
 * the document's objects, before it can look at anything else.
 */
import { inflateSync, constants as zlib } from 'node:zlib';

/** Unpacked object streams together. A 50 MB document of ten thousand pages has a tenth. */
const limit = 64 * 1024 * 1024;

/** Dictionaries of streams that readers unpack at once. */
const marks = ['/ObjStm', '/XRef'];
/** How far a stream's data may begin after its mark; dictionaries are short. */
const dictionaryLength = 4096;

/** Whether a PDF's object streams unpack to more than a document can have, or in a way that can't be told. */
export function unpacksTooLarge(bytes: Uint8Array): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = limit;
  for (const mark of marks) {
    for (let at = pdf.indexOf(mark); at >= 0; at = pdf.indexOf(mark, at + mark.length)) {
      const data = streamAfter(pdf, at);
      if (data === undefined) continue;
      if (hasSeveralFilters(pdf, at)) return true;
      const size = unpackedSize(data, left);
      if (size === undefined) return true;
      left -= size;
    }
  }
  return false;
}

/** The data from the start of the stream on, whose dictionary has the mark. */
function streamAfter(pdf: Buffer, mark: number): Buffer | undefined {
  const start = pdf.subarray(mark, mark + dictionaryLength).indexOf('stream');
  if (start < 0) return undefined;
  let from = mark + start + 'stream'.length;
  if (pdf[from] === 0x0d) from += 1;
  if (pdf[from] === 0x0a) from += 1;
  return pdf.subarray(from);
}

/** Packed twice, a stream's size can't be told by unpacking it once. No program writes such a thing. */
function hasSeveralFilters(pdf: Buffer, mark: number): boolean {
  const around = pdf.subarray(Math.max(0, mark - dictionaryLength), mark + dictionaryLength).toString('latin1');
  const before = around.lastIndexOf('obj', Math.min(mark, dictionaryLength));
  const dictionary = around.slice(before, around.indexOf('stream', Math.min(mark, dictionaryLength)));
  return /\/Filter\s*\[\s*\/\w+\s*\/\w+/.test(dictionary);
}

/** Bytes of a packed stream; 0 for one that isn't packed or is damaged, undefined for more than `room`. */
function unpackedSize(data: Buffer, room: number): number | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room), finishFlush: zlib.Z_SYNC_FLUSH }).byteLength;
  } catch (error) {
    return error instanceof RangeError ? undefined : 0;
  }
}
