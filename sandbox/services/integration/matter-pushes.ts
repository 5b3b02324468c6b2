/**
 * What matters receive from their orders: stamped documents, rejection reasons and fees. Each item is stored once, in
 * the transaction that creates it, and sent later (simulators/practice-management).
 */
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { mappings } from '../../db/schema/integration.ts';
import { matterExpenses, matterPushes } from '../../db/schema/matter-records.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { MatterSync, MatterSyncItem } from '../../generated/filing/schemas.ts';
import { schedule, scheduleAll } from '../../simulators/due-work.ts';
import type { MatterExpenseRow } from '../../simulators/practice-management/matter-store.ts';
import { toDollars } from '../filing/money.ts';
import { expenseCategoryName } from './expense-categories.ts';
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

/**
 * Fees whose amount changed: an expense that was sent is corrected, under the same ID. One that is still waiting is sent as
 * it then is.
 */
export async function noteFeeChanges(tx: Database, feeIds: readonly number[], now: Date): Promise<void> {
  const nextTryAt = new Date(now.getTime() + sendingDelay);
  const again = await tx
    .update(matterPushes)
    .set({ status: 'waiting', tries: 0, nextTryAt, error: null })
    .where(
      and(
        eq(matterPushes.kind, 'fee'),
        inArray(matterPushes.sourceId, feeIds.map(String)),
        ne(matterPushes.status, 'waiting'),
      ),
    )
    .returning();
  if (again.length === 0) return;
  const changed = again.map(({ sourceId }) => Number(sourceId));
  await tx.update(charges).set({ integrationStatus: 'pending' }).where(inArray(charges.feeId, changed));
  for (const push of again) await scheduleTry(tx, push);
}

/** An expense that someone corrected to its charge: the correction needn't be sent. */
export async function noteCorrected(tx: Database, expense: MatterExpenseRow, now: Date): Promise<void> {
  const [charge] = await tx
    .select({ amountCents: charges.amountCents })
    .from(charges)
    .where(eq(charges.feeId, expense.feeId ?? 0));
  if (charge?.amountCents === Math.round(expense.quantity * expense.priceCents)) await endFeePush(tx, expense, now);
}

/** A fee that someone sent by hand: nothing is tried anymore. */
export async function endFeePush(
  tx: Database,
  { clientId, feeId, quantity, priceCents }: MatterExpenseRow,
  now: Date,
): Promise<void> {
  if (feeId === null) return;
  await tx
    .update(charges)
    .set({ integrationStatus: 'synced' })
    .where(and(eq(charges.clientId, clientId), eq(charges.feeId, feeId)));
  await tx
    .update(matterPushes)
    .set({
      ...{ status: 'arrived', arrivedAt: now, nextTryAt: null, error: null },
      sentCents: Math.round(quantity * priceCents),
    })
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
  const expenses = await readExpenses(db, rows);
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
      expense: row.kind === 'fee' ? expenses.get(Number(row.sourceId)) : undefined,
    })),
  };
}

/** The expenses of fees that have one, by fee. */
async function readExpenses(
  db: Database,
  pushes: readonly MatterPush[],
): Promise<ReadonlyMap<number, MatterSyncItem['expense']>> {
  const feeIds = pushes.flatMap(({ kind, sourceId }) => (kind === 'fee' ? [Number(sourceId)] : []));
  const [first] = pushes;
  if (feeIds.length === 0 || !first) return new Map();
  const found = await db
    .select({ expense: matterExpenses, feeId: charges.feeId, amountCents: charges.amountCents })
    .from(charges)
    .innerJoin(matterExpenses, eq(matterExpenses.feeId, charges.feeId))
    .where(and(inArray(charges.feeId, feeIds), eq(charges.clientId, first.clientId)));
  return new Map(
    found.map(({ expense, feeId, amountCents }) => [
      feeId,
      {
        expenseId: String(expense.expenseId),
        amount: toDollars(Math.round(expense.quantity * expense.priceCents)),
        charged: toDollars(amountCents),
        category: expenseCategoryName(first.integrationName, expense.expenseCategoryId),
        billed: expense.billed,
        nonBillable: expense.nonBillable,
      },
    ]),
  );
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
