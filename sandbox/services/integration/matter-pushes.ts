/**
 * What matters receive from their orders: stamped documents, rejection reasons and fees. Each item is stored once, in
 * the transaction that creates it, and sent later (simulators/practice-management).
 */
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { mappings } from '../../db/schema/integration.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { MatterSync } from '../../generated/filing/schemas.ts';
import { schedule, scheduleAll } from '../../simulators/due-work.ts';
import { describeSystem, firmSystem } from './systems.ts';

export type MatterPush = typeof matterPushes.$inferSelect;
type NewPush = Pick<MatterPush, 'kind' | 'sourceId' | 'name'>;
type Order = Pick<typeof orders.$inferSelect, 'orderId' | 'clientId' | 'userId' | 'mappingId'>;

/** The step that sends an item; its payload is `{ pushId, at }`. */
export const pushStep = 'matter.push';

/** Delay between creation and sending, in milliseconds. */
const sendingDelay = 2_000;

/** Queues a decided order's new items for its matter. */
export async function notePushes(tx: Database, order: Order, now: Date): Promise<void> {
  await queue(tx, order, () => readThings(tx, order.orderId), now);
}

/** Queues documents fetched from a docket. */
export async function pushDocketDocuments(
  tx: Database,
  order: Order,
  documents: readonly Pick<NewPush, 'sourceId' | 'name'>[],
  now: Date,
): Promise<void> {
  await queue(tx, order, async () => documents.map((each) => ({ ...each, kind: 'document' as const })), now);
}

/** Queues fees of several orders of a firm at once. */
export async function pushFees(
  tx: Database,
  clientId: number,
  fees: readonly { order: Order; feeId: number; description: string }[],
  now: Date,
): Promise<void> {
  const items = fees.map(({ order, feeId, description }) => ({
    order,
    item: { kind: 'fee' as const, sourceId: String(feeId), name: description },
  }));
  await queueAll(tx, clientId, async () => items, now);
}

async function queue(tx: Database, order: Order, readItems: () => Promise<NewPush[]>, now: Date): Promise<void> {
  if (order.mappingId === null) return;
  await queueAll(tx, order.clientId, async () => (await readItems()).map((item) => ({ order, item })), now);
}

async function queueAll(
  tx: Database,
  clientId: number,
  readItems: () => Promise<{ order: Order; item: NewPush }[]>,
  now: Date,
): Promise<void> {
  const integrationName = await firmSystem(tx, clientId);
  if (!integrationName) return;
  const items = await readItems();
  const ids = [...new Set(items.flatMap(({ order }) => order.mappingId ?? []))];
  if (ids.length === 0) return;
  const known = await tx
    .select({ mappingId: mappings.mappingId, matterReference: mappings.matterId })
    .from(mappings)
    .where(and(inArray(mappings.mappingId, ids), eq(mappings.clientId, clientId), ne(mappings.matterId, '')));
  const matterOf = new Map(known.map(({ mappingId, matterReference }) => [mappingId, matterReference]));
  const nextTryAt = new Date(now.getTime() + sendingDelay);
  const pushes = items.flatMap(({ order: { orderId, userId, mappingId }, item }) => {
    const matterReference = mappingId === null ? undefined : matterOf.get(mappingId);
    if (mappingId === null || matterReference === undefined) return [];
    const shared = { clientId, orderId, userId, mappingId, integrationName, matterReference };
    return { ...shared, ...item, status: 'waiting' as const, nextTryAt };
  });
  if (pushes.length === 0) return;
  const noted = await tx.insert(matterPushes).values(pushes).onConflictDoNothing().returning();
  const feeIds = noted.flatMap(({ kind, sourceId }) => (kind === 'fee' ? [Number(sourceId)] : []));
  if (feeIds.length > 0)
    await tx.update(charges).set({ integrationStatus: 'pending' }).where(inArray(charges.feeId, feeIds));
  await scheduleAll(
    tx,
    noted.map(({ pushId }) => ({ dueAt: nextTryAt, kind: pushStep, payload: { pushId, at: nextTryAt.getTime() } })),
  );
}

