/**
 * What clerks decided about the filings an order waits for, noticed at reading (docs/adr/0028): an approved proof that
 * was filed, and the filing whose stamped papers are served.
 */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { filingDocuments, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingJobs, servingOrders, servingProofs } from '../../../db/schema/serving.ts';
import type { ServingDocument } from '../../../generated/serving/schemas.ts';
import { addCustody } from './custody.ts';
import { changeJob, dropCharges, lockOrder, refreshOrder } from './job-store.ts';
import { readJobs, type StoredJob, type StoredOrder } from './order-store.ts';

const clerk = 'Clerk';

/** Brings an order up to date with its filings. */
export async function followFilings(db: Database, orderId: number, now: Date): Promise<void> {
  const jobs = await readJobs(db, orderId);
  if (!jobs.some(waits)) return;
  await db.transaction(async (tx) => {
    const placed = await lockOrder(tx, orderId);
    if (!placed) return;
    let isChanged = false;
    for (const job of await readJobs(tx, orderId)) {
      if (job.proof?.status === 'filing') isChanged = (await followProof(tx, placed, job, now)) || isChanged;
    }
    isChanged = (await followPapers(tx, placed, now)) || isChanged;
    if (isChanged) await refreshOrder(tx, placed, now);
  });
}

const waits = ({ job, proof }: StoredJob) =>
  proof?.status === 'filing' || (job.jobStatus === 'on-hold' && job.holdReason === 'court-acceptance');

async function decisionOf(tx: Database, orderId: number) {
  const rows = await tx.select().from(filings).where(eq(filings.orderId, orderId)).orderBy(asc(filings.position));
  const refused = rows.find(({ status }) => status === 'rejected' || status === 'returned' || status === 'cancelled');
  if (refused) return { isAccepted: false, text: refused.reviewerComments ?? refused.rejectReasonText ?? '' };
  const isAccepted = rows.length > 0 && rows.every(({ status }) => status === 'accepted' || status === 'served');
  return isAccepted ? { isAccepted: true, text: '' } : undefined;
}

async function followProof(
  tx: Database,
  { order }: StoredOrder,
  { job, proof }: StoredJob,
  now: Date,
): Promise<boolean> {
  if (!proof || proof.filingOrderId === null) return false;
  const decision = await decisionOf(tx, proof.filingOrderId);
  if (!decision) return false;
  const { jobId } = job;
  if (!decision.isAccepted) {
    await tx
      .update(servingProofs)
      .set({ status: 'rejected', clerkText: decision.text })
      .where(eq(servingProofs.jobId, jobId));
    const text = `The clerk rejected the proof. ${decision.text}`.trim();
    await changeJob(tx, jobId, { jobStatus: job.jobStatus, text, actor: clerk }, now);
    return true;
  }
  await tx.update(servingProofs).set({ status: 'filed' }).where(eq(servingProofs.jobId, jobId));
  await changeJob(tx, jobId, { jobStatus: 'filed', text: 'Proof filed', actor: clerk }, now);
  await addCustody(tx, {
    ...{
      orderId: order.orderId,
      fileId: proof.fileId,
      jobId,
      title: proof.title,
      at: now,
      actor: clerk,
      event: 'filed',
    },
    documentSha256: proof.sha256,
  });
  return true;
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
  const of = { ...placed.serving.case, ...(filing?.caseNumber && { caseNumber: filing.caseNumber }) };
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
