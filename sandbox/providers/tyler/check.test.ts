import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaint, lakeshore, newCase, noraMarlow, ortega, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { files } from '../../db/schema/files.ts';
import { filings } from '../../db/schema/filings.ts';
import type { FilingDocument, NewCaseContent } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await opened.call(`/filing/Tyler/IL${path}`, { body, headers });
  return { status: response.status, body: await response.json() };
}

/** Saves content as a draft and submits it. */
async function submit(content: NewCaseContent) {
  const { body } = await post('/Drafts/New-Case', { content });
  const { orderId, version } = body;
  return post('/Filings/New-Case', { orderId, version, content }, { 'Idempotency-Key': randomUUID() });
}

describe('a court rejects', () => {
  const entry = (differing: Parameters<typeof complaint>[1]) => ({ filings: [complaint(lead, differing)] });
  const [plaintiff, defendant] = [ortega(), lakeshore()];

  test.each<[string, () => Partial<NewCaseContent>, string]>([
    ['an unknown court', () => ({ courtCode: 'nowhere' }), 'courtCode'],
    ['no court', () => ({ courtCode: undefined }), 'courtCode'],
    ['a court without new cases', () => ({ courtCode: 'prairie' }), 'courtCode'],
    ['no category', () => ({ caseCategoryCode: undefined }), 'caseCategoryCode'],
    ['a type of another category', () => ({ caseTypeCode: '70211', caseCategoryCode: '7110' }), 'caseTypeCode'],
    ['a type for existing cases only', () => ({ caseTypeCode: '70219' }), 'caseTypeCode'],
    ['an unknown filer type', () => ({ filerTypeCode: '1' }), 'filerTypeCode'],
    ['a missing required attorney code', () => ({ caseTypeCode: '70110' }), 'crossReferences'],
    [
      'a reference number it does not use',
      () => ({ crossReferences: [{ code: '1', value: '1' }] }),
      'crossReferences.0.code',
    ],
    ['no amount in controversy', () => ({ amountInControversy: undefined }), 'amountInControversy'],
    ['unconfirmed statements', () => ({ disclaimerCodes: ['66010'] }), 'disclaimerCodes'],
    ['an invalid contact email', () => ({ contactEmail: 'nobody' }), 'contactEmail'],
    ['a fee limit where the court allows no limit', () => ({ maxFeeAmount: 1 }), 'maxFeeAmount'],
    ['a case without a defendant', () => ({ parties: [plaintiff] }), 'parties'],
    [
      'a state that the court doesn’t list',
      () => ({ parties: [{ ...plaintiff, address: { ...plaintiff.address, state: 'Illinois' } }, defendant] }),
      'parties.0.address.state',
    ],
    ['half a phone number', () => ({ parties: [{ ...plaintiff, phone: '555-01' }, defendant] }), 'parties.0.phone'],
    ['no represented party', () => ({ parties: [{ ...plaintiff, isFilingParty: false }, defendant] }), 'parties'],
    ['two parties with one ID', () => ({ parties: [plaintiff, { ...defendant, id: plaintiff.id }] }), 'parties.1.id'],
    [
      'an unknown role',
      () => ({ parties: [plaintiff, { ...defendant, partyTypeCode: '1' }] }),
      'parties.1.partyTypeCode',
    ],
    [
      'a person without a last name',
      () => ({ parties: [{ ...plaintiff, person: { firstName: 'E' } }, defendant] }),
      'parties.0.person.lastName',
    ],
    [
      'a person without a first name',
      () => ({ parties: [{ ...plaintiff, person: { lastName: 'O' } }, defendant] }),
      'parties.0.person.firstName',
    ],
    [
      'an organization without a name',
      () => ({ parties: [plaintiff, { ...defendant, organizationName: ' ' }] }),
      'parties.1.organizationName',
    ],
    [
      'an invalid ZIP code',
      () => ({ parties: [{ ...plaintiff, address: { zip: '6005' } }, defendant] }),
      'parties.0.address.zip',
    ],
    [
      'a phone number that is too long',
      () => ({ parties: [{ ...plaintiff, phone: '3'.repeat(21) }, defendant] }),
      'parties.0.phone',
    ],
    [
      'an attorney of another firm',
      () => ({ parties: [{ ...plaintiff, attorneyIds: ['x'] }, defendant] }),
      'parties.0.attorneyIds.0',
    ],
    [
      'a filing party without attorney',
      () => ({ parties: [{ ...plaintiff, attorneyIds: [] }, defendant] }),
      'parties.0.attorneyIds',
    ],
    [
      'one that represents itself and has one',
      () => ({ parties: [{ ...plaintiff, isSelfRepresented: true }, defendant] }),
      'parties.0.attorneyIds',
    ],
    ['an envelope without filings', () => ({ filings: [] }), 'filings'],
    ['a filing without a type', () => entry({ filingTypeCode: undefined }), 'filings.0.filingTypeCode'],
    ['a filing without a document', () => entry({ leadDocument: undefined }), 'filings.0.leadDocument'],
    [
      'a document that is not the firm’s',
      () => entry({ leadDocument: { ...lead, fileId: 'x' } }),
      'filings.0.leadDocument.fileId',
    ],
    [
      'a file that is no PDF by its name',
      () => entry({ leadDocument: { ...lead, fileName: 'a.docx' } }),
      'filings.0.leadDocument.fileName',
    ],
    [
      'a document of no component',
      () => entry({ leadDocument: { ...lead, filingComponentCode: undefined } }),
      'filings.0.leadDocument.filingComponentCode',
    ],
    ['two lead documents', () => entry({ attachments: [lead] }), 'filings.0.attachments.0.filingComponentCode'],
    [
      'a document without the type that its data field requires',
      () => entry({ leadDocument: { ...lead, documentTypeCode: undefined } }),
      'filings.0.leadDocument.documentTypeCode',
    ],
    [
      'a document type for court use',
      () => entry({ leadDocument: { ...lead, documentTypeCode: '9309' } }),
      'filings.0.leadDocument.documentTypeCode',
    ],
    [
      'a service it does not have',
      () => entry({ optionalServices: [{ code: '1', quantity: 1 }] }),
      'filings.0.optionalServices.0.code',
    ],
    [
      'a fee that the filer did not state',
      () => entry({ optionalServices: [{ code: '33425', quantity: 1 }] }),
      'filings.0.optionalServices.0.amount',
    ],
    [
      'a courtesy copy to an invalid email',
      () => entry({ courtesyCopyEmails: ['nobody'] }),
      'filings.0.courtesyCopyEmails.0',
    ],
    ['a filing attorney of another firm', () => entry({ filingAttorneyId: 'x' }), 'filings.0.filingAttorneyId'],
    ['e-service without recipients', () => entry({ action: 'EFileAndServe' }), 'filings.0.serviceRecipients'],
    ['no account', () => ({ paymentAccountId: undefined }), 'paymentAccountId'],
    [
      'an account of another firm',
      () => ({ paymentAccountId: '00000000-0000-4000-8a03-000000000201' }),
      'paymentAccountId',
    ],
  ])('%s', async (_, differing, path) => {
    const { status, body } = await submit(newCase(lead, differing()));
    expect({ status, code: body.code, paths: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      code: 'content-invalid',
      paths: expect.arrayContaining([`content.${path}`]),
    });
  });

  test('content above its limits', async () => {
    const { db } = opened.sandbox;
    const large = { ...(await uploadPdf(db)), id: randomUUID() };
    await db
      .update(files)
      .set({ sizeBytes: 26 * 1024 * 1024 })
      .where(eq(files.fileId, large.fileId));
    const attachments = [large, { ...large, id: randomUUID() }].map((each) => ({
      ...each,
      filingComponentCode: '552',
    }));
    const { body } = await submit(newCase(lead, entry({ attachments })));
    expect(body.errors).toMatchObject({
      'content.filings': [expect.stringContaining('50 MB')],
      'content.filings.0.attachments.0.fileId': [expect.stringContaining('25 MB')],
    });
  });

  test('no valid attachments, services or self-representation', async () => {
    const attachment = { ...(await uploadPdf(opened.sandbox.db, { component: '552' })), fileName: 'exhibit-a.pdf' };
    const { status, body } = await submit(
      newCase(lead, {
        parties: [{ ...plaintiff, attorneyIds: [], isSelfRepresented: true }, defendant],
        filings: [
          complaint(lead, { attachments: [attachment], optionalServices: [{ code: '33410', quantity: 2 }] }),
          complaint(lead, { filingAttorneyId: noraMarlow, courtesyCopyEmails: ['a@example.com', 'a@example.com'] }),
        ],
      }),
    );
    expect({ status, filings: body.filingIds?.length }).toEqual({ status: 200, filings: 2 });
    const rows = await opened.sandbox.db.select().from(filings).where(eq(filings.orderId, body.orderId));
    expect(rows.map(({ feeCents }) => feeCents).sort()).toEqual([1500, 29_800]);
  });
});
