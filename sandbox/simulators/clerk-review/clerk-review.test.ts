import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { files } from '../../db/schema/files.ts';
import type { CourtPolicy } from '../../generated/filing/schemas.ts';
import { readPdf } from './read-pdf.ts';
import { reviewDocuments } from './review-documents.ts';

const opened = testSandbox();

async function pdfOf(lines: readonly string[], size: [number, number] = [612, 792]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage(size);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 20, size: 12, font });
  return pdf.save();
}

const rule = { rule: 'Rule 138', kinds: [{ kind: 'ssn', shown: 'last4' }], acknowledge: false } as const;
const strict: Partial<CourtPolicy> = {
  pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.1 },
  searchableText: 'required',
  bookmarks: 'required',
  bookmarksFromExhibits: 2,
  separateDocuments: true,
  signature: true,
  redaction: { ...rule, kinds: [...rule.kinds] },
};

const caption = ['IN THE CIRCUIT COURT OF LAKEMOOR COUNTY', 'Ortega v. Lakeshore', 'Case No. 2026-L-000412'];

test.each<[string, string[], string | undefined]>([
  ['a good document', [...caption, 'MOTION TO COMPEL', '/s/ Nora Marlow'], undefined],
  ['a number', ['SSN 412-55-6789', '/s/ Nora Marlow'], 'REDACTION'],
  ['a masked number', ['SSN XXX-XX-6789', '/s/ Nora Marlow'], undefined],
  ['no text', [], 'NO-TEXT'],
  ['exhibits', ['EXHIBIT A', 'EXHIBIT B', '/s/ Nora Marlow'], 'NO-BOOKMARKS'],
  ['a motion with its order', [...caption, 'MOTION TO COMPEL', 'ORDER', '/s/ Nora Marlow'], 'COMBINED'],
  ['no signature', [...caption, 'MOTION TO COMPEL'], 'NO-SIGNATURE'],
  ['another case', [caption[0] ?? '', caption[1] ?? '', 'Case No. 2025-L-000999', '/s/ Nora Marlow'], 'WRONG-CASE'],
])('finds %s', async (_, lines, code) => {
  const content = await readPdf(await pdfOf(lines));
  const objection = reviewDocuments(
    [{ kind: 'lead', name: 'Motion.pdf', content }],
    { refusesEncryptedPdf: true, requiresTextSearchablePdf: false, ...strict },
    {
      caseNumber: '2026-L-412',
      isPublic: true,
    },
  );
  expect(objection?.code).toBe(code);
});

test('takes the date of a document for no card number', async () => {
  const pdf = await PDFDocument.load(await pdfOf(['A text', '/s/ Nora Marlow']));
  // Its digits, 20260302140500, pass the check of a card number.
  pdf.setCreationDate(new Date('2026-03-02T14:05:00Z'));
  pdf.setModificationDate(new Date('2026-03-02T14:05:18Z'));
  const objection = reviewDocuments(
    [{ kind: 'lead', name: 'Motion.pdf', content: await readPdf(await pdf.save()) }],
    {
      refusesEncryptedPdf: true,
      requiresTextSearchablePdf: false,
      redaction: { rule: 'Rule 138', kinds: [{ kind: 'card', shown: 'last4' }], acknowledge: false },
    },
    { caseNumber: undefined, isPublic: true },
  );
  expect(objection).toBeUndefined();
});

test('finds pages of another size', async () => {
  const content = await readPdf(await pdfOf(['A text', '/s/ Nora Marlow'], [595, 842]));
  const found = reviewDocuments(
    [{ kind: 'lead', name: 'Motion.pdf', content }],
    { refusesEncryptedPdf: true, requiresTextSearchablePdf: false, ...strict },
    {
      caseNumber: undefined,
      isPublic: true,
    },
  );
  expect(found?.code).toBe('PAGE-SIZE');
});

test('a filing that shows a Social Security number is rejected with the code, unless its text wishes otherwise', async () => {
  const { db, clock, dueWork } = opened.sandbox;
  const lead = await uploadPdf(db);
  const content = await pdfOf(['Her Social Security number is 412-55-6789.', '/s/ Nora Marlow']);
  await db
    .update(files)
    .set({ content: Buffer.from(content), sizeBytes: content.byteLength })
    .where(eq(files.fileId, lead.fileId));
  const filings = [complaint(lead), complaint(lead, { description: 'return: Wrong county' })];
  const draft = await opened.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content: newCase(lead, { filings }) },
  });
  const { orderId, version, content: saved } = await draft.json();
  const submitted = await opened.call('/filing/Tyler/IL/Filings/New-Case', {
    body: { orderId, version, content: saved },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(submitted.status).toBe(200);
  for (const seconds of [3, 15, 60]) {
    clock.offset += seconds * 1000;
    await dueWork.run();
  }
  clock.offset = 0;
  const detail = await (await opened.call(`/filing/Order/${orderId}`)).json();
  expect(detail.filings).toMatchObject([
    { status: 'rejected', rejectReason: { code: 'REDACTION' } },
    { status: 'returned', rejectReason: { code: 'CLERK' } },
  ]);
});
