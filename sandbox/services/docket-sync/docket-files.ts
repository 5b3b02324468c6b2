/** Documents that a firm fetched from dockets, as files. Their pages are drawn on request. */
import { and, eq } from 'drizzle-orm';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Database } from '../../db/connection.ts';
import { docketDocuments } from '../../db/schema/docket-purchases.ts';
import { safeFileName } from '../../documents/file-names.ts';
import { dayLength, findCase } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { docketProviders } from '../../simulators/dockets/providers.ts';
import { isSealedBy, readChanges } from './docket-changes.ts';

/** A fetched document. */
export interface FetchedDocument {
  name: string;
  caseNumber: string;
  description: string;
  pageCount: number;
  fetchedAt: Date;
}

/** A firm's fetched document; undefined if it fetched none, or the court has sealed it since. */
export async function findDocketDocument(
  db: Database,
  clientId: number,
  documentKey: string,
): Promise<FetchedDocument | undefined> {
  const [owned] = await db
    .select()
    .from(docketDocuments)
    .where(and(eq(docketDocuments.clientId, clientId), eq(docketDocuments.documentKey, documentKey)));
  const caseId = documentKey.split('-')[0] ?? '';
  const provider = docketProviders.find(({ providerId }) => String(providerId) === caseId[0]);
  const record = provider && findCase(provider.providerId, caseId);
  if (!owned || !record) return undefined;
  const changes = await readChanges(db, [caseId]);
  const day = Number(documentKey.split('-')[1]);
  if (!Number.isSafeInteger(day) || day < record.filedDay || day > record.filedDay + 36_500) return undefined;
  const document = entriesOf(record, new Date((day + 1) * dayLength), changes)
    .flatMap(({ documents }) => documents)
    .find((each) => each.documentKey === documentKey);
  if (!document || document.isSealed || isSealedBy(record, changes)) return undefined;
  return {
    name: safeFileName(`${record.caseNumber} ${document.documentNumber} ${document.description}.pdf`, 'document.pdf'),
    caseNumber: record.caseNumber,
    description: document.description,
    pageCount: document.pageCount,
    fetchedAt: owned.fetchedAt,
  };
}

/** Its pages. */
export async function docketPdf({
  caseNumber,
  description,
  pageCount,
  fetchedAt,
}: FetchedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(fetchedAt);
  pdf.setModificationDate(fetchedAt);
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let page = 1; page <= pageCount; page += 1) {
    const sheet = pdf.addPage([612, 792]);
    sheet.drawText(`Case ${caseNumber}`, { x: 72, y: 750, size: 10, font });
    sheet.drawText(description, { x: 72, y: 690, size: 20, font });
    sheet.drawText('This is a sample document of the demo. It was never filed with any court.', {
      x: 72,
      y: 650,
      size: 11,
      font,
    });
    sheet.drawText(`Page ${page} of ${pageCount}`, { x: 72, y: 60, size: 10, font });
  }
  return new Uint8Array(await pdf.save());
}
