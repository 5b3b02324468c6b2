/** Generated documents: what each check looks for is planted in some, and decoys of numbers are in all. */
import { PDFDocument, type PDFFont, PDFName, type PDFPage, PDFString, rgb, StandardFonts } from 'pdf-lib';

/** A repeatable random source. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Random = () => number;
const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick.');
  return value;
};
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

/** What can be planted in a document. */
export const plants = [
  'page-size',
  'rotated',
  'stamp-area',
  'searchable',
  'bookmarks',
  'form-fields',
  'javascript',
  'embedded-files',
  'external-links',
  'combined',
  'signature',
  'case-number',
  'caption-parties',
  'type-title',
  'redaction',
  'bad-redaction',
] as const;
export type Plant = (typeof plants)[number];

/** A number in the document. */
export interface PlantedNumber {
  kind: string;
  form: 'full' | 'last4';
  text: string;
  page: number;
}

export interface Generated {
  bytes: Uint8Array<ArrayBuffer>;
  planted: ReadonlySet<Plant>;
  numbers: readonly PlantedNumber[];
  /** Words under boxes. */
  covered: readonly string[];
}

const prose = [
  'The parties entered into a written agreement for the delivery of goods to the warehouse.',
  'Defendant failed to perform its obligations and gave no notice of any delay.',
  'Plaintiff sent three letters and received no answer to any of them.',
  'The court has jurisdiction over the parties and the subject of this action.',
  'Counsel conferred by telephone and could not agree on a schedule.',
  'The invoice was paid in part, and the rest remains due and owing.',
];

/** Sentences with numbers that are none to redact. */
const decoys: readonly ((random: Random) => string)[] = [
  (random) => `Call counsel at (312) 555-${digits(random, 4)} or 312-555-${digits(random, 4)}.`,
  (random) => `The office is at 418 Alder Street, Lakemoor, IL 60051-${digits(random, 4)}.`,
  (random) => `Envelope number 3${digits(random, 8)} was accepted on 03/14/2026.`,
  (random) => `Attorney ARDC No. 6${digits(random, 6)}, firm ID 4${digits(random, 4)}.`,
  (random) => `The hearing is on March 14, 2026, in room ${digits(random, 4)}.`,
  (random) =>
    `Invoice 20${digits(random, 8)} for $${digits(random, 2)},${digits(random, 3)}.00 was sent on 2026-01-15.`,
  (random) =>
    `See docket entry 2025-L-00${digits(random, 4)} and parcel number 12-34-${digits(random, 3)}-${digits(random, 3)}.`,
];

const area = (random: Random) => `${100 + Math.floor(random() * 565)}`;
const group = (random: Random) => `${10 + Math.floor(random() * 89)}`;
const serial = (random: Random) => `${1000 + Math.floor(random() * 8999)}`;

