/** PDFs that are small and cost a careless reader gigabytes, minutes or its stack. */
import { deflateSync } from 'node:zlib';

const header = '%PDF-1.7\n';
const end = '\nendstream\nendobj\n%%EOF';

/** A PDF of one stream with this dictionary. */
function streamOf(dictionary: string, data: Buffer, lineEnd = '\n'): Buffer {
  const head = `${header}1 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream${lineEnd}`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from(end)]);
}

const text = (body: string) => Buffer.from(`${header}${body}\n%%EOF`, 'latin1');

/** Zeros that unpack to 1.5 GB, made of packed parts: 1.5 MB. */
function packedZeros(): Buffer {
  const size = 1_500_000_000;
  const part = 100_000_000;
  // Parts that end at a byte follow each other in one stream.
  const whole = deflateSync(Buffer.alloc(part), { finishFlush: 3 });
  const rest = whole.subarray(2);
  return Buffer.concat([whole, ...Array.from({ length: size / part - 1 }, () => rest)]);
}

/** LZW of zeros: each code is one byte longer than the one before, so a few kilobytes are megabytes. */
function lzwZeros(size: number): Buffer {
  const bits: number[] = [];
  const write = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  let written = 0;
  while (written < size) {
    write(256, 9);
    write(0, 9);
    written += 1;
    for (let code = 258; code < 4095; code += 1) {
      const width = code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12;
      write(code, width);
      written += code - 256;
    }
  }
  write(257, 12);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [place, bit] of bits.entries())
    if (bit) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (128 >> (place & 7));
  return bytes;
}

const objects = '/Type /ObjStm /N 1 /First 4';
const flate = '/Filter /FlateDecode';

/** A PDF that is a document, whose only page unpacks to 1.5 GB: what reads its text must leave that page out. */
export function hostilePage(): Buffer {
  const zeros = packedZeros();
  const objectsBefore =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>\nendobj\n';
  const head = `${header}${objectsBefore}4 0 obj\n<< ${flate} /Length ${zeros.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    zeros,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  ]);
}

/** Ten of them, by what they do. */
export function hostilePdfs(): [name: string, pdf: Buffer][] {
  const zeros = packedZeros();
  const megabyte = deflateSync(Buffer.alloc(1_000_000));
  return [
    ['objects of 1.5 GB in 1.5 MB', streamOf(`${objects} ${flate}`, zeros)],
    ['a cross-reference of 1.5 GB', streamOf(`/Type /XRef /Size 1 /W [1 1 1] ${flate}`, zeros)],
    ['objects packed twice', streamOf(`${objects} /Filter [/FlateDecode /FlateDecode]`, deflateSync(zeros))],
    ['objects under a name in code', streamOf(`/Type /Obj#53tm /N 1 /First 4 ${flate}`, zeros)],
    ['objects with a filter’s name in code', streamOf(`${objects} /Filter /Flate#44ecode`, zeros)],
    ['objects packed with LZW', streamOf(`${objects} /Filter /LZWDecode`, lzwZeros(150_000_000))],
    [
      'two thousand streams of objects',
      Buffer.concat(Array.from({ length: 2000 }, () => streamOf(`${objects} ${flate}`, megabyte))),
    ],
    ['a million nested lists', text(`1 0 obj\n${'['.repeat(1_000_000)}\nendobj`)],
    [
      'a page tree that is its own page',
      text(
        '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 9 /Kids [2 0 R] >>\nendobj\ntrailer\n<< /Root 1 0 R >>',
      ),
    ],
    ['a stream longer than the file', streamOf(`/Length 99999999999 ${flate}`, megabyte)],
  ];
}
