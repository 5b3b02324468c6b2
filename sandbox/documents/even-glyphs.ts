/**
 * A TrueType font whose outlines begin at multiples of four bytes. fontkit halves the offsets of a subset's outlines, so
 * that those which begin at an odd byte are lost, and their characters print as nothing.
 * Its tables for shaping are hidden: characters are drawn one by one, and reading the tables takes most of a PDF's time.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/loca
 */
export function withEvenGlyphs(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entries = tableEntries(view);
  const table = (tag: string) => {
    const entry = entries.get(tag);
    if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
    return { entry, start: view.getUint32(entry + 8), length: view.getUint32(entry + 12) };
  };
  const [head, maxp, loca, glyf] = [table('head'), table('maxp'), table('loca'), table('glyf')];
  const isLong = view.getInt16(head.start + 50) === 1;
  const count = view.getUint16(maxp.start + 4);
  const offsets = Array.from({ length: count + 1 }, (_, index) =>
    isLong ? view.getUint32(loca.start + index * 4) : view.getUint16(loca.start + index * 2) * 2,
  );
  const outlines = offsets
    .slice(0, -1)
    .map((offset, index) => font.subarray(glyf.start + offset, glyf.start + (offsets[index + 1] ?? offset)));
  const glyfStart = even(font.byteLength);
  const glyfLength = outlines.reduce((sum, { length }) => sum + even(length), 0);
  const made = new Uint8Array(glyfStart + glyfLength + offsets.length * 4);
  made.set(font);
  const written = new DataView(made.buffer);
  const locaStart = glyfStart + glyfLength;
  let offset = 0;
  for (const [index, outline] of outlines.entries()) {
    made.set(outline, glyfStart + offset);
    written.setUint32(locaStart + index * 4, offset);
    offset += even(outline.length);
  }
  written.setUint32(locaStart + count * 4, offset);
  written.setInt16(head.start + 50, 1);
  const move = (entry: number, start: number, length: number) => {
    written.setUint32(entry + 8, start);
    written.setUint32(entry + 12, length);
  };
  move(glyf.entry, glyfStart, glyfLength);
  move(loca.entry, locaStart, offsets.length * 4);
  for (const tag of shapingTables) {
    const entry = entries.get(tag);
    // In lower case, no table that anyone looks for.
    if (entry !== undefined) made.set(new TextEncoder().encode(tag.toLowerCase()), entry);
  }
  return made;
}

const shapingTables = ['GSUB', 'GPOS', 'GDEF'] as const;

/** Tells where each table's entry stands in the font's directory. */
function tableEntries(view: DataView): Map<string, number> {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const tag = [0, 1, 2, 3].map((place) => String.fromCharCode(view.getUint8(entry + place))).join('');
      return [tag, entry];
    }),
  );
}

const even = (length: number) => Math.ceil(length / 4) * 4;
