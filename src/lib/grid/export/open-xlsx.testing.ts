/** Reads a workbook like a spreadsheet: the archive by its directory, the sheet by its cells. */

interface ReadCell {
  value: string | number;
  /** Number format. */
  format?: string;
  isText?: true;
  /** Stays text when edited. */
  isQuoted?: true;
}

/** The rows of the first sheet, the header first; missing cells are undefined. */
export async function openXlsx(file: Blob): Promise<(ReadCell | undefined)[][]> {
  const parts = readStoredZip(new Uint8Array(await file.arrayBuffer()));
  const partAt = (path: string) => {
    const part = parts.get(path);
    if (part === undefined) throw new Error(`The file has no ${path}.`);
    return part;
  };
  const types = partAt('[Content_Types].xml');
  for (const path of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'])
    if (!types.includes(`PartName="/${path}"`) || !parts.has(path)) throw new Error(`${path} is not declared.`);
  const styles = readStyles(partAt('xl/styles.xml'));
  return [...partAt('xl/worksheets/sheet1.xml').matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(
    ([, number, cells], place) => {
      if (Number(number) !== place + 1) throw new Error(`Row ${number} is at ${place + 1}.`);
      const row: (ReadCell | undefined)[] = [];
      for (const [, letters = '', style, type, content = ''] of (cells ?? '').matchAll(
        /<c r="([A-Z]+)\d+"(?: s="(\d+)")?(?: t="(\w+)")?>(.*?)<\/c>/gs,
      ))
        row[columnAt(letters)] = readCell(content, type, styles[Number(style ?? 0)]);
      return row;
    },
  );
}

function readCell(content: string, type: string | undefined, style: Style | undefined): ReadCell {
  if (type !== 'inlineStr') {
    const value = Number(/<v>(.*?)<\/v>/.exec(content)?.[1]);
    return { value, ...(style?.format === undefined ? {} : { format: style.format }) };
  }
  const text = /<t xml:space="preserve">(.*?)<\/t>/s.exec(content)?.[1] ?? '';
  return { value: unescapeText(text), isText: true, ...(style?.isQuoted ? { isQuoted: true as const } : {}) };
}

interface Style {
  format: string | undefined;
  isQuoted: boolean;
}

function readStyles(xml: string): Style[] {
  const formats = new Map(
    [...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="(.*?)"\/>/g)].map(([, id, code = '']) => [
      id,
      code.replaceAll('&quot;', '"').replaceAll(/\\(.)/g, '$1'),
    ]),
  );
  const cells = /<cellXfs.*?<\/cellXfs>/s.exec(xml)?.[0] ?? '';
  return [...cells.matchAll(/<xf numFmtId="(\d+)"([^>]*)\/>/g)].map(([, id, rest = '']) => ({
    format: formats.get(id),
    isQuoted: rest.includes('quotePrefix="1"'),
  }));
}

function columnAt(letters: string): number {
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescapeText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Text files in an archive without compression. */
function readStoredZip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('The archive has no end.');
  const parts = new Map<string, string>();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50 || view.getUint16(at + 10, true) !== 0)
      throw new Error('The archive is broken or compressed.');
    const [size, nameLength, extraLength, noteLength] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    parts.set(name, decoder.decode(bytes.subarray(start, start + size)));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return parts;
}
