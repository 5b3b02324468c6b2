/**
 * What other firms filed at the demo's courts in the last year: 3,000 decided filings over a few shared files. Each was
 * decided as its file deserves at its court, by the clerk's own code, so that the counts of reasons say something
 * (filing variants, section 9).
 */
import { createHash } from 'node:crypto';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { readPdf } from '../../simulators/clerk-review/read-pdf.ts';
import { reviewDocuments } from '../../simulators/clerk-review/review-documents.ts';
import { policyOfCourt } from '../../simulators/clerk-review/review-filing.ts';
import { type DemoStep, daysBefore } from '../demo-step.ts';
import { caseNumber, drawPaper, papers } from './papers.ts';

const courts = [
  { state: 'IL', provider: 'tyler', courtCode: 'lakemoor:cv1', courtName: 'Lakemoor County - Circuit Court - Civil' },
  { state: 'CA', provider: 'onelegal', courtCode: 'losangeles:civil', courtName: 'Superior Court, Los Angeles' },
  { state: 'FL', provider: 'granicus', courtCode: 'orange', courtName: 'Orange County' },
] as const;

export const decidedFilings = 3_000;
const perCourt = decidedFilings / courts.length;
/** Many filings in an order cost less than many orders. */
const perOrder = 50;
/** No one signs in to this firm. */
export const otherFirms = 90;
/** Of filings that are fit, so many in 1,000 come back for a reason that no document shows. */
const otherReasons = 10;

export const seedDecidedFilings: DemoStep = async ({ db, now }) => {
  await db.insert(clients).values({
    clientId: otherFirms,
    partyId: 90_000 + otherFirms,
    name: 'Other firms',
    email: 'other.firms@example.com',
    financeEmail: 'other.firms@example.com',
    retailerId: 1,
    createdAt: daysBefore(now, 730),
  });
  const drawn = await Promise.all(
    papers.map(async ({ name, share }) => {
      const paper = papers.find((each) => each.name === name);
      const content = paper ? await drawPaper(paper) : new Uint8Array();
      return { fileId: `decided-${name}`, fileName: `${name}.pdf`, share, content, read: await readPdf(content) };
    }),
  );
  await db.insert(files).values(
    drawn.map(({ fileId, fileName, content, read }) => ({
      fileId,
      clientId: otherFirms,
      userId: 0,
      fileName,
      contentType: 'application/pdf',
      sizeBytes: content.byteLength,
      pageCount: typeof read === 'object' ? read.pages.length : null,
      sha256: createHash('sha256').update(content).digest('hex'),
      content: Buffer.from(content),
      uploadedAt: daysBefore(now, 365),
    })),
  );
  const orderRows: (typeof orders.$inferInsert)[] = [];
  const filingRows: (typeof filings.$inferInsert)[] = [];
  const documentRows: (typeof filingDocuments.$inferInsert)[] = [];
  for (const [place, court] of courts.entries()) {
    const policy = await policyOfCourt(db, court, now);
    const shelf = drawn.flatMap(({ share, ...file }) => {
      const document = { kind: 'lead', name: file.fileName, content: file.read } as const;
      const objection = policy && reviewDocuments([document], policy, { caseNumber, isPublic: true });
      return Array.from({ length: share }, () => ({ ...file, objection }));
    });
    for (let index = 0; index < perCourt; index += 1) {
      const number = place * perCourt + index;
      const orderId = 1_000 + Math.floor(number / perOrder);
      // The same files in another order at each court: 37 and 100 share no factor.
      const file = shelf[(index * 37 + place) % shelf.length];
      if (!file) continue;
      const at = daysBefore(now, 1 + ((number * 7) % 360));
      if (number % perOrder === 0) orderRows.push(orderRow(orderId, court, at));
      const isOther = !file.objection && (index * 7) % 1_000 < otherReasons;
      const objection = file.objection ?? (isOther ? otherReason : undefined);
      const filingId = `decided-${number}`;
      filingRows.push({
        ...plainFiling,
        filingId,
        orderId,
        entryId: filingId,
        position: number % perOrder,
        status: objection ? (objection.decision === 'return' ? 'returned' : 'rejected') : 'accepted',
        submittedAt: at,
        reviewerComments: objection ? 'Please correct and file again.' : null,
        rejectReasonCode: objection?.code ?? null,
        rejectReasonText: objection?.text ?? null,
      });
      documentRows.push({
        documentId: filingId,
        filingId,
        position: 0,
        kind: 'lead',
        fileId: file.fileId,
        name: file.fileName,
        description: '',
        pageCount: 1,
        sizeBytes: file.content.byteLength,
      });
    }
  }
  await bulkInsert(db, orders, orderRows);
  await bulkInsert(db, filings, filingRows);
  await bulkInsert(db, filingDocuments, documentRows);
};

const otherReason = { code: 'FEE', text: 'The filing fee is not correct.', decision: 'return' } as const;

const plainFiling = {
  filingTypeCode: 'MOTION',
  filingTypeName: 'Motion',
  description: 'Motion to compel',
  commentsToClerk: '',
  action: 'EFile',
  security: 'public',
  feeCents: 0,
} as const;

function orderRow(orderId: number, { state, provider, courtCode, courtName }: (typeof courts)[number], at: Date) {
  return {
    orderId,
    version: 1,
    clientId: otherFirms,
    userId: 0,
    userName: 'Other firms',
    service: 'FileIntoCase',
    state,
    provider,
    status: 'accepted',
    statusText: 'Accepted',
    dateOrdered: at,
    updatedAt: at,
    clientReference: '',
    matterName: '',
    caseTitle: 'Ortega v. Lakeshore Holdings LLC',
    caseNumber,
    courtCode,
    courtName,
    description: '',
    totalAmountCents: 0,
    documentCount: perOrder,
    partyNames: '',
    documentNames: '',
    leadDocumentTitle: 'Motion to compel',
    needsAttention: false,
    isSentBack: false,
    isUndelivered: false,
  } as const satisfies typeof orders.$inferInsert;
}
