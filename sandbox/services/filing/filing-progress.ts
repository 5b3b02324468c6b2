/**
 * Advances filings and updates their order's status, history and payment.
 *
 * Submission authorizes an envelope's fees. Once every filing is decided, the accepted filings' fees are captured and
 * become billable, with the convenience fee on them. The rest is released and leaves the fee summary.
 */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { notePushes } from '../integration/matter-pushes.ts';
import { attentionOf, refreshFormer } from './corrections.ts';
import { settleFees } from './fee-calculation.ts';
import { isRefused, orderStatusOf } from './order-actions.ts';
import type { OrderRecord } from './order-store.ts';
import { courtOrderText } from './status-texts.ts';
import { chargeRows } from './submission/charge-rows.ts';

export type FilingRecord = typeof filings.$inferSelect;

/** A filing's new status. */
export interface Progress {
  status: FilingStatus;
  at: Date;
  /** A person, the court or the provider. */
  actor: string;
  comment?: string | undefined;
  /** Other columns that change with the status. */
  columns?: Partial<typeof filings.$inferInsert>;
}

/**
 * Locks a filing's order and reads both; undefined when they are gone. Call it before `recordProgress`, in the same
 * transaction.
 */
export async function lockFiling(
  tx: Database,
  filingId: string,
): Promise<{ order: OrderRecord; filing: FilingRecord } | undefined> {
  const [found] = await tx.select({ orderId: filings.orderId }).from(filings).where(eq(filings.filingId, filingId));
  if (!found) return undefined;
  const order = await lockOrder(tx, found.orderId);
  const [filing] = await tx.select().from(filings).where(eq(filings.filingId, filingId));
  return order && filing && { order, filing };
}

/** Locks an order, as `lockFiling` does; undefined when it is gone. */
export async function lockOrder(tx: Database, orderId: number): Promise<OrderRecord | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  return order;
}

/** Sets a filing's status and updates its locked order. */
export async function recordProgress(
  tx: Database,
  { filingId, orderId }: FilingRecord,
  { status, at, actor, comment, columns }: Progress,
): Promise<void> {
  await tx
    .update(filings)
    .set({ ...columns, status })
    .where(eq(filings.filingId, filingId));
  await tx.insert(statusHistory).values({
    orderId,
    filingId,
    at,
    status,
    statusText: columns?.statusText,
    actor,
    comment: comment ?? null,
  });
  await refreshOrder(tx, orderId, at);
}

/** The text that all filings of an order have instead of their status's. */
function ownText([first, ...others]: readonly FilingRecord[]): string | undefined {
  return others.every(({ statusText }) => statusText === first?.statusText)
    ? (first?.statusText ?? undefined)
    : undefined;
}

async function refreshOrder(tx: Database, orderId: number, at: Date): Promise<void> {
  const rows = await tx.select().from(filings).where(eq(filings.orderId, orderId)).orderBy(asc(filings.position));
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (!order) return;
  const statuses = rows.map(({ status }) => status);
  const status = orderStatusOf(statuses);
  const attention = await attentionOf(tx, orderId);
  const [changed] = await tx
    .update(orders)
    .set({
      version: order.version + 1,
      status,
      statusText: ownText(rows) ?? courtOrderText(order, status, statuses, attention.isUndelivered),
      ...attention,
      updatedAt: at,
    })
    .where(eq(orders.orderId, orderId))
    .returning();
  if (!changed) return;
  // A cancelled order no longer corrects another, nor stands for what was abandoned.
  if (status === 'cancelled') await refreshFormer(tx, changed);
  if (status !== 'in-progress') await settle(tx, changed, rows, at);
  await notePushes(tx, changed, at);
}

/** Captures the payment, once. */
async function settle(tx: Database, order: OrderRecord, rows: readonly FilingRecord[], at: Date): Promise<void> {
  const { orderId } = order;
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, orderId));
  if (!envelope || envelope.payment.capturedCents !== undefined) return;
  const accepted = rows.filter(({ status }) => !isRefused(status) && status !== 'cancelled');
  const isDelivered = rows.some(({ status }) => status !== 'cancelled');
  const fees = settleFees(envelope.fees, new Set(accepted.map(({ entryId }) => entryId)), isDelivered);
  const payment = { ...envelope.payment, capturedCents: fees.totalCents, capturedAt: at.toISOString() };
  await tx.update(envelopes).set({ fees, payment }).where(eq(envelopes.orderId, orderId));
  await tx.update(orders).set({ totalAmountCents: fees.totalCents }).where(eq(orders.orderId, orderId));
  await tx.delete(charges).where(and(eq(charges.orderId, orderId), eq(charges.status, 'not-yet-charged')));
  const taken = chargeRows(order, { fees, payment }, new Map(rows.map(({ entryId, filingId }) => [entryId, filingId])));
  if (taken.length === 0) return;
  await tx.insert(charges).values(taken.map((row) => ({ ...row, chargedAt: at, status: 'billable' as const })));
}
