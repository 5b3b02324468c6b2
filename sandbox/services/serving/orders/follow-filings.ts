/**
 * What clerks decided about the filings an order waits for, noticed at reading (docs/adr/0028): an approved proof that
 * was filed, and the filing whose stamped papers are served.
 */
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { filingDocuments, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingJobs, servingOrders, servingProofs } from '../../../db/schema/serving.ts';
import type { ServingDocument } from '../../../generated/serving/schemas.ts';
import { addCustody } from './custody.ts';
import { clerk, decisionOf } from './filing-decision.ts';
import { followProof, waitingProofs } from './follow-proofs.ts';
import { changeJob, dropCharges, lockOrder, refreshOrder } from './job-store.ts';
import { readJobs, type StoredOrder } from './order-store.ts';

/** Brings an order up to date with its filings. */
export async function followFilings(db: Database, orderId: number, now: Date): Promise<void> {
  if (!(await waits(db, orderId))) return;
  await db.transaction(async (tx) => {
    const placed = await lockOrder(tx, orderId);
    if (!placed) return;
    let isChanged = false;
    for (const job of await readJobs(tx, orderId)) {
      isChanged = (await followProof(tx, placed, job, now)) || isChanged;
    }
    isChanged = (await followPapers(tx, placed, now)) || isChanged;
    if (isChanged) await refreshOrder(tx, placed, now);
  });
}

/**
 * Tells whether anything depends on a filing. Reads no recipient: a large order's are megabytes, and read again as its
 * answer.
 */
async function waits(db: Database, orderId: number): Promise<boolean> {
  const isHeld = and(eq(servingJobs.jobStatus, 'on-hold'), eq(servingJobs.holdReason, 'court-acceptance'));
  const found = await db
    .select({ jobId: servingJobs.jobId })
    .from(servingJobs)
    .leftJoin(servingProofs, eq(servingProofs.jobId, servingJobs.jobId))
    .where(and(eq(servingJobs.orderId, orderId), or(inArray(servingProofs.status, [...waitingProofs]), isHeld)))
    .limit(1);
  return found.length > 0;
}

/** Takes the stamped papers and the case number, or cancels with nothing charged. */
async function followPapers(tx: Database, placed: StoredOrder, now: Date): Promise<boolean> {
  const { orderId } = placed.order;
  const waiting = (await readJobs(tx, orderId)).filter(({ job }) => job.holdReason === 'court-acceptance');
  const filingOrderId = placed.serving.afterFilingOrderId;
  const decision = waiting.length > 0 && filingOrderId !== null ? await decisionOf(tx, filingOrderId) : undefined;
  if (!decision || filingOrderId === null) return false;
  if (!decision.isAccepted) {
    for (const { job } of waiting) {
      await dropCharges(tx, placed, job.jobId);
      await changeJob(
        tx,
        job.jobId,
        { jobStatus: 'cancelled', text: 'Cancelled: the clerk refused the filing', actor: clerk },
        now,
      );
    }
    return true;
  }
  const [filing] = await tx.select().from(orders).where(eq(orders.orderId, filingOrderId));
  const documents = await stampedPapers(tx, filingOrderId, placed.order.clientId);
  const of = {
    ...placed.serving.case,
    ...(filing?.caseNumber && { caseNumber: filing.caseNumber }),
    ...(filing?.caseTrackingId && { caseTrackingId: filing.caseTrackingId }),
    ...(filing?.courtCode && { courtCode: filing.courtCode }),
  };
  await tx
    .update(servingOrders)
    .set({ case: of, ...(documents.length > 0 && { documents }) })
    .where(eq(servingOrders.orderId, orderId));
  await tx
    .update(orders)
    .set({ caseNumber: of.caseNumber ?? null })
    .where(eq(orders.orderId, orderId));
  for (const { fileId, title, sha256 } of documents)
    await addCustody(tx, {
      orderId,
      fileId,
      title,
      at: now,
      actor: clerk,
      event: 'stamped',
      documentSha256: sha256 ?? '',
    });
  for (const { job } of waiting)
    await changeJob(
      tx,
      job.jobId,
      {
        jobStatus: 'on-hold',
        holdReason: 'papers',
        text: 'The court accepted the papers. Release them.',
        actor: clerk,
      },
      now,
    );
  return true;
}

async function stampedPapers(tx: Database, filingOrderId: number, clientId: number): Promise<ServingDocument[]> {
  const rows = await tx
    .select({ document: filingDocuments, sha256: files.sha256 })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(files, and(eq(files.fileId, filingDocuments.stampedFileId), eq(files.clientId, clientId)))
    .where(and(eq(filings.orderId, filingOrderId), isNotNull(filingDocuments.stampedFileId)))
    .orderBy(asc(filings.position), asc(filingDocuments.position));
  return rows.map(({ document, sha256 }) => ({
    ...{ documentId: document.documentId, fileId: document.stampedFileId ?? document.fileId, fileName: document.name },
    ...{ title: document.description || document.name, kind: 'other', pageCount: document.pageCount, sha256 },
    sizeBytes: document.sizeBytes,
  }));
}

/** Sends jobs that wait for their papers out. */
export async function dispatchJobs(tx: Database, jobIds: readonly string[], actor: string, now: Date): Promise<void> {
  for (const jobId of jobIds) {
    await tx.update(servingJobs).set({ dispatchedAt: now }).where(eq(servingJobs.jobId, jobId));
    await changeJob(tx, jobId, { jobStatus: 'dispatched', text: 'Papers released', actor }, now);
  }
}
