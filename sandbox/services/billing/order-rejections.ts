/** Why courts rejected the orders of a list, and what became of them. */
import { and, asc, inArray, isNotNull, max } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filings } from '../../db/schema/filings.ts';
import type { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { OrderRejection } from '../../generated/billing/schemas.ts';
import { courtZoneOf, dueSoonOf } from '../../providers/index.ts';
import { abandoned, findCorrections, firstLimit, opensAnotherCase } from '../filing/corrections.ts';
import { refusedStatuses, resubmitRefusal } from '../filing/order-actions.ts';
import { filingFlowOf } from '../filing/order-store.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';

type OrderRecord = typeof orders.$inferSelect;
type FilingRecord = typeof filings.$inferSelect;

/** The rejections among some orders, by order number. */
export async function readRejections(
  db: Database,
  rows: readonly OrderRecord[],
): Promise<ReadonlyMap<number, OrderRejection>> {
  const rejected = rows.filter(({ status }) => status === 'rejected' || status === 'partially-rejected');
  const ids = rejected.map(({ orderId }) => orderId);
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(filings)
    .where(inArray(filings.orderId, ids))
    .orderBy(asc(filings.orderId), asc(filings.position));
  const latest = await db
    .select({ orderId: statusHistory.orderId, at: max(statusHistory.at) })
    .from(statusHistory)
    .where(
      and(
        inArray(statusHistory.orderId, ids),
        isNotNull(statusHistory.filingId),
        inArray(statusHistory.status, [...refusedStatuses]),
      ),
    )
    .groupBy(statusHistory.orderId);
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId);
  const times = new Map(latest.map(({ orderId, at }) => [orderId, at]));
  const corrections = await findCorrections(db, ids);
  const zones = await readZones(db, rejected, byOrder);
  return new Map(
    rejected.map((order) => {
      const { orderId, state, updatedAt } = order;
      const all = byOrder.get(orderId) ?? [];
      const refused = all.filter(({ status }) => refusedStatuses.includes(status));
      const correctedBy = corrections.get(orderId);
      const flow = filingFlowOf(order.service);
      const courtTimeZone = zones.get(orderId) ?? timeZoneOfState(state) ?? capabilityOf(state).timeZone;
      const limit = firstLimit(refused);
      const isAbandoned = refused.every(({ rejectReasonCode }) => rejectReasonCode === abandoned);
      return [
        orderId,
        {
          at: (times.get(orderId) ?? updatedAt).toISOString(),
          courtTimeZone,
          correctBy: limit?.toISOString(),
          dueSoonFrom: limit && dueSoonOf(order.provider, limit, courtTimeZone),
          abandonedAt: isAbandoned ? refused[0]?.correctBy?.toISOString() : undefined,
          filings: refused.map(toNotice),
          draftId: correctedBy?.status === 'draft' ? correctedBy.orderId : undefined,
          refusal: resubmitRefusal({
            isCourtFiling: flow !== undefined,
            opensCase: opensAnotherCase(order),
            filings: all.map(({ status }) => status),
            correctedBy,
            closed: isAbandoned ? (refused[0]?.rejectReasonText ?? undefined) : undefined,
          }),
        },
      ];
    }),
  );
}

/** The zones of courts that set a time to correct. */
async function readZones(
  db: Database,
  rows: readonly OrderRecord[],
  filingsOf: ReadonlyMap<number, readonly FilingRecord[]>,
): Promise<ReadonlyMap<number, string>> {
  const zones = new Map<number, string>();
  for (const row of rows) {
    const isTimed = filingsOf.get(row.orderId)?.some(({ correctBy }) => correctBy !== null);
    if (isTimed) zones.set(row.orderId, await courtZoneOf(db, row));
  }
  return zones;
}

function toNotice({ filingTypeName, rejectReasonText, reviewerComments }: FilingRecord) {
  return {
    name: filingTypeName,
    reason: rejectReasonText ?? undefined,
    comment: reviewerComments ?? undefined,
  };
}
