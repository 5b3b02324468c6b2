/** Filings that were returned with a time to correct them. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';
import { filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { clients } from '../db/schema/platform.ts';
import { notFound, problem } from '../http/problem.ts';
import { lockFiling } from '../services/filing/filing-progress.ts';
import { filingStatusText } from '../services/filing/status-texts.ts';

/** A filing that its firm can still correct. */
export interface QueuedFiling {
  filingId: string;
  orderId: number;
  firmName: string;
  courtName: string;
  caseTitle: string;
  filingTypeName: string;
  statusText: string;
  /** ISO 8601. */
  correctBy: string;
}

/** The filings of all firms whose time ends first. */
export async function listQueuedFilings(db: Database, limit: number): Promise<QueuedFiling[]> {
  const rows = await db
    .select({ filing: filings, order: orders, firmName: clients.name })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(clients, eq(clients.clientId, orders.clientId))
    .where(and(eq(filings.status, 'returned'), isNotNull(filings.correctBy)))
    .orderBy(asc(filings.correctBy), asc(filings.filingId))
    .limit(limit);
  return rows.flatMap(({ filing, order, firmName }) => {
    const { filingId, orderId, filingTypeName, status, correctBy } = filing;
    const { caseTitle, courtName } = order;
    const statusText = filingStatusText(order, status);
    return correctBy
      ? [
          {
            filingId,
            orderId,
            firmName,
            courtName: courtName ?? '',
            caseTitle,
            filingTypeName,
            statusText,
            correctBy: correctBy.toISOString(),
          },
        ]
      : [];
  });
}

/**
 * Ends the time to correct a filing, as if it had passed; what follows is due at once.
 * @throws ProblemError 404 for an unknown filing, 409 `not-in-queue`.
 */
export async function endCorrectionTime(db: Database, clock: Clock, filingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockFiling(tx, filingId);
    if (!found) throw notFound('The filing does not exist.');
    const { status, correctBy } = found.filing;
    if (status !== 'returned' || correctBy === null)
      throw problem(409, { code: 'not-in-queue', detail: 'The filing has no time to be corrected.' });
    const now = clock.now();
    await tx
      .update(filings)
      .set({ correctBy: new Date(now.getTime() - 1000) })
      .where(eq(filings.filingId, filingId));
    await tx.update(dueWork).set({ dueAt: now }).where(sql`${dueWork.payload} ->> 'filingId' = ${filingId}`);
  });
}
