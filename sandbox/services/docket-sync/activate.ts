/** What a provider answers to orders: dockets are tracked, or not and why. A tracked docket costs $10 a month. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import { addDays } from '../billing/rules/days.ts';
import { recordNews } from '../docket-watch/record-news.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { pushFees } from '../integration/matter-pushes.ts';
import type { TrackedDocket } from './docket-order-store.ts';

const monthlyCents = 1000;

/** The same day `months` later, or the month's last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const idsOf = (tracked: readonly TrackedDocket[]) => tracked.map(({ docket }) => docket.orderId);

/** Tracks a firm's ordered dockets from now on, and charges the first month of each. */
export async function activate(tx: Database, tracked: readonly TrackedDocket[], now: Date): Promise<void> {
  const [first] = tracked;
  if (!first) return;
  await tx
    .update(docketOrders)
    .set({ state: 'Active', startedAt: now, lastSyncedAt: now })
    .where(inArray(docketOrders.orderId, idsOf(tracked)));
  await tx
    .update(orders)
    .set({ statusText: 'Active', updatedAt: now, version: sql`${orders.version} + 1` })
    .where(inArray(orders.orderId, idsOf(tracked)));
  await chargeMonth(
    tx,
    tracked.map(({ docket, order }) => ({ docket: { ...docket, startedAt: now }, order })),
    { now, timeZone: await firmTimeZone(tx, first.docket.clientId) },
  );
}

/** Ends an order that the provider refused. A case can be ordered again. */
export async function fail(tx: Database, { docket, order }: TrackedDocket, reason: string, now: Date): Promise<void> {
  await tx
    .update(docketOrders)
    .set({ state: 'Failed', failureReason: reason })
    .where(eq(docketOrders.orderId, docket.orderId));
  await tx
    .update(orders)
    .set({ status: 'cancelled', statusText: 'Failed', updatedAt: now, version: order.version + 1 })
    .where(eq(orders.orderId, docket.orderId));
  await tx
    .update(trackedCases)
    .set({ docketSyncOrderId: null })
    .where(eq(trackedCases.docketSyncOrderId, docket.orderId));
  const { clientId, orderId } = docket;
  await recordNews(tx, [{ clientId, orderId, news: [{ kind: 'sync-failed', after: reason }] }], now);
}

/** Charges the next month of a firm's dockets (dockets, section 1). `timeZone` is the firm's. */
export async function chargeMonth(
  tx: Database,
  tracked: readonly TrackedDocket[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const clientId = tracked[0]?.docket.clientId;
  if (clientId === undefined) return;
  const due = tracked.map(({ docket, order }) => {
    const paidMonths = docket.paidMonths + 1;
    const paidThrough = addDays(monthsAfter(dayIn(timeZone, docket.startedAt ?? now), paidMonths), -1);
    const description = `DocketSync, ${order.caseNumber ?? 'one docket'}, through ${paidThrough}`;
    return { order, paidMonths, paidThrough, description };
  });
  const paid = JSON.stringify(
    due.map(({ order, paidMonths, paidThrough }) => ({ id: order.orderId, months: paidMonths, through: paidThrough })),
  );
  await tx.execute(sql`
    update ${docketOrders} set paid_months = paid.months, paid_through = paid.through
    from json_to_recordset(${paid}::json) as paid(id integer, months integer, through date)
    where ${docketOrders.orderId} = paid.id`);
  const charged = await tx
    .insert(charges)
    .values(
      due.map(({ order, description }) => ({
        clientId,
        orderId: order.orderId,
        clientReference: order.clientReference,
        matterName: order.matterName,
        mappingId: order.mappingId,
        service: 'DocketSync' as const,
        description,
        reason: 'Provider Service',
        category: 'service-fee' as const,
        chargedAt: now,
        userId: order.userId,
        userName: order.userName,
        amountCents: monthlyCents,
        status: 'billable' as const,
        settlement: 'invoice' as const,
      })),
    )
    .returning({ feeId: charges.feeId, orderId: charges.orderId });
  await tx
    .update(orders)
    .set({ totalAmountCents: sql`${orders.totalAmountCents} + ${monthlyCents}` })
    .where(inArray(orders.orderId, idsOf(tracked)));
  const feeOf = new Map(charged.map(({ orderId, feeId }) => [orderId, feeId]));
  await pushFees(
    tx,
    clientId,
    due.flatMap(({ order, description }) => {
      const feeId = feeOf.get(order.orderId);
      return feeId === undefined ? [] : { order, feeId, description };
    }),
    now,
  );
}