/** Retries an item when it is due. Ignores attempts scheduled for another time. */
export async function scheduleTry(tx: Database, { pushId, nextTryAt }: MatterPush): Promise<void> {
  if (nextTryAt) await schedule(tx, nextTryAt, pushStep, { pushId, at: nextTryAt.getTime() });
}

/** A fee that somebody sent by hand: nothing is tried any more. */
export async function endFeePush(tx: Database, clientId: number, feeId: number, now: Date): Promise<void> {
  await tx
    .update(charges)
    .set({ integrationStatus: 'synced' })
    .where(and(eq(charges.clientId, clientId), eq(charges.feeId, feeId)));
  await tx
    .update(matterPushes)
    .set({ status: 'arrived', arrivedAt: now, nextTryAt: null, error: null })
    .where(
      and(
        eq(matterPushes.clientId, clientId),
        eq(matterPushes.kind, 'fee'),
        eq(matterPushes.sourceId, String(feeId)),
        ne(matterPushes.status, 'arrived'),
      ),
    );
}

/** Retries failed items now, through the connection of `userId`. */
export async function retryPushes(
  tx: Database,
  which: { userId: number } | { mappingId: string },
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const mine =
    'mappingId' in which ? eq(matterPushes.mappingId, which.mappingId) : eq(matterPushes.userId, which.userId);
  const again = await tx
    .update(matterPushes)
    .set({ status: 'waiting', userId, tries: 0, nextTryAt: now })
    .where(and(mine, ne(matterPushes.status, 'arrived')))
    .returning();
  for (const push of again) await scheduleTry(tx, push);
}

/** An order's sync state; undefined without items. */
export async function readMatterSync(db: Database, orderId: number): Promise<MatterSync | undefined> {
  const rows = await db
    .select()
    .from(matterPushes)
    .where(eq(matterPushes.orderId, orderId))
    .orderBy(asc(eq(matterPushes.kind, 'fee')), asc(matterPushes.pushId));
  const [first] = rows;
  if (!first) return undefined;
  return {
    mappingId: first.mappingId,
    systemName: describeSystem(first.integrationName).displayName,
    matterReference: first.matterReference,
    items: rows.map((row) => ({
      id: row.pushId,
      kind: row.kind,
      name: row.name,
      status: row.status,
      arrivedAt: row.arrivedAt?.toISOString(),
      nextTryAt: row.status === 'waiting' ? row.nextTryAt?.toISOString() : undefined,
      reason: row.status === 'arrived' ? undefined : (row.error ?? undefined),
    })),
  };
}

async function readThings(tx: Database, orderId: number): Promise<NewPush[]> {
  const documents = await tx
    .select({ documentId: filingDocuments.documentId, name: filingDocuments.name })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(and(eq(filings.orderId, orderId), isNotNull(filingDocuments.stampedFileId)))
    .orderBy(asc(filings.position), asc(filingDocuments.position));
  const refused = await tx
    .select({ filingId: filings.filingId, filingTypeName: filings.filingTypeName })
    .from(filings)
    .where(and(eq(filings.orderId, orderId), inArray(filings.status, ['rejected', 'returned'])))
    .orderBy(asc(filings.position));
  // Fees synced before this table existed.
  const fees = await tx
    .select({ feeId: charges.feeId, description: charges.description })
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.status, 'billable'), ne(charges.integrationStatus, 'synced')))
    .orderBy(asc(charges.feeId));
  return [
    ...documents.map(({ documentId, name }) => ({ kind: 'document' as const, sourceId: documentId, name })),
    ...refused.map(({ filingId, filingTypeName }) => ({
      kind: 'rejection' as const,
      sourceId: filingId,
      name: `Court’s reason: ${filingTypeName}`,
    })),
    ...fees.map(({ feeId, description }) => ({ kind: 'fee' as const, sourceId: String(feeId), name: description })),
  ];
}
