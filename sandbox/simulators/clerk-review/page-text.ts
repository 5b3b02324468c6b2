/** The text of a PDF's page, as a clerk's program extracts it: shown or not, in the order of drawing. */
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import { unpacksSmall } from './unpacks-small.ts';

/** Decodes a string of a font. */
type Decode = (bytes: string) => string;

/** Forms within forms are followed this deep. */
const deepest = 8;

/** Lines end with `\n`. */
export function textOfPage({ node, doc: { context } }: PDFPage): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const code = streams.map((stream) => unpack(context.lookup(stream))).join('\n');
  return readCode(code, node.Resources(), context, deepest);
}

/** Tells whether a page draws a picture. */
export function hasPicture(page: PDFPage): boolean {
  const objects = page.node.Resources()?.lookup(PDFName.of('XObject'));
  if (!(objects instanceof PDFDict)) return false;
  return objects.keys().some((key) => {
    const object = objects.lookup(key);
    return object instanceof PDFStream && object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
  });
}

/** A stream's bytes as Latin-1 text; empty when unreadable, or larger unpacked than a page can be. */
export function unpack(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream) || !unpacksSmall(stream)) return '';
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    return '';
  }
}

type Token =
  | { kind: 'string'; bytes: string }
  | { kind: 'name' | 'word'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'array'; items: Token[] };

function readCode(code: string, resources: PDFDict | undefined, context: PDFContext, depth: number): string {
  const fonts = new Map<string, Decode>();
  let decode: Decode = (bytes) => bytes;
  let text = '';
  let height = 0;
  let operands: Token[] = [];
  const newLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const gap = () => {
    if (text !== '' && !/\s$/.test(text)) text += ' ';
  };
  const show = (token: Token | undefined) => {
    if (token?.kind === 'string') text += decode(token.bytes);
    if (token?.kind !== 'array') return;
    for (const item of token.items) {
      if (item.kind === 'string') text += decode(item.bytes);
      else if (item.kind === 'number' && item.value < -200) gap();
    }
  };
  const numberAt = (place: number) => {
    const token = operands.at(place);
    return token?.kind === 'number' ? token.value : 0;
  };
  for (const token of tokens(code)) {
    if (token.kind !== 'word') {
      operands.push(token);
      continue;
    }
    const last = operands.at(-1);
    switch (token.text) {
      case 'Tf': {
        const name = operands.at(-2);
        if (name?.kind !== 'name') break;
        const known = fonts.get(name.text) ?? decoderOf(fontNamed(resources, name.text));
        fonts.set(name.text, known);
        decode = known;
        break;
      }
      case 'Tj':
      case 'TJ':
        show(last);
        break;
      case "'":
      case '"':
        newLine();
        show(last);
        break;
      case 'T*':
        newLine();
        break;
      case 'Td':
      case 'TD':
        if (Math.abs(numberAt(-1)) > 1) newLine();
        else gap();
        break;
      case 'Tm': {
        const next = numberAt(-1);
        if (Math.abs(next - height) > 1) newLine();
        else gap();
        height = next;
        break;
      }
      case 'Do': {
        const form = last?.kind === 'name' ? objectNamed(resources, 'XObject', last.text) : undefined;
        if (depth === 0 || !(form instanceof PDFStream)) break;
        if (form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) break;
        const own = form.dict.lookup(PDFName.of('Resources'));
        newLine();
        text += readCode(unpack(form), own instanceof PDFDict ? own : resources, context, depth - 1);
        break;
      }
      default:
    }
    operands = [];
  }
  newLine();
  return text;
}

function objectNamed(resources: PDFDict | undefined, kind: string, name: string): PDFObject | undefined {
  const named = resources?.lookup(PDFName.of(kind));
  return named instanceof PDFDict ? named.lookup(PDFName.of(name)) : undefined;
}

function fontNamed(resources: PDFDict | undefined, name: string): PDFDict | undefined {
  const font = objectNamed(resources, 'Font', name);
  return font instanceof PDFDict ? font : undefined;
}

function decoderOf(font: PDFDict | undefined): Decode {
  const isWide = font?.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
  const map = readMap(unpack(font?.lookup(PDFName.of('ToUnicode'))));
  const differing = font ? differences(font) : new Map<number, string>();
  const width = isWide ? 2 : 1;
  return (bytes) => {
    let text = '';
    for (let at = 0; at + width <= bytes.length; at += width) {
      const code = isWide ? bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1) : bytes.charCodeAt(at);
      text += map.get(code) ?? differing.get(code) ?? (isWide ? '' : (windows.get(code) ?? String.fromCharCode(code)));
    }
    return text;
  };
}

