/** Complete, acceptable filings at a demo court, for tests to submit or break in one place. */
import { createHash, randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Database } from '../sandbox/db/connection.ts';
import { files } from '../sandbox/db/schema/files.ts';
import type {
  ExistingCaseContent,
  FilingDocument,
  FilingEntry,
  NewCaseContent,
  Party,
} from '../sandbox/generated/filing/schemas.ts';

/** Payment accounts of the first firm in Illinois (`sandbox/demo/filing-accounts.ts`). */
export const accounts = {
  visa: '00000000-0000-4000-8a03-000000000101',
  declined: '00000000-0000-4000-8a03-000000000102',
  expired: '00000000-0000-4000-8a03-000000000103',
  bank: '00000000-0000-4000-8a03-000000000104',
  waiver: '00000000-0000-4000-8a03-000000000105',
} as const;

/** An attorney of the first firm in Illinois. */
export const noraMarlow = '00000000-0000-4000-8b03-000000000101';

/** Stores a small PDF as if uploaded, and describes it as a filing's document. */
export async function uploadPdf(
  db: Database,
  { clientId = 1, userId = 1, fileName = 'complaint.pdf', component = '551' } = {},
): Promise<FilingDocument> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawText('In the Circuit Court of Lakemoor County', { x: 72, y: 700, size: 12 });
  page.drawText('/s/ Nora Marlow', { x: 72, y: 120, size: 12 });
  const content = await pdf.save();
  const fileId = randomUUID();
  const sizeBytes = content.byteLength;
  await db.insert(files).values({
    fileId,
    clientId,
    userId,
    fileName,
    contentType: 'application/pdf',
    sizeBytes,
    pageCount: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    uploadedAt: new Date(),
  });
  return {
    id: randomUUID(),
    fileId,
    fileName,
    sizeBytes,
    pageCount: 1,
    filingComponentCode: component,
    documentTypeCode: '9301',
  };
}

/** A complaint with its lead document. */
export function complaint(leadDocument: FilingDocument, differing: Partial<FilingEntry> = {}): FilingEntry {
  return {
    id: randomUUID(),
    action: 'EFile',
    filingTypeCode: '40100',
    description: 'Complaint for breach of contract',
    security: 'public',
    filingAttorneyId: noraMarlow,
    leadDocument: { ...leadDocument, id: randomUUID() },
    attachments: [],
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
    ...differing,
  };
}

/** Ortega v. Lakeshore, a contract claim of $50,000 or less in Lakemoor County's civil division: 268 + 15. */
export function newCase(leadDocument: FilingDocument, differing: Partial<NewCaseContent> = {}): NewCaseContent {
  return {
    courtCode: 'lakemoor:cv1',
    caseCategoryCode: '7100',
    caseTypeCode: '70111',
    filerTypeCode: '2201',
    crossReferences: [],
    procedureRemedyCodes: [],
    amountInControversy: 12_400,
    disclaimerCodes: ['66010', '66011'],
    parties: [ortega(), lakeshore()],
    filings: [complaint(leadDocument)],
    paymentAccountId: accounts.visa,
    ...differing,
  };
}

/** An appearance in a case at Lakemoor County's civil division. */
export function appearance(
  leadDocument: FilingDocument,
  of: Pick<ExistingCaseContent, 'courtCode' | 'caseTrackingId' | 'filingPartyIds'>,
): ExistingCaseContent {
  return {
    ...of,
    isNonIndexedCase: false,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: ['66010', '66011'],
    parties: [],
    filings: [complaint(leadDocument, { filingTypeCode: '40201', description: 'Appearance' })],
    paymentAccountId: accounts.visa,
  };
}

/** The plaintiff, represented by Nora Marlow. */
export function ortega(): Party {
  return {
    id: randomUUID(),
    kind: 'person',
    partyTypeCode: '52001',
    isFilingParty: true,
    person: { firstName: 'Elena', middleName: 'R', lastName: 'Ortega' },
    email: 'elena.ortega@example.com',
    phone: '3125550142',
    address: { street: '418 Alder Street', city: 'Lakemoor', state: 'IL', zip: '60051', countryCode: 'US' },
    attorneyIds: [noraMarlow],
    isSelfRepresented: false,
  };
}

/** The defendant. */
export function lakeshore(): Party {
  return {
    id: randomUUID(),
    kind: 'organization',
    partyTypeCode: '52002',
    isFilingParty: false,
    organizationName: 'Lakeshore Holdings LLC',
    attorneyIds: [],
    isSelfRepresented: false,
  };
}
