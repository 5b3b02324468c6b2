import { eq } from 'drizzle-orm';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { files } from '../../db/schema/files.ts';
import type { Extraction } from '../../generated/extraction/schemas.ts';

const opened = testSandbox();

/** Lines of a summons: text with its place from the left and the top, in points. */
const summons: readonly (readonly [x: number, y: number, text: string])[] = [
  [150, 72, 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS'],
  [72, 130, 'MARIA ORTEGA,'],
  [150, 148, 'Plaintiff,'],
  [340, 148, 'Case No. 2026 L 001234'],
  [100, 166, 'v.'],
  [72, 184, 'ACME LOGISTICS LLC and DOES 1 through 10,'],
  [150, 202, 'Defendants.'],
  [270, 240, 'SUMMONS'],
  [72, 280, 'Serve at: 410 W Grand Ave, Chicago, IL 60654'],
  [72, 320, 'Witness, March 2, 2026'],
];

async function pdfOf(lines: typeof summons): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([612, 792]);
  for (const [x, y, text] of lines) page.drawText(text, { x, y: 792 - y, size: 12, font });
  return new Uint8Array(await document.save());
}

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.set('FileUploadOptions', JSON.stringify({ purpose: 'filing' }));
  body.append('Files', new File([bytes], name, { type: 'application/pdf' }));
  const response = await opened.call('/billing/services/us-platform/FileManager/local', { body });
  const [stored] = await response.json();
  return stored.fileId;
}

async function extract(fileIds: readonly string[]): Promise<Extraction> {
  const started = await opened.call('/extraction/v1/extractions', { body: { fileIds, purpose: 'process-serving' } });
  expect(started.status).toBe(200);
  const { extractionId, status }: Extraction = await started.json();
  expect(status).toBe('queued');
  return read(extractionId);
}

async function read(extractionId: string): Promise<Extraction> {
  const response = await opened.call(`/extraction/v1/extractions/${extractionId}`);
  expect(response.status).toBe(200);
  return response.json();
}

const valuesOf = ({ fields }: Extraction, name: string) =>
  fields.flatMap((field) => (field.name === name ? [field.value] : []));

test('a summons is read with the place of each value, and confirmed', async () => {
  const fileId = await upload('Summons.pdf', await pdfOf(summons));
  const done = await extract([fileId]);
  expect(done).toMatchObject({
    status: 'done',
    files: [{ name: 'Summons.pdf', pageCount: 1, pagesRead: 1, documentKind: 'summons' }],
  });
  expect(valuesOf(done, 'caseNumber')).toEqual(['2026 L 001234']);
  expect(valuesOf(done, 'defendants')).toEqual(['ACME LOGISTICS LLC']);
  expect(valuesOf(done, 'summonsIssuedOn')).toEqual(['2026-03-02']);
  expect(valuesOf(done, 'serviceAddress')).toEqual(['410 W Grand Ave, Chicago, IL 60654']);
  const number = done.fields.find(({ name }) => name === 'caseNumber');
  expect(number).toMatchObject({ method: 'text', page: 1, fileId });
  expect(number?.box.x).toBeCloseTo(390 / 612, 1);
  const path = `/extraction/v1/extractions/${done.extractionId}`;
  const confirmation = { fields: [{ name: 'caseNumber', value: '2026 L 001235' }] };
  const confirmed = await opened.call(`${path}/confirmation`, { method: 'PUT', body: confirmation });
  expect(await confirmed.json()).toMatchObject({ confirmation: { ...confirmation, by: 'Nora Marlow' } });
  const other = { as: 'june.ashgrove@example.com' };
  expect((await opened.call(path, other)).status).toBe(404);
  expect((await opened.call(`${path}/confirmation`, { ...other, method: 'PUT', body: confirmation })).status).toBe(404);
});

test('a paper that cannot be read is named, and the others are kept', async () => {
  // The file manager takes no such file anymore; older ones are stored.
  const broken = await upload('Broken.pdf', await pdfOf(summons));
  const content = new TextEncoder().encode('%PDF-1.7 nothing');
  await opened.sandbox.db.update(files).set({ content }).where(eq(files.fileId, broken));
  const blank = await upload('Blank.pdf', await pdfOf([]));
  const good = await upload('Summons.pdf', await pdfOf(summons));
  const failed = await extract([broken, blank, good]);
  expect(failed.status).toBe('failed');
  expect(failed.problem).toBe('Broken.pdf can’t be read. It may be damaged. Blank.pdf has no text that could be read.');
  expect(valuesOf(failed, 'caseNumber')).toEqual(['2026 L 001234']);
});

test('another firm’s files are unknown', async () => {
  const fileId = await upload('Summons.pdf', await pdfOf(summons));
  const body = { fileIds: [fileId], purpose: 'process-serving' };
  const response = await opened.call('/extraction/v1/extractions', { body, as: 'june.ashgrove@example.com' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ errors: { 'fileIds.0': ['The file does not exist.'] } });
});
