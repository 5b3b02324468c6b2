/** Courtesy copies: what is printed, when it can be delivered, and how an order shows it (filing variants, section 4). */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtesyCopies } from '../../db/schema/courtesy-copies.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { files } from '../../db/schema/files.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import { tablePdf } from '../../documents/table-pdf.ts';
import type { CourtesyCopy } from '../../generated/filing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { courtZoneOf } from '../../providers/index.ts';
import { caseExtra } from '../../providers/onelegal/codec.ts';
import { schedule } from '../../simulators/due-work.ts';
import { courtDayAfter } from '../court-days.ts';
import { dayIn } from '../firm-time-zone.ts';
import type { DraftContext, OrderRow } from './draft-store.ts';
import { refusedStatuses } from './order-actions.ts';
import type { OrderRecord } from './order-store.ts';

/** The step that hands printed copies to the courier. */
export const dispatchCopies = 'courtesy-copy.dispatch';
/** Until then an order can be cancelled. */
const printingMinutes = 30;

/** The content with its documents as one filing that goes to no clerk: an order's documents belong to its filings. */
export function withPrintedDocuments(content: FilingContent): FilingContent {
  const [leadDocument, ...attachments] = caseExtra(content).courtesyCopy?.documents ?? [];
  if (!leadDocument) return content;
  const entry: FilingContent['filings'][number] = {
    // The same for a repeated call.
    id: leadDocument.id,
    action: 'Serve',
    description: 'Courtesy copy',
    security: 'public',
    leadDocument,
    attachments,
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  };
  return JSON.parse(JSON.stringify({ ...content, filings: [entry] }));
}

/**
 * Copies are delivered from the next court day on, and are of what was filed.
 * @throws ProblemError 422 `content-invalid`.
 */
export async function requireDeliverable(
  { db, clock, session, state }: DraftContext,
  order: OrderRow,
  content: FilingContent,
): Promise<void> {
  const { deliverBy, ofOrderId, documents = [] } = caseExtra(content).courtesyCopy ?? {};
  const timeZone = await courtZoneOf(db, { ...order, courtCode: content.courtCode ?? null });
  const earliest = courtDayAfter(dayIn(timeZone, clock.now()));
  if (deliverBy !== undefined && deliverBy < earliest)
    throw invalid('deliverBy', 'The copies can be delivered from the next court day on. Choose a later day.');
  if (ofOrderId !== undefined) {
    const [filed] = await db
      .select({ status: orders.status })
      .from(orders)
      .where(and(eq(orders.orderId, ofOrderId), eq(orders.clientId, session.clientId), eq(orders.state, state)));
    if (!filed || filed.status === 'draft') throw invalid('ofOrderId', 'The filing does not exist.');
  }
  const fileIds = documents.map(({ fileId }) => fileId);
  if (fileIds.length === 0) return;
  const stamped = await db
    .select({ fileId: filingDocuments.stampedFileId })
    .from(filingDocuments)
    .where(inArray(filingDocuments.stampedFileId, fileIds));
  const stampedIds = new Set(stamped.map(({ fileId }) => fileId));
  const index = fileIds.findIndex((fileId) => stampedIds.has(fileId));
  if (index !== -1)
    throw invalid(`documents.${index}.fileId`, 'This is the court’s stamped copy. Add the document as it was filed.');
}

function invalid(field: string, message: string) {
  return problem(422, {
    code: 'content-invalid',
    detail: message,
    errors: { [`content.courtesyCopy.${field}`]: [message] },
  });
}

