/** What a database has of the journals of process serving and envelopes: each thing once, if its answer came. */
import { and, eq, like } from 'drizzle-orm';
import type { Database } from '../../sandbox/db/connection.ts';
import { charges } from '../../sandbox/db/schema/charges.ts';
import { dueWork } from '../../sandbox/db/schema/control.ts';
import { drafts } from '../../sandbox/db/schema/drafts.ts';
import { filings } from '../../sandbox/db/schema/filings.ts';
import {
  servingCustody,
  servingHistory,
  servingJobs,
  servingOrders,
  servingProofs,
} from '../../sandbox/db/schema/serving.ts';
import { signatureEnvelopes, signatureSigners } from '../../sandbox/db/schema/signatures.ts';
import { proofFilingKey } from '../../sandbox/services/serving/orders/proof-filing-key.ts';
import { servingWork } from '../../sandbox/simulators/serving/work-names.ts';
import type { Findings } from '../kill-test-findings.ts';
import type { ServingJournal, ServingWay } from './load.ts';

/** How often a thing exists, by what it is made of: 1 each once it was answered, at most 1 before. */
type Counts = Readonly<Record<string, number>>;

export async function inspectServing(db: Database, journals: readonly ServingJournal[]): Promise<Findings> {
  const result = { lost: 0, doubled: 0, found: 0 };
  for (const journal of journals) {
    const counts = await countsOf[journal.way](db, journal);
    for (const [what, count] of Object.entries(counts)) {
      if (count > 1) result.doubled += 1;
      if (count < 1 && journal.isDone) result.lost += 1;
      if (count !== 1 && (count > 1 || journal.isDone))
        console.error(`${journal.way} ${journal.key} (order ${journal.orderId}): ${what} ${count} times`);
    }
    // All of it, or nothing.
    const made = Object.values(counts);
    if (journal.way !== 'approve-and-file' && new Set(made.map((count) => count > 0)).size > 1) result.lost += 1;
    if (journal.isDone && made.every((count) => count === 1)) result.found += 1;
  }
  return result;
}

const countsOf: Readonly<Record<ServingWay, (db: Database, journal: ServingJournal) => Promise<Counts>>> = {
  place: async (db, { key, placing }) => {
    const placed = await db.select().from(servingOrders).where(eq(servingOrders.filingAttorney, key));
    const orderId = placing?.orderId ?? 0;
    const jobs = await db.select().from(servingJobs).where(eq(servingJobs.orderId, orderId));
    const charged = await db.select().from(charges).where(eq(charges.orderId, orderId));
    const cents = charged.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const total = Math.round((placing?.total ?? 0) * 100);
    const accepted = await Promise.all(jobs.map(({ jobId }) => acceptancesOf(db, jobId)));
    return {
      order: placed.length,
      // Two recipients were ordered; their lines add up to the quote.
      recipients: jobs.length / 2,
      charges: cents === 0 ? 0 : cents === total ? 1 : 2,
      acceptances: accepted.reduce((sum, count) => sum + count, 0) / 2,
    };
  },

  release: async (db, { orderId }) => {
    const jobs = await db.select().from(servingJobs).where(eq(servingJobs.orderId, orderId));
    const released = await db
      .select()
      .from(servingHistory)
      .innerJoin(servingJobs, eq(servingJobs.jobId, servingHistory.jobId))
      .where(and(eq(servingJobs.orderId, orderId), eq(servingHistory.text, 'Papers released')));
    const accepted = await Promise.all(jobs.map(({ jobId }) => acceptancesOf(db, jobId)));
    return { release: released.length, acceptance: accepted.reduce((sum, count) => sum + count, 0) };
  },

  approve: approvalsOf,

  'approve-and-file': async (db, journal) => {
    const [proof] = await db.select().from(servingProofs).where(eq(servingProofs.jobId, journal.jobId));
    const key = proofFilingKey(journal.jobId, proof?.sha256 ?? '');
    const drafted = await db.select().from(drafts).where(eq(drafts.idempotencyKey, key));
    const orderId = drafted[0]?.orderId ?? 0;
    const filed = await db.select().from(filings).where(eq(filings.orderId, orderId));
    const charged = await db.select().from(charges).where(eq(charges.orderId, orderId));
    const byLine = Map.groupBy(charged, ({ filingId, description }) => `${filingId} ${description}`);
    return {
      ...(await approvalsOf(db, journal)),
      draft: drafted.length,
      filing: filed.length,
      charge: Math.max(0, ...[...byLine.values()].map((lines) => lines.length)),
      'filing of the proof': Number(proof?.filingOrderId === orderId && orderId !== 0),
    };
  },

  envelope: async (db, { key }) => {
    const sent = await db.select().from(signatureEnvelopes).where(eq(signatureEnvelopes.idempotencyKey, key));
    const orderId = sent[0]?.orderId ?? 0;
    const charged = await db.select().from(charges).where(eq(charges.orderId, orderId));
    const signers = await db.select().from(signatureSigners).where(eq(signatureSigners.orderId, orderId));
    return { envelope: sent.length, charge: charged.length, signer: signers.length };
  },
};

async function approvalsOf(db: Database, { jobId }: ServingJournal): Promise<Counts> {
  const ofJob = and(eq(servingCustody.jobId, jobId), eq(servingCustody.event, 'approved'));
  const entries = await db.select().from(servingCustody).where(ofJob);
  const told = await db
    .select()
    .from(servingHistory)
    .where(and(eq(servingHistory.jobId, jobId), eq(servingHistory.text, 'Proof approved')));
  return { 'entry of custody': entries.length, approval: told.length };
}

/** Tells how often a server will accept the job, or did in a long run. */
async function acceptancesOf(db: Database, jobId: string): Promise<number> {
  const made = await db
    .select()
    .from(servingHistory)
    .where(and(eq(servingHistory.jobId, jobId), like(servingHistory.text, 'Accepted by %')));
  const rows = await db.select({ payload: dueWork.payload }).from(dueWork).where(eq(dueWork.kind, servingWork.accept));
  return made.length + rows.filter(({ payload }) => payload.jobId === jobId).length;
}
