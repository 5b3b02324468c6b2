/** What became of the filing of a proof, noticed at reading (docs/adr/0028). */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { drafts } from '../../../db/schema/drafts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingProofs } from '../../../db/schema/serving.ts';
import type { ProofStatus } from '../../../generated/serving/schemas.ts';
import { addCustody } from './custody.ts';
import { clerk, decisionOf } from './filing-decision.ts';
import { changeJob } from './job-store.ts';
import type { StoredJob, StoredOrder } from './order-store.ts';
import { proofFilingKey } from './proof-filing-key.ts';

/** States of a proof that depend on a filing. */
export const waitingProofs: ReadonlySet<ProofStatus> = new Set(['approved', 'filing', 'rejected']);

/** Brings a proof up to date; returns whether it changed. */
export async function followProof(tx: Database, placed: StoredOrder, stored: StoredJob, now: Date): Promise<boolean> {
  const { proof, job } = stored;
  if (!proof || !waitingProofs.has(proof.status)) return false;
  const filing = await filingOf(tx, placed.order.clientId, stored);
  if (!filing) return false;
  const isNew = proof.status !== 'filing' || proof.filingOrderId !== filing.orderId;
  const decision = await decisionOf(tx, filing.orderId);
  // The refusal that is known already.
  if (proof.status === 'rejected' && proof.filingOrderId === filing.orderId && decision?.isAccepted === false)
    return false;
  if (isNew) {
    await tx
      .update(servingProofs)
      .set({ status: 'filing', filingOrderId: filing.orderId, clerkText: null })
      .where(eq(servingProofs.jobId, job.jobId));
    const text = `Proof submitted to the court with order ${filing.orderId}`;
    await changeJob(tx, job.jobId, { jobStatus: job.jobStatus, text, actor: filing.userName }, now);
  }
  if (!decision) return isNew;
  await decide(tx, placed, stored, decision, now);
  return true;
}

/** The submitted filing of a proof: the one it names or that has its key, or the latest that corrects it. */
async function filingOf(tx: Database, clientId: number, { job, proof }: StoredJob) {
  if (!proof) return undefined;
  const columns = { orderId: orders.orderId, userName: orders.userName };
  const isSubmitted = and(eq(orders.clientId, clientId), ne(orders.status, 'draft'));
  if (proof.filingOrderId === null) {
    const [found] = await tx
      .select(columns)
      .from(drafts)
      .innerJoin(orders, eq(orders.orderId, drafts.orderId))
      .where(and(eq(drafts.idempotencyKey, proofFilingKey(job.jobId, proof.sha256)), isSubmitted));
    return found;
  }
  const [correction] = await tx
    .select(columns)
    .from(orders)
    .where(and(eq(orders.correctsOrderId, proof.filingOrderId), isSubmitted))
    .orderBy(desc(orders.orderId))
    .limit(1);
  if (correction) return correction;
  const [named] = await tx.select(columns).from(orders).where(eq(orders.orderId, proof.filingOrderId));
  return named;
}

async function decide(
  tx: Database,
  { order: { orderId } }: StoredOrder,
  { job: { jobId, jobStatus }, proof }: StoredJob,
  decision: { isAccepted: boolean; text: string },
  at: Date,
): Promise<void> {
  if (!proof) return;
  const of = eq(servingProofs.jobId, jobId);
  if (!decision.isAccepted) {
    await tx.update(servingProofs).set({ status: 'rejected', clerkText: decision.text }).where(of);
    const text = `The clerk rejected the proof. ${decision.text}`.trim();
    return changeJob(tx, jobId, { jobStatus, text, actor: clerk }, at);
  }
  await tx.update(servingProofs).set({ status: 'filed' }).where(of);
  await changeJob(tx, jobId, { jobStatus: 'filed', text: 'Proof filed', actor: clerk }, at);
  await addCustody(tx, {
    ...{ orderId, fileId: proof.fileId, jobId, title: proof.title, at, actor: clerk, event: 'filed' },
    documentSha256: proof.sha256,
  });
}