/** Starts printing a submitted order's copies, with the confirmation page of their filing in front. */
export async function beginCourtesyCopy(
  tx: Database,
  order: OrderRow,
  content: FilingContent,
  now: Date,
): Promise<void> {
  const { orderId } = order;
  const copy = caseExtra(content).courtesyCopy;
  const [filing] = await tx.select().from(filings).where(eq(filings.orderId, orderId));
  if (!copy || !filing) throw new Error('A courtesy copy without content passed its check.');
  await tx.insert(courtesyCopies).values({
    orderId,
    recipientName: copy.recipientName?.trim() ?? '',
    chambers: copy.chambers?.trim() ?? '',
    address: copy.address?.trim() ?? '',
    copies: copy.copies ?? 1,
    singleSided: copy.singleSided ?? false,
    tabs: copy.tabs ?? false,
    binder: copy.binder ?? false,
    deliverBy: copy.deliverBy ?? null,
    instructions: copy.instructions?.trim() ?? '',
    ofOrderId: copy.ofOrderId ?? null,
    stage: 'printing',
  });
  const statusText = 'Printing';
  // In this status it can be cancelled, as a filing can until its review.
  await tx
    .update(filings)
    .set({ status: 'submitted', statusText, filingTypeName: 'Courtesy copy', receivedAt: now })
    .where(eq(filings.filingId, filing.filingId));
  await tx.update(orders).set({ statusText }).where(eq(orders.orderId, orderId));
  const { filingId } = filing;
  await tx
    .insert(statusHistory)
    .values({ orderId, filingId, at: now, status: 'submitted', statusText, actor: 'Print shop' });
  if (copy.ofOrderId !== undefined) await addConfirmation(tx, order, { filingId, ofOrderId: copy.ofOrderId }, now);
  await schedule(tx, new Date(now.getTime() + printingMinutes * 60_000), dispatchCopies, { orderId });
}

/** The page in front: which filing the copies are of. */
async function addConfirmation(
  tx: Database,
  { clientId, userId, state }: OrderRow,
  { filingId, ofOrderId }: { filingId: string; ofOrderId: number },
  now: Date,
): Promise<void> {
  const [filed] = await tx
    .select({ order: orders, envelope: envelopes })
    .from(orders)
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(eq(orders.orderId, ofOrderId));
  if (!filed) return;
  const { order, envelope } = filed;
  const timeZone = await courtZoneOf(tx, order);
  const documents = await tx
    .select({ name: filingDocuments.name, pageCount: filingDocuments.pageCount })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(eq(filings.orderId, ofOrderId))
    .orderBy(filings.position, filingDocuments.position);
  const content = await tablePdf({
    title: 'Confirmation of filing',
    facts: [
      ['Court', order.courtName ?? state],
      ['Case', [order.caseNumber, order.caseTitle].filter(Boolean).join(', ')],
      ['Order', String(ofOrderId)],
      ['Envelope', String(envelope.envelopeId)],
      ['Submitted', envelope.submittedAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone })],
    ],
    columns: [
      { label: 'Document', share: 0.8 },
      { label: 'Pages', share: 0.2, isAmount: true },
    ],
    rows: documents.map(({ name, pageCount }) => [name, String(pageCount)]),
    createdAt: now,
  });
  const fileId = randomUUID();
  const name = 'Confirmation of filing.pdf';
  await tx.insert(files).values({
    fileId,
    clientId,
    userId,
    fileName: name,
    contentType: 'application/pdf',
    sizeBytes: content.byteLength,
    pageCount: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    uploadedAt: now,
  });
  const position = documents.length + 200;
  await tx.insert(filingDocuments).values({
    documentId: randomUUID(),
    filingId,
    position,
    kind: 'attachment',
    fileId,
    name,
    pageCount: 1,
    sizeBytes: content.byteLength,
  });
}

/** An order's delivery; undefined for other orders. */
export async function readCourtesyCopy(
  db: Database,
  { orderId, service }: OrderRecord,
): Promise<CourtesyCopy | undefined> {
  if (service !== 'CourtesyCopy') return undefined;
  const [row] = await db.select().from(courtesyCopies).where(eq(courtesyCopies.orderId, orderId));
  return (
    row && {
      recipientName: row.recipientName,
      chambers: row.chambers || undefined,
      address: row.address,
      copies: row.copies,
      deliverBy: row.deliverBy ?? undefined,
      singleSided: row.singleSided || undefined,
      tabs: row.tabs || undefined,
      binder: row.binder || undefined,
      ofOrderId: row.ofOrderId ?? undefined,
      isFilingRefused: (await isRefusedOrder(db, row.ofOrderId)) || undefined,
      instructions: row.instructions || undefined,
      stage: row.stage,
      printedAt: row.printedAt?.toISOString(),
      deliveredAt: row.deliveredAt?.toISOString(),
      receivedBy: row.receivedBy ?? undefined,
    }
  );
}

/** Tells whether something of an order came back. */
async function isRefusedOrder(db: Database, orderId: number | null): Promise<boolean> {
  if (orderId === null) return false;
  const refused = await db
    .select({ filingId: filings.filingId })
    .from(filings)
    .where(and(eq(filings.orderId, orderId), inArray(filings.status, [...refusedStatuses])))
    .limit(1);
  return refused.length > 0;
}
