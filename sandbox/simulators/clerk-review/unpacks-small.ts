/** Guards against pages of a few bytes that unpack to gigabytes. */
import { inflateSync, constants as zlib } from 'node:zlib';
import { PDFArray, PDFName, type PDFRawStream } from 'pdf-lib';

/** A page's code, or a character map; the longest drawings of courts' forms have a tenth. */
const limit = 64 * 1024 * 1024;
/** The most that any method of packing makes of a byte. */
const mostPerByte = 1400;

/** Tells whether a stream unpacks to no more than the limit, as far as that can be told without unpacking it whole. */
export function unpacksSmall({ dict, contents }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = (filter instanceof PDFArray ? filter.asArray() : [filter]).map((each) => each?.toString());
  const packed = filters.filter((name) => name === '/FlateDecode' || name === '/LZWDecode');
  if (packed.length === 0) return true;
  if (packed.length > 1) return false;
  if (contents.byteLength * mostPerByte <= limit) return true;
  // Behind a layer of text, or by the old method, it isn't known until it is unpacked.
  if (filters[0] !== '/FlateDecode') return contents.byteLength < 1024 * 1024;
  try {
    inflateSync(contents, { maxOutputLength: limit, finishFlush: zlib.Z_SYNC_FLUSH });
    return true;
  } catch (error) {
    return !(error instanceof RangeError);
  }
}