/** The characters of Windows' code page that differ from Latin-1. */
const windows = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].map((character, index) => [0x80 + index, character] as const),
);

const digitNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const signs: Readonly<Record<string, string>> = {
  space: ' ',
  hyphen: '-',
  period: '.',
  comma: ',',
  slash: '/',
  colon: ':',
};

function differences(font: PDFDict): Map<number, string> {
  const found = new Map<number, string>();
  const encoding = font.lookup(PDFName.of('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(PDFName.of('Differences')) : undefined;
  if (!(list instanceof PDFArray)) return found;
  let code = 0;
  for (const item of list.asArray()) {
    if (item instanceof PDFNumber) code = item.asNumber();
    if (!(item instanceof PDFName)) continue;
    const name = item.decodeText();
    const digit = digitNames.indexOf(name);
    const hex = /^uni([0-9A-F]{4})$/.exec(name)?.[1];
    const character =
      hex !== undefined
        ? String.fromCharCode(Number.parseInt(hex, 16))
        : digit >= 0
          ? `${digit}`
          : (signs[name] ?? name);
    if (character.length === 1) found.set(code, character);
    code += 1;
  }
  return found;
}

/** A font's map to Unicode. */
function readMap(code: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, part = ''] of code.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of part.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      map.set(Number.parseInt(from, 16), unicode(to));
  for (const [, part = ''] of code.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, low = '', high = '', to = ''] of part.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi)) {
      const [first, last] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
      const start = unicode(to);
      for (let each = first; each <= Math.min(last, first + 65_535); each += 1)
        map.set(each, start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + each - first));
    }
    for (const [, low = '', list = ''] of part.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi))
      for (const [index, [, to = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries())
        map.set(Number.parseInt(low, 16) + index, unicode(to));
  }
  return map;
}

const unicode = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The operands and operators of a content stream. Dictionaries and inline pictures are passed over. */
function* tokens(code: string): Generator<Token> {
  let at = 0;
  const stack: Token[][] = [];
  const give = function* (token: Token): Generator<Token> {
    const inner = stack.at(-1);
    if (inner) inner.push(token);
    else yield token;
  };
  while (at < code.length) {
    const character = code[at] ?? '';
    if (/[\s\0]/.test(character)) at += 1;
    else if (character === '%') {
      while (at < code.length && code[at] !== '\n' && code[at] !== '\r') at += 1;
    } else if (character === '(') {
      const [bytes, end] = literal(code, at + 1);
      at = end;
      yield* give({ kind: 'string', bytes });
    } else if (code.startsWith('<<', at) || code.startsWith('>>', at)) at += 2;
    else if (character === '<') {
      const end = code.indexOf('>', at);
      const hex = code.slice(at + 1, end < 0 ? undefined : end).replace(/[^0-9a-f]/gi, '');
      at = end < 0 ? code.length : end + 1;
      yield* give({ kind: 'string', bytes: Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex').toString('latin1') });
    } else if (character === '[') {
      stack.push([]);
      at += 1;
    } else if (character === ']') {
      const items = stack.pop() ?? [];
      at += 1;
      yield* give({ kind: 'array', items });
    } else if (character === '/') {
      const name = /[^\s\0()<>[\]{}/%]*/y;
      name.lastIndex = at + 1;
      const text = name.exec(code)?.[0] ?? '';
      at += 1 + text.length;
      yield* give({ kind: 'name', text });
    } else {
      const word = /[^\s\0()<>[\]/%]+/y;
      word.lastIndex = at;
      const text = word.exec(code)?.[0] ?? '';
      at += Math.max(1, text.length);
      if (text === 'ID') {
        const end = /\sEI(?=\s|$)/g;
        end.lastIndex = at;
        at = end.exec(code) ? end.lastIndex : code.length;
      } else if (/^[-+.\d]/.test(text)) yield* give({ kind: 'number', value: Number.parseFloat(text) || 0 });
      else if (stack.length === 0) yield { kind: 'word', text };
    }
  }
}

/** A string in parentheses from `at` on, and where it ends. */
function literal(code: string, start: number): [string, number] {
  let bytes = '';
  let depth = 1;
  let at = start;
  while (at < code.length) {
    const character = code[at] ?? '';
    at += 1;
    if (character === '\\') {
      const octal = /[0-7]{1,3}/y;
      octal.lastIndex = at;
      const digits = octal.exec(code)?.[0];
      if (digits) bytes += String.fromCharCode(Number.parseInt(digits, 8) & 255);
      else if (code[at] !== '\n') bytes += escapes[code[at] ?? ''] ?? code[at] ?? '';
      at += digits?.length ?? 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) break;
    bytes += character;
  }
  return [bytes, at];
}
