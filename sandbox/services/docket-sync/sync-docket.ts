/** Ordering one docket, its state, and stopping it. */
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { bulkSyncOrders, docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { DocketSubscription, DocketSyncOrder } from '../../generated/docket-sync/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { type CourtRecord, courtZoneOf, dayLength, findCase, hash } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';
import { providerOf } from '../../simulators/dockets/providers.ts';
import { schedule } from '../../simulators/due-work.ts';
import { unreadByOrder } from '../docket-watch/changes.ts';
import { recordNews } from '../docket-watch/record-news.ts';
import { requireNoCreditHold } from '../platform/require-no-credit-hold.ts';
import { requireOwnFirm } from './credentials.ts';
import { readChanges, requireOpenCase } from './docket-changes.ts';
import {
  findTracked,
  latestOrderOf,
  type Surroundings,
  surroundingsOf,
  type TrackedDocket,
  troubleOf,
} from './docket-order-store.ts';
import { findRecords } from './find-records.ts';
import { fetchDocuments, placeDocketOrders } from './place-docket-order.ts';
import { requireAccount } from './provider-access.ts';
import { keepKey, orderOfKey } from './request-key.ts';

/** Dollars a month. */
export const monthlyPrice = 10;

export const syncDocket = {
  syncDocket: async ({ db, clock, session, query, headers }) => {
    const now = clock.now();
    const { clientId } = session;
    const keyed = { clientId, key: headers['Idempotency-Key'], request: query };
    await requireNoCreditHold(db, session);
    const record = await requireCase(db, clientId, query.CaseId);
    const provider = providerOf(record.providerId);
    const changes = await readChanges(db, [record.providerCaseId]);
    return db.transaction(async (tx) => {
      // Orders of a firm wait for each other.
      await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
      const before = await orderOfKey(tx, keyed);
      if (before !== undefined) return toResult(await requireOrder(tx, clientId, before));
      requireOpenCase(record, changes);
      const account = await requireAccount(tx, provider, {
        clientId,
        accountName: query.ExternalAccountIdentifier,
        now,
      });
      const keys = query.PriorDocuments ?? [];
      const followed = await latestOrderOf(tx, clientId, record.providerCaseId);
      const isLive = followed !== undefined && followed.state !== 'Stopped';
      if (isLive && keys.length === 0)
        throw problem(409, {
          code: 'already-subscribed',
          detail: 'Your firm already follows this docket.',
          orderId: followed.orderId,
        });
      const [orderId] = isLive
        ? [followed.orderId]
        : await placeDocketOrders(
            tx,
            session,
            [
              {
                record,
                productCaseId: query.CaseId,
                accountName: account.userName,
                clientReference: query.ClientReference?.trim() ?? '',
                matterName: query.RetailerReference?.trim() ?? '',
              },
            ],
            now,
          );
      if (orderId === undefined) throw new Error('The order was not placed.');
      if (!isLive) await schedule(tx, answerTime(now, orderId), docketWork.activate, { orderId });
      await fetchDocuments(tx, session, { record, changes, keys, orderId, clientCode: account.clientCode }, now);
      await keepKey(tx, keyed, orderId);
      return toResult(await requireOrder(tx, clientId, orderId));
    });
  },

  getDocketSyncOrderState: async ({ db, clock, session, query }) => {
    const tracked = await findTracked(db, session.clientId, query.OrderId);
    if (tracked) return toOrder(tracked, await surroundingsOf(db, session.clientId, [tracked.docket], clock.now()));
    const [bulk] = await db
      .select()
      .from(bulkSyncOrders)
      .where(and(eq(bulkSyncOrders.bulkOrderId, query.OrderId), eq(bulkSyncOrders.clientId, session.clientId)));
    if (!bulk) throw notFound('The order does not exist.');
    throw problem(409, {
      code: 'is-bulk-order',
      detail: `Order ${query.OrderId} is a bulk order.`,
      orderId: bulk.bulkOrderId,
      providerId: bulk.providerId,
      state: bulk.state,
    });
  },

  stopDocketSubscription: async ({ db, clock, session, body }) => {
    const now = clock.now();
    const { clientId } = session;
    return db.transaction(async (tx) => {
      const tracked = await findTracked(tx, clientId, body.subscriptionId);
      if (tracked?.docket.startedAt === null || !tracked) throw notFound('The subscription does not exist.');
      if (tracked.docket.state === 'Active') {
        const { orderId } = tracked.docket;
        await tx
          .update(docketOrders)
          .set({ state: 'Stopped', stoppedAt: now, stopReason: body.reason ?? null })
          .where(eq(docketOrders.orderId, orderId));
        await tx
          .update(orders)
          .set({ status: 'completed', statusText: 'Stopped', updatedAt: now, version: tracked.order.version + 1 })
          .where(eq(orders.orderId, orderId));
        await tx
          .update(trackedCases)
          .set({ docketSyncOrderId: null })
          .where(eq(trackedCases.docketSyncOrderId, orderId));
        await recordNews(tx, [{ clientId, orderId, news: [{ kind: 'sync-stopped' }] }], now);
      }
      const stopped = await findTracked(tx, clientId, body.subscriptionId);
      const { docket } = tracked;
      return toSubscription(stopped ?? tracked, await surroundingsOf(tx, clientId, [docket], now));
    });
  },

  listDocketSubscriptions: async ({ db, clock, session, query }) => {
    const { clientId } = session;
    if (query.ClientId !== undefined) requireOwnFirm(session, query.ClientId);
    const where: (SQL | undefined)[] = [
      eq(docketOrders.clientId, clientId),
      query.ProviderCaseId === undefined ? undefined : eq(docketOrders.providerCaseId, query.ProviderCaseId),
      query.DocketSyncProviderId === undefined ? undefined : eq(docketOrders.providerId, query.DocketSyncProviderId),
      query.ClientReference === undefined ? undefined : eq(orders.clientReference, query.ClientReference),
      isSubscription,
    ];
    // No subscription is to one document.
    if (query.DocumentKey !== undefined) return { items: [], total: 0 };
    const [sum] = await db
      .select({ total: count() })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(and(...where));
    const rows = await db
      .select({ docket: docketOrders, order: orders })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(and(...where))
      .orderBy(desc(docketOrders.orderId))
      .limit(query.Limit)
      .offset(query.Offset);
    const around = await surroundingsOf(
      db,
      clientId,
      rows.map(({ docket }) => docket),
      clock.now(),
    );
    const unread = await unreadByOrder(
      db,
      session,
      rows.map(({ docket }) => docket.orderId),
    );
    const items = rows.map((row) => toSubscription(row, around, unread.get(row.docket.orderId)));
    return { items, total: sum?.total ?? 0 };
  },
} satisfies Handlers<Operations>;

/** Orders that the provider accepted. */
const isSubscription: SQL = inArray(docketOrders.state, ['Active', 'Stopped']);

/** Providers answer after 2 to 12 seconds; one in a hundred takes up to 90. */
export function answerTime(now: Date, ...seed: number[]): Date {
  const isSlow = hash(...seed, 1) % 100 === 0;
  const seconds = isSlow ? 13 + (hash(...seed, 2) % 78) : 2 + (hash(...seed, 2) % 11);
  return new Date(now.getTime() + seconds * 1000);
}

/** @throws ProblemError 404 for an unknown case. */
async function requireCase(db: Database, clientId: number, productCaseId: number): Promise<CourtRecord> {
  const record = (await findRecords(db, clientId, [{ productCaseId }])).get(productCaseId);
  if (!record) throw notFound('The case does not exist.');
  return record;
}

async function requireOrder(db: Database, clientId: number, orderId: number): Promise<TrackedDocket> {
  const tracked = await findTracked(db, clientId, orderId);
  if (!tracked) throw notFound('The order does not exist.');
  return tracked;
}

const toResult = ({ docket: { orderId, productCaseId, state } }: TrackedDocket) => ({ orderId, productCaseId, state });

function toOrder({ docket, order }: TrackedDocket, around: Surroundings): DocketSyncOrder {
  const record = findCase(docket.providerId, docket.providerCaseId);
  const trouble = troubleOf(docket, around);
  return {
    orderId: docket.orderId,
    state: docket.state,
    ...(docket.startedAt ? { subscriptionId: docket.orderId } : {}),
    productCaseId: docket.productCaseId,
    providerId: docket.providerId,
    providerCaseId: docket.providerCaseId,
    courtState: record?.state ?? order.state,
    federal: record?.federal ?? false,
    ...(record?.pacerCourt ? { pacerCourt: record.pacerCourt } : {}),
    caseNumber: order.caseNumber ?? '',
    caseTitle: trouble?.code === 'case-sealed' ? 'Sealed case' : order.caseTitle,
    courtName: order.courtName ?? '',
    clientReference: order.clientReference || null,
    accountName: docket.accountName,
    orderedBy: order.userName,
    ...(docket.bulkOrderId ? { bulkOrderId: docket.bulkOrderId } : {}),
    orderedAt: docket.orderedAt.toISOString(),
    ...(docket.lastSyncedAt ? { lastSyncedAt: docket.lastSyncedAt.toISOString() } : {}),
    ...(docket.paidThrough ? { paidThrough: docket.paidThrough } : {}),
    ...(docket.stoppedAt ? { stoppedAt: docket.stoppedAt.toISOString() } : {}),
    ...(docket.failureReason ? { failureReason: docket.failureReason } : {}),
    ...(trouble ? { trouble } : {}),
    monthlyPrice,
  };
}

function toSubscription({ docket, order }: TrackedDocket, around: Surroundings, unseenCount = 0): DocketSubscription {
  const record = findCase(docket.providerId, docket.providerCaseId);
  const trouble = troubleOf(docket, around);
  const changes = around.changes.get(docket.providerCaseId);
  const entries = record && docket.lastSyncedAt ? entriesOf(record, docket.lastSyncedAt, changes) : [];
  const closed = closedOn(record, docket, changes);
  return {
    subscriptionId: docket.orderId,
    orderId: docket.orderId,
    clientId: docket.clientId,
    clientReference: order.clientReference || null,
    docketSyncProviderId: docket.providerId,
    providerCaseId: docket.providerCaseId,
    productCaseId: docket.productCaseId,
    documentKey: null,
    caseNumber: order.caseNumber ?? '',
    caseTitle: trouble?.code === 'case-sealed' ? 'Sealed case' : order.caseTitle,
    courtName: order.courtName ?? '',
    state: docket.state,
    startedAt: (docket.startedAt ?? docket.orderedAt).toISOString(),
    ...(docket.stoppedAt ? { stoppedAt: docket.stoppedAt.toISOString() } : {}),
    ...(docket.lastSyncedAt ? { lastSyncedAt: docket.lastSyncedAt.toISOString() } : {}),
    ...(docket.paidThrough ? { paidThrough: docket.paidThrough } : {}),
    ...(trouble ? { trouble } : {}),
    entryCount: entries.length,
    ...(entries.at(-1) ? { lastEntryAt: entries.at(-1)?.enteredAt.toISOString() } : {}),
    ...(record && { courtTimeZone: courtZoneOf(record) }),
    ...(closed ? { closedOn: closed } : {}),
    unseenCount,
    monthlyPrice,
  };
}

/** The day on which the court closed a case, once it was read; undefined if it was reopened. */
function closedOn(
  record: CourtRecord | undefined,
  { lastSyncedAt }: TrackedDocket['docket'],
  changes: readonly DocketChange[] = [],
): string | undefined {
  if (record?.closedDay === undefined || !lastSyncedAt) return undefined;
  const closed = new Date(record.closedDay * dayLength);
  const isReopened = changes.some(({ kind, changedAt }) => kind === 'reopen' && changedAt <= lastSyncedAt);
  return closed < lastSyncedAt && !isReopened ? closed.toISOString().slice(0, 10) : undefined;
}
