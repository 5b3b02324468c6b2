/** Tracking many cases of an account in one order. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { bulkSyncCases, bulkSyncOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { BulkSyncResult } from '../../generated/docket-sync/schemas.ts';
import { StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { caseAt, courtZoneOf, productCaseIdOf } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import { accountCases, providerOf } from '../../simulators/dockets/providers.ts';
import { schedule } from '../../simulators/due-work.ts';
import { requireNoCreditHold } from '../platform/require-no-credit-hold.ts';
import { trackedOrders } from './docket-order-store.ts';
import { requireAccount } from './provider-access.ts';
import { keepKey, orderOfKey } from './request-key.ts';
import { answerTime } from './sync-docket.ts';

export const bulkSync = {
  listBulkSyncCases: async ({ db, clock, session, query }) => {
    const now = clock.now();
    const { clientId } = session;
    const provider = providerOf(query.providerId);
    const account = await requireAccount(db, provider, { clientId, accountName: query.accountName, now });
    const { first, count } = accountCases(query.providerId, account.userName);
    const records = Array.from({ length: count }, (_, index) => caseAt(query.providerId, first + index))
      .filter((each) => each !== undefined)
      .filter(({ state }) => query.state === undefined || state === query.state);
    const tracked = await trackedOrders(db, clientId);
    const matters = await trackedMatters(db, [...tracked.values()]);
    return records.map((record) => {
      const orderId = tracked.get(record.providerCaseId);
      const last = record.isSealed ? undefined : entriesOf(record, now).at(-1);
      return {
        productCaseId: productCaseIdOf(record),
        caseNumber: record.caseNumber,
        description: record.caseTitle,
        courtId: record.courtId,
        courtName: record.courtName,
        state: record.state,
        caseType: record.caseType,
        ...(last ? { lastEntryAt: last.enteredAt.toISOString(), courtTimeZone: courtZoneOf(record) } : {}),
        isSubscribed: orderId !== undefined,
        ...(orderId === undefined ? {} : { orderId }),
        matter: (orderId === undefined ? undefined : matters.get(orderId)) ?? null,
      };
    });
  },

  submitBulkSync: async ({ db, clock, session, query, headers, body }) => {
    const now = clock.now();
    const { clientId, userId, name } = session;
    const keyed = { clientId, key: headers['Idempotency-Key'], request: { ...query, ...body } };
    await requireNoCreditHold(db, session);
    return db.transaction(async (tx) => {
      await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
      const before = await orderOfKey(tx, keyed);
      if (before !== undefined) return readResults(tx, before);
      const ids = body.cases.map(({ productCaseId }) => productCaseId);
      if (new Set(ids).size < ids.length)
        throw problem(422, { code: 'duplicate-case', detail: 'A case is in the order twice.' });
      const account = await requireAccount(tx, providerOf(query.providerId), {
        clientId,
        accountName: body.accountName,
        now,
      });
      if (body.retryOfOrderId !== undefined) await requireBulkOrder(tx, clientId, body.retryOfOrderId);
      const [order] = await tx
        .insert(orders)
        .values({
          clientId,
          userId,
          userName: name,
          service: 'DocketSync',
          state: StateCode.safeParse(body.state).data ?? 'NY',
          status: 'in-progress',
          statusText: 'Pending',
          dateOrdered: now,
          updatedAt: now,
          caseTitle: `Bulk sync of ${ids.length} ${ids.length === 1 ? 'case' : 'cases'}`,
          description: `Bulk sync of ${ids.length} ${ids.length === 1 ? 'case' : 'cases'}`,
        })
        .returning({ orderId: orders.orderId });
      if (!order) throw new Error('The order was not placed.');
      const bulkOrderId = order.orderId;
      await tx.insert(bulkSyncOrders).values({
        bulkOrderId,
        clientId,
        providerId: query.providerId,
        state: body.state,
        accountName: account.userName,
        retryOfOrderId: body.retryOfOrderId ?? null,
      });
      await tx.insert(bulkSyncCases).values(body.cases.map((each, position) => ({ ...each, bulkOrderId, position })));
      const byTime = Map.groupBy(ids.keys(), (position) => answerTime(now, bulkOrderId, position).getTime());
      for (const [time, positions] of byTime)
        await schedule(tx, new Date(time), docketWork.bulk, { bulkOrderId, positions });
      await keepKey(tx, keyed, bulkOrderId);
      return readResults(tx, bulkOrderId);
    });
  },

  getBulkSyncStatus: async ({ db, session, body }) => {
    const byOrder = new Map<number, BulkSyncResult[]>();
    for (const orderId of new Set(body.map((each) => each.orderId))) {
      await requireBulkOrder(db, session.clientId, orderId);
      byOrder.set(orderId, await readResults(db, orderId));
    }
    return body.flatMap(({ orderId, bulkSyncCase }) => {
      const results = byOrder.get(orderId) ?? [];
      if (!bulkSyncCase) return results;
      const result = results.find((each) => each.bulkSyncCase.productCaseId === bulkSyncCase.productCaseId);
      if (!result) throw notFound('The case is not in the order.');
      return [result];
    });
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 unless the bulk order is the firm's. */
async function requireBulkOrder(db: Database, clientId: number, orderId: number): Promise<void> {
  const [bulk] = await db
    .select({ bulkOrderId: bulkSyncOrders.bulkOrderId })
    .from(bulkSyncOrders)
    .where(and(eq(bulkSyncOrders.bulkOrderId, orderId), eq(bulkSyncOrders.clientId, clientId)));
  if (!bulk) throw notFound('The bulk order does not exist.');
}

async function readResults(db: Database, bulkOrderId: number): Promise<BulkSyncResult[]> {
  const retries = await db
    .select({ retry: bulkSyncOrders.bulkOrderId })
    .from(bulkSyncOrders)
    .where(eq(bulkSyncOrders.retryOfOrderId, bulkOrderId));
  const rows = await db
    .select()
    .from(bulkSyncCases)
    .where(inArray(bulkSyncCases.bulkOrderId, [bulkOrderId, ...retries.map(({ retry }) => retry)]))
    .orderBy(asc(bulkSyncCases.bulkOrderId), asc(bulkSyncCases.position));
  // A case that was ordered again keeps its place, with the outcome of its latest order.
  const latest = new Map(rows.map((row) => [row.productCaseId, row]));
  return [...latest.values()].map((row) => ({
    bulkSyncCase: {
      productCaseId: row.productCaseId,
      caseNumber: row.caseNumber,
      description: row.description,
      matter: row.matter,
    },
    subActionOrderId: row.subActionOrderId,
    orderId: row.bulkOrderId,
    ...(row.failure ? { failure: row.failure } : {}),
  }));
}

/** The matters of tracked dockets, by order. */
async function trackedMatters(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, { displayName: string; clientReference: string }>();
  const rows = await db
    .select({ orderId: orders.orderId, clientReference: orders.clientReference })
    .from(orders)
    .where(inArray(orders.orderId, [...orderIds]));
  return new Map(
    rows
      .filter(({ clientReference }) => clientReference !== '')
      .map(({ orderId, clientReference }) => [orderId, { displayName: clientReference, clientReference }]),
  );
}