function cardNumber(random: Random): string {
  const body = `4${digits(random, 14)}`;
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`.replace(/(\d{4})(?=\d)/g, '$1 ');
}

type Sentence = (random: Random) => { before: string; number: string; kind: string; form: 'full' | 'last4' };
const full =
  (kind: string, before: readonly string[], number: (random: Random) => string): Sentence =>
  (random) => ({
    before: pick(random, before),
    number: number(random),
    kind,
    form: 'full',
  });
const masked =
  (kind: string, before: readonly string[], number: (random: Random) => string): Sentence =>
  (random) => ({
    ...full(kind, before, number)(random),
    form: 'last4',
  });

const sentences: readonly Sentence[] = [
  full(
    'ssn',
    ['Her Social Security number is ', 'SSN: ', 'Respondent, SSN '],
    (random) => `${area(random)}-${group(random)}-${serial(random)}`,
  ),
  full('ssn', ['Social Security No. ', 'SSN '], (random) => `${area(random)} ${group(random)} ${serial(random)}`),
  full('ssn', ['Social Security number ', 'SSN '], (random) => `${area(random)}${group(random)}${serial(random)}`),
  full(
    'itin',
    ['Taxpayer identification ', 'ITIN '],
    (random) => `9${digits(random, 2)}-7${Math.floor(random() * 9)}-${serial(random)}`,
  ),
  full(
    'account',
    ['Payment from account number ', 'Checking acct. ', 'wired to account no. '],
    (random) => `${1 + Math.floor(random() * 9)}${digits(random, 7 + Math.floor(random() * 5))}`,
  ),
  full('account', ['Routing number ', 'Bank routing '], (random) => `0${digits(random, 8)}`),
  full('card', ['Charged to Visa ', 'Card number '], cardNumber),
  full(
    'licence',
    ['Driver’s license ', 'Driver license no. '],
    (random) => `A${digits(random, 3)}-${digits(random, 4)}-${digits(random, 4)}`,
  ),
  full(
    'birthDate',
    ['Date of birth: ', 'DOB ', 'The child was born on '],
    (random) => `0${1 + Math.floor(random() * 9)}/1${Math.floor(random() * 9)}/19${60 + Math.floor(random() * 39)}`,
  ),
  masked('ssn', ['SSN '], (random) => `XXX-XX-${serial(random)}`),
  masked('account', ['account ending in '], serial),
];

const names = ['Hollis', 'Castellanos', 'Brandywine', 'Okonkwo', 'Featherstone', 'Marchetti'];

/** The document with this number. */
export async function generate(seed: number): Promise<Generated> {
  const random = randomOf(seed * 7919 + 13);
  const planted = new Set(plants.filter(() => random() < 0.2));
  if (planted.has('searchable'))
    for (const plant of ['redaction', 'bad-redaction', 'rotated'] as const) planted.delete(plant);
  // What has two titles has one that fits.
  if (planted.has('combined')) planted.delete('type-title');
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(
    pick(random, [StandardFonts.TimesRoman, StandardFonts.Helvetica, StandardFonts.Courier]),
  );
  const numbers: PlantedNumber[] = [];
  const covered: string[] = [];
  const pageCount = 2 + Math.floor(random() * 3);
  for (let number = 1; number <= pageCount; number += 1) {
    const isOdd = planted.has('page-size') && number === pageCount;
    const page = pdf.addPage(isOdd ? [612, 1008] : [612, 792]);
    const writer = lineWriter(page, font);
    if (number === 1) writeCaption(writer, planted, random);
    for (let line = 0; line < 4 + Math.floor(random() * 4); line += 1) writer.write(pick(random, prose));
    writer.write(pick(random, decoys)(random));
    writer.write(pick(random, decoys)(random));
    if (planted.has('redaction')) {
      const { before, number: text, kind, form } = pick(random, sentences)(random);
      writer.write(`${before}${text} as stated.`);
      numbers.push({ kind, form, text, page: number });
    }
    writer.write(pick(random, prose));
    if (planted.has('bad-redaction') && number === 1) covered.push(...coverWords(pdf, page, font, writer, random));
    decorate(page, font, writer);
    if (number === pageCount && !planted.has('signature')) writer.write('/s/ Nora Marlow');
  }
  if (planted.has('combined')) {
    const writer = lineWriter(pdf.addPage([612, 792]), font);
    writer.write('PROPOSED ORDER');
    writer.write('The motion is granted. It is so ordered.');
    if (!planted.has('signature')) writer.write('/s/ Nora Marlow');
  }
  for (const exhibit of random() < 0.7 || planted.has('bookmarks') ? ['A', 'B'] : [])
    lineWriter(pdf.addPage([612, 792]), font).write(`EXHIBIT ${exhibit}`);
  // A signature stands on one of the last three pages.
  const sheets = pdf.getPages();
  const last = sheets.at(-1);
  if (last && !planted.has('signature')) last.drawText('/s/ Nora Marlow', { x: 72, y: 90, size: 11, font });
  await addParts(pdf, planted, font);
  return { bytes: new Uint8Array(await pdf.save()), planted, numbers, covered };
}

interface Writer {
  y: number;
  write: (text: string) => void;
  font: PDFFont;
}

function lineWriter(page: PDFPage, font: PDFFont): Writer {
  const writer: Writer = {
    y: 560,
    font,
    write(text) {
      page.drawText(text, { x: 72, y: writer.y, size: 9, font });
      writer.y -= 18;
    },
  };
  return writer;
}

function writeCaption(writer: Writer, planted: ReadonlySet<Plant>, random: Random): void {
  writer.write('IN THE CIRCUIT COURT OF LAKEMOOR COUNTY, ILLINOIS');
  writer.write(
    planted.has('caption-parties')
      ? 'AMARA DELANEY, Plaintiff, v. SILAS WREN, Defendant'
      : 'ELENA ORTEGA, Plaintiff, v. LAKESHORE HOLDINGS LLC, Defendant',
  );
  writer.write(
    planted.has('case-number')
      ? `Case No. 2024-L-00${serial(random)}`
      : pick(random, ['Case No. 2026-L-000412', 'Case No.: 2026 L 412']),
  );
  writer.write(planted.has('type-title') ? 'ANSWER TO COMPLAINT' : 'MOTION TO COMPEL');
}

/** Draws what hides nothing: an underline, a highlight, a heading on color. */
function decorate(page: PDFPage, font: PDFFont, writer: Writer): void {
  const { y } = writer;
  page.drawText('Underlined words', { x: 72, y, size: 9, font });
  page.drawRectangle({ x: 72, y: y - 2, width: 80, height: 0.8, color: rgb(0, 0, 0) });
  page.drawText('Highlighted words', { x: 200, y, size: 9, font });
  page.drawRectangle({ x: 198, y: y - 3, width: 90, height: 13, color: rgb(1, 1, 0), opacity: 0.4 });
  page.drawRectangle({ x: 330, y: y - 4, width: 120, height: 15, color: rgb(0.1, 0.2, 0.4) });
  page.drawText('Light on dark', { x: 335, y, size: 9, font, color: rgb(1, 1, 1) });
  writer.y -= 24;
}

function coverWords(pdf: PDFDocument, page: PDFPage, font: PDFFont, writer: Writer, random: Random): string[] {
  const name = pick(random, names);
  const before = 'The witness is ';
  page.drawText(`${before}${name} of Lakemoor.`, { x: 72, y: writer.y, size: 9, font });
  const left = 72 + font.widthOfTextAtSize(before, 9);
  const width = font.widthOfTextAtSize(name, 9);
  if (random() < 0.3) {
    const rect = [left - 1, writer.y - 3, left + width + 1, writer.y + 9];
    const mark = pdf.context.obj({ Type: 'Annot', Subtype: 'Redact', Rect: rect, F: 4 });
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(mark)]));
  } else {
    const color = pick(random, [rgb(0, 0, 0), rgb(1, 1, 1), rgb(0.1, 0.1, 0.6), rgb(0.5, 0.5, 0.5)]);
    page.drawRectangle({ x: left - 1, y: writer.y - 3, width: width + 2, height: 12, color });
    if (random() < 0.3) pdf.setTitle(`Statement of ${name}`);
  }
  writer.y -= 18;
  return [name];
}

async function addParts(pdf: PDFDocument, planted: ReadonlySet<Plant>, font: PDFFont): Promise<void> {
  const { context, catalog } = pdf;
  const [first] = pdf.getPages();
  if (!first) return;
  if (planted.has('stamp-area')) first.drawText('Received by counsel', { x: 480, y: 740, size: 9, font });
  if (planted.has('rotated')) {
    const page = pdf.insertPage(1, [612, 792]);
    const { degrees } = await import('pdf-lib');
    for (let line = 0; line < 10; line += 1)
      page.drawText('The table lies on its side and has many words.', {
        x: 100 + line * 20,
        y: 100,
        size: 9,
        font,
        rotate: degrees(90),
      });
  }
  if (planted.has('searchable')) pdf.insertPage(1, [612, 792]).drawRectangle({ x: 72, y: 72, width: 300, height: 2 });
  if (planted.has('form-fields'))
    pdf
      .getForm()
      .createTextField(`note${pdf.getPageCount()}`)
      .addToPage(first, { x: 72, y: 100, width: 100, height: 20 });
  if (planted.has('javascript')) pdf.addJavaScript('main', 'app.alert("x");');
  if (planted.has('embedded-files'))
    await pdf.attach(new Uint8Array([1, 2, 3]), 'notes.txt', { mimeType: 'text/plain' });
  if (planted.has('external-links')) {
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [72, 60, 200, 75],
      A: { S: 'URI', URI: PDFString.of('https://example.com/') },
    });
    first.node.addAnnot(context.register(link));
  }
  if (!planted.has('bookmarks')) {
    const outline = context.nextRef();
    const item = context.register(
      context.obj({ Title: PDFString.of('Exhibit A'), Parent: outline, Dest: [first.ref, PDFName.of('Fit')] }),
    );
    context.assign(outline, context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
    catalog.set(PDFName.of('Outlines'), outline);
  }
}
