/** Changes to a PDF that keep its text. Import it dynamically: the library is large. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

/** @throws an Error for a signed PDF, whose signature a change would invalidate. */
async function open(bytes: Bytes): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects();
  if (objects.some(([, object]) => object instanceof PDFDict && object.has(PDFName.of('ByteRange'))))
    throw new Error('This PDF is digitally signed. A change would invalidate the signature.');
  return pdf;
}

const save = async (pdf: PDFDocument): Promise<Bytes> =>
  new Uint8Array(await pdf.save({ updateFieldAppearances: false }));

/** Draws what fields hold into the pages, and removes the fields. @throws an Error for a signed PDF */
export async function flatten(bytes: Bytes): Promise<Bytes> {
  const pdf = await open(bytes);
  pdf.getForm().flatten();
  return save(pdf);
}

/** Removes scripts, other files and links to other places. @throws an Error for a signed PDF */
export async function removeActive(bytes: Bytes): Promise<Bytes> {
  const pdf = await open(bytes);
  const { catalog } = pdf;
  for (const key of ['OpenAction', 'AA', 'AF']) catalog.delete(PDFName.of(key));
  const names = catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict) for (const key of ['JavaScript', 'EmbeddedFiles']) names.delete(PDFName.of(key));
  for (const { node } of pdf.getPages()) {
    node.delete(PDFName.of('AA'));
    const annotations = node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let index = annotations.size() - 1; index >= 0; index -= 1) {
      const annotation = annotations.lookup(index);
      if (annotation instanceof PDFDict && isActive(annotation)) annotations.remove(index);
    }
  }
  // What nothing refers to anymore would still be in the file.
  return save(await copyOf(pdf));
}

function isActive(annotation: PDFDict): boolean {
  const action = annotation.lookup(PDFName.of('A'));
  const kind = action instanceof PDFDict ? action.lookup(PDFName.of('S')) : undefined;
  const isOutside = ['URI', 'Launch', 'GoToR', 'JavaScript'].some((name) => kind === PDFName.of(name));
  return isOutside || annotation.lookup(PDFName.of('Subtype')) === PDFName.of('FileAttachment');
}

/** The pages alone, with their bookmarks left to the caller. */
async function copyOf(pdf: PDFDocument): Promise<PDFDocument> {
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of await copy.copyPages(pdf, pdf.getPageIndices())) copy.addPage(page);
  return copy;
}

const letter = { short: 612, long: 792 };

/** Fits pages of another size to Letter, upright or across. @throws an Error for a signed PDF */
export async function fitToLetter(bytes: Bytes, pages: readonly number[]): Promise<Bytes> {
  const pdf = await open(bytes);
  for (const number of pages) {
    const page = pdf.getPage(number - 1);
    const { x, y, width, height } = page.getCropBox();
    const isAcross = width > height;
    const [wide, high] = isAcross ? [letter.long, letter.short] : [letter.short, letter.long];
    const scale = Math.min(wide / width, high / height);
    page.scaleContent(scale, scale);
    page.scaleAnnotations(scale, scale);
    const box = [x * scale - (wide - width * scale) / 2, y * scale - (high - height * scale) / 2, wide, high] as const;
    for (const name of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(name));
    page.setMediaBox(...box);
    page.setCropBox(...box);
  }
  return save(pdf);
}

/** Bookmarks for the exhibits, in place of others. @throws an Error for a signed PDF */
export async function addBookmarks(bytes: Bytes, exhibits: readonly { page: number; name: string }[]): Promise<Bytes> {
  const pdf = await open(bytes);
  setBookmarks(pdf, exhibits);
  return save(pdf);
}

/** Writes an outline of one level. */
export function setBookmarks(pdf: PDFDocument, exhibits: readonly { page: number; name: string }[]): void {
  if (exhibits.length === 0) return;
  const { context, catalog } = pdf;
  const refs: PDFRef[] = exhibits.map(() => context.nextRef());
  const outline = context.nextRef();
  for (const [index, { page, name }] of exhibits.entries()) {
    const item = PDFDict.withContext(context);
    item.set(PDFName.of('Title'), PDFHexString.fromText(`Exhibit ${name}`));
    item.set(PDFName.of('Parent'), outline);
    item.set(PDFName.of('Dest'), context.obj([pdf.getPage(page - 1).ref, PDFName.of('Fit')]));
    const [before, after] = [refs[index - 1], refs[index + 1]];
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    const ref = refs[index];
    if (ref) context.assign(ref, item);
  }
  const root = PDFDict.withContext(context);
  root.set(PDFName.of('Type'), PDFName.of('Outlines'));
  const [first, last] = [refs[0], refs.at(-1)];
  if (first) root.set(PDFName.of('First'), first);
  if (last) root.set(PDFName.of('Last'), last);
  root.set(PDFName.of('Count'), PDFNumber.of(refs.length));
  context.assign(outline, root);
  catalog.set(PDFName.of('Outlines'), outline);
}
