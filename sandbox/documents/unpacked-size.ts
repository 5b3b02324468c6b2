/**
 * Guards against PDF bombs: object streams of a few bytes that unpack to gigabytes. A reader must unpack them to find
 * the document's objects, before it can look at anything else.
 */
import { inflateSync, constants as zlib } from 'node:zlib';

/** Unpacked object streams together. A 50 MB document of ten thousand pages has a tenth. */
const limit = 64 * 1024 * 1024;

/** Types of streams that readers unpack at once. */
const unpackedAtOnce: ReadonlySet<string> = new Set(['ObjStm', 'XRef']);

/** Tells whether a PDF's object streams unpack to more than a document can have, or in a way that can't be told. */
export function unpacksTooLarge(bytes: Uint8Array): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = limit;
  for (const { name, at } of namesOf(pdf)) {
    // A type that is written elsewhere: no program does, and what it says can't be told here.
    if (name === 'Type' && /^\/[^\s/]+\s*\d+\s+\d+\s+R/.test(pdf.toString('latin1', at, at + 60))) return true;
    if (!unpackedAtOnce.has(name)) continue;
    const stream = streamAfter(pdf, at);
    if (!stream) continue;
    if (isPackedStrangely(stream.dictionary)) return true;
    const size = unpackedSize(stream.data, left);
    if (size === undefined) return true;
    left -= size;
  }
  return false;
}

const slash = 0x2f;
/** `#`, T, O and X: how a name that matters begins. */
const firstBytes: ReadonlySet<number | undefined> = new Set([0x23, 0x54, 0x4f, 0x58]);

/** The names that may matter, decoded: any letter may be written as its code, `/Obj#53tm`. */
function* namesOf(pdf: Buffer): Generator<{ name: string; at: number }> {
  for (let at = pdf.indexOf(slash); at >= 0; at = pdf.indexOf(slash, at + 1)) {
    if (!firstBytes.has(pdf[at + 1])) continue;
    const [name = ''] = /^[^\s/<>()[\]{}%]*/.exec(pdf.toString('latin1', at + 1, at + 25)) ?? [];
    yield { name: decoded(name), at };
  }
}

const decoded = (text: string) =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The stream whose dictionary has the name: the dictionary, decoded, and the data from its start on. */
function streamAfter(pdf: Buffer, at: number): { dictionary: string; data: Buffer } | undefined {
  const start = pdf.indexOf('stream', at);
  if (start < 0) return undefined;
  let from = start + 'stream'.length;
  if (pdf[from] === 0x0d) from += 1;
  if (pdf[from] === 0x0a) from += 1;
  const object = Math.max(0, pdf.lastIndexOf('obj', at), at - longestDictionary);
  const end = Math.min(start, at + longestDictionary);
  return { dictionary: decoded(pdf.toString('latin1', object, end)), data: pdf.subarray(from) };
}

/** What is looked at of a dictionary, on either side of its type. */
const longestDictionary = 64 * 1024;

/**
 * Packed twice, by another method or by one that is named elsewhere, a stream's size can't be told by inflating it. No
 * program packs its objects in such a way.
 */
function isPackedStrangely(dictionary: string): boolean {
  return (
    /\/Filter\s*\[\s*\/\w+\s*\/\w+/.test(dictionary) ||
    /\/Filter\s*\[?\s*\d+\s+\d+\s+R/.test(dictionary) ||
    /\/(LZW|RunLength|ASCII85|ASCIIHex)Decode/.test(dictionary)
  );
}

/** Bytes of a packed stream; 0 for one that isn't packed or is damaged, undefined for more than `room`. */
function unpackedSize(data: Buffer, room: number): number | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room), finishFlush: zlib.Z_SYNC_FLUSH }).byteLength;
  } catch (error) {
    return error instanceof RangeError ? undefined : 0;
  }
}
