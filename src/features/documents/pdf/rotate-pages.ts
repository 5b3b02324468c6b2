/** Turns pages of a PDF. Import it dynamically: the library is large. */
import { degrees, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { SidewaysPage } from '@/api/generated/filing/model';

const byteRange = PDFName.of('ByteRange');

/**
 * A copy whose pages have the given rotation. The pages' content stays as it is.
 * @throws an Error for a signed PDF, whose signature a change would invalidate.
 */
export async function rotatePages(
  bytes: Uint8Array<ArrayBuffer>,
  pages: readonly SidewaysPage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects();
  if (objects.some(([, object]) => object instanceof PDFDict && object.has(byteRange)))
    throw new Error('This PDF is digitally signed. A change would invalidate the signature.');
  const all = document.getPages();
  for (const { page, rotation } of pages) all[page - 1]?.setRotation(degrees(rotation));
  return new Uint8Array(await document.save({ updateFieldAppearances: false }));
}
