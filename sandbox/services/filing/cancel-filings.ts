/** Cancels filings before the clerk's review. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtesyCopies } from '../../db/schema/courtesy-copies.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { CancelFilingsRequest, CancelFilingsResult, CancelledFiling } from '../../generated/filing/schemas.ts';
import { notFound, problem } from '../../http/problem.ts';
import { clerkOf } from '../../providers/index.ts';
import type { DraftContext } from './draft-store.ts';
import { type FilingRecord, type Progress, recordProgress } from './filing-progress.ts';
import { cancelRefusal } from './order-actions.ts';
import type { OrderRecord } from './order-store.ts';
import { filingStatusText } from './status-texts.ts';

/**
 * Cancels filings of an order one by one; an already cancelled filing counts as cancelled.
 * @throws ProblemError 404 for an order or filing outside the firm, 409 `cannot-cancel` when no filing can be
 * cancelled.
 */
export function cancelFilings(
  { db, clock, session, state }: Omit<DraftContext, 'provider'>,
  { orderId, filingIds, reason }: CancelFilingsRequest,
): Promise<CancelFilingsResult> {
  return db.transaction(async (tx) => {
    const mine = and(eq(orders.orderId, orderId), eq(orders.clientId, session.clientId), eq(orders.state, state));
    const [order] = await tx.select().from(orders).where(mine).for('update');
    if (!order) throw notFound('The order does not exist.');
    if (order.status === 'draft') throw cannotCancel(cancelRefusal('draft'));
    const ofOrder = await tx.select().from(filings).where(eq(filings.orderId, orderId));
    const progress: Progress = { status: 'cancelled', at: clock.now(), actor: session.name, comment: reason?.trim() };
    const results: CancelledFiling[] = [];
    for (const filingId of filingIds) {
      const filing = ofOrder.find((each) => each.filingId === filingId);
      if (!filing) throw notFound('A filing does not belong to this order.');
      results.push(await cancelOne(tx, order, filing, progress));
    }
    if (!results.some(({ isCancelled }) => isCancelled)) throw cannotCancel(results[0]?.reason);
    const [changed] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.orderId, orderId));
    return { orderId, orderStatus: changed?.status ?? order.status, results };
  });
}

async function cancelOne(
  tx: Database,
  order: OrderRecord,
  filing: FilingRecord,
  progress: Progress,
): Promise<CancelledFiling> {
  const { filingId, status } = filing;
  const statusText = filingStatusText(order, 'cancelled');
  const cancelled = { filingId, isCancelled: true, status: progress.status, statusText };
  if (status === 'cancelled') return cancelled;
  const reason = cancelRefusal(status, clerkOf(order.provider).courier !== undefined);
  if (reason !== undefined)
    return { filingId, isCancelled: false, status, statusText: filingStatusText(order, status), reason };
  const columns = { statusText: null };
  await recordProgress(tx, filing, { ...progress, columns });
  await tx.update(courtesyCopies).set({ stage: 'cancelled' }).where(eq(courtesyCopies.orderId, order.orderId));
  return cancelled;
}

function cannotCancel(reason: string | undefined) {
  return problem(409, { code: 'cannot-cancel', detail: reason ?? 'The filing cannot be cancelled.' });
}
