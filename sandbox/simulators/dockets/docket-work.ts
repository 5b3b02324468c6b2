/** The providers' answers to orders, and their readings of tracked dockets. */
import { and, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { dueWork } from '../../db/schema/control.ts';
import { bulkSyncCases, bulkSyncOrders, docketOrders, docketOutages } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import type { BulkSyncFailure, DocketTrouble } from '../../generated/docket-sync/schemas.ts';
import { ProblemError } from '../../http/problem.ts';
import { activate, chargeMonth, fail } from '../../services/docket-sync/activate.ts';
import { isSealedBy, readChanges } from '../../services/docket-sync/docket-changes.ts';
import { surroundingsOf, trackedOrders, troubleOf } from '../../services/docket-sync/docket-order-store.ts';
import { findRecords } from '../../services/docket-sync/find-records.ts';
import { placeDocketOrders } from '../../services/docket-sync/place-docket-order.ts';
import { isDown, requireAccount } from '../../services/docket-sync/provider-access.ts';
import { indexCases, indexSteps } from '../../services/docket-watch/index-entries.ts';
import { recordNews } from '../../services/docket-watch/record-news.ts';
import { watchSteps } from '../../services/docket-watch/tell.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { type Step, schedule } from '../due-work.ts';
import { dayLength, findCase, hash } from './court-records.ts';
import { roundAfter } from './docket-entries.ts';
import { newsOf } from './docket-news.ts';
import { docketWork } from './docket-steps.ts';
import { plantedFailure } from './planted-failures.ts';
import { type DocketProvider, docketProviders, providerOf } from './providers.ts';

/** A provider that is down is asked again. */
const pause = 10 * 60_000;
/** Pause between two tries to read a provider that is down. */
const outagePause = 30 * 60_000;

const answerOrder: Step = async (tx, { orderId }, now) => {
  if (typeof orderId !== 'number') return;
  const [tracked] = await tx
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(and(eq(docketOrders.orderId, orderId), eq(docketOrders.state, 'Pending')));
  if (!tracked) return;
  const { docket } = tracked;
  const provider = providerOf(docket.providerId);
  if (await isDown(tx, provider))
    return schedule(tx, new Date(now.getTime() + pause), docketWork.activate, { orderId });
  const record = findCase(docket.providerId, docket.providerCaseId);
  if (!record) return fail(tx, tracked, `${provider.name} has no case with this number.`, now);
  if (isSealedBy(record, await readChanges(tx, [docket.providerCaseId])))
    return fail(tx, tracked, 'This case is sealed.', now);
  const refusal = await refusalOf(tx, docket, now);
  if (refusal) return fail(tx, tracked, refusal, now);
  await activate(tx, [tracked], now);
};

/** Why the provider refuses the account, if it does. */
async function refusalOf(
  tx: Database,
  {
    providerId,
    clientId,
    accountName,
  }: Pick<typeof docketOrders.$inferSelect, 'providerId' | 'clientId' | 'accountName'>,
  now: Date,
): Promise<string | undefined> {
  try {
    await requireAccount(tx, providerOf(providerId), { clientId, accountName, now });
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}

const failureTexts: Readonly<Record<BulkSyncFailure['code'], string>> = {
  'case-not-found': 'The provider has no case with this number.',
  'case-sealed': 'This case is sealed.',
  'credentials-refused': 'The provider rejected the account for this case.',
  'already-subscribed': 'Your firm already tracks this docket.',
  'provider-error': 'The provider didn’t answer for this case. Retry.',
};

/** Answers the cases of a bulk order whose time has come. */
const answerBulk: Step = async (tx, { bulkOrderId, positions }, now) => {
  if (typeof bulkOrderId !== 'number' || !Array.isArray(positions)) return;
  const [bulk] = await tx
    .select({ bulk: bulkSyncOrders, order: orders })
    .from(bulkSyncOrders)
    .innerJoin(orders, eq(orders.orderId, bulkSyncOrders.bulkOrderId))
    .where(eq(bulkSyncOrders.bulkOrderId, bulkOrderId));
  if (!bulk) return;
  const { clientId, providerId, accountName, retryOfOrderId } = bulk.bulk;
  if (await isDown(tx, providerOf(providerId)))
    return schedule(tx, new Date(now.getTime() + pause), docketWork.bulk, { bulkOrderId, positions });
  const rows = await tx
    .select()
    .from(bulkSyncCases)
    .where(
      and(
        eq(bulkSyncCases.bulkOrderId, bulkOrderId),
        inArray(
          bulkSyncCases.position,
          positions.filter((each) => typeof each === 'number'),
        ),
        isNull(bulkSyncCases.subActionOrderId),
        isNull(bulkSyncCases.failure),
      ),
    );
  if (rows.length === 0) return;
  await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
  const refusal = await refusalOf(tx, { providerId, clientId, accountName }, now);
  const tracked = await trackedOrders(tx, clientId);
  const records = await findRecords(tx, clientId, rows);
  const sealed = new Set(
    (
      await readChanges(
        tx,
        [...records.values()].map(({ providerCaseId }) => providerCaseId),
      )
    )
      .filter(({ kind }) => kind === 'seal-case')
      .map(({ providerCaseId }) => providerCaseId),
  );
  const good = [];
  for (const row of rows) {
    const record = records.get(row.productCaseId);
    const code = !record
      ? ('case-not-found' as const)
      : record.isSealed || sealed.has(record.providerCaseId)
        ? ('case-sealed' as const)
        : tracked.has(record.providerCaseId)
          ? ('already-subscribed' as const)
          : refusal
            ? ('credentials-refused' as const)
            : plantedFailure(record, retryOfOrderId !== null);
    if (record && !code) {
      good.push({ row, record });
      continue;
    }
    const failure = {
      code: code ?? 'provider-error',
      message: refusal && code === 'credentials-refused' ? refusal : failureTexts[code ?? 'provider-error'],
    };
    await tx
      .update(bulkSyncCases)
      .set({ failure })
      .where(and(eq(bulkSyncCases.bulkOrderId, bulkOrderId), eq(bulkSyncCases.position, row.position)));
  }
  const person = { clientId, userId: bulk.order.userId, name: bulk.order.userName };
  const ids = await placeDocketOrders(
    tx,
    person,
    good.map(({ row, record }) => ({
      record,
      productCaseId: row.productCaseId,
      accountName,
      clientReference: row.matter.clientReference ?? row.matter.displayName.slice(0, 200),
      matterName: row.matter.retailerReference ?? row.matter.displayName,
      bulkOrderId,
    })),
    now,
  );
  const answered = JSON.stringify(good.map(({ row }, index) => ({ place: row.position, id: ids[index] })));
  await tx.execute(sql`
    update ${bulkSyncCases} set sub_action_order_id = answered.id
    from json_to_recordset(${answered}::json) as answered(place integer, id integer)
    where ${bulkSyncCases.bulkOrderId} = ${bulkOrderId} and ${bulkSyncCases.position} = answered.place`);
  const placed = await tx
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(inArray(docketOrders.orderId, ids));
  await activate(tx, placed, now);
  await endBulk(tx, bulkOrderId, now);
};

/** A bulk order is over once each case is answered. */
async function endBulk(tx: Database, bulkOrderId: number, now: Date): Promise<void> {
  const open = await tx
    .select({ position: bulkSyncCases.position })
    .from(bulkSyncCases)
    .where(
      and(
        eq(bulkSyncCases.bulkOrderId, bulkOrderId),
        isNull(bulkSyncCases.subActionOrderId),
        isNull(bulkSyncCases.failure),
      ),
    )
    .limit(1);
  if (open.length > 0) return;
  await tx
    .update(orders)
    .set({ status: 'completed', statusText: 'Ordered', updatedAt: now })
    .where(eq(orders.orderId, bulkOrderId));
}

/** Reads a provider's tracked dockets, and charges those whose paid month is over. */
const round: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider) return;
  await schedule(tx, roundAfter(provider, now), docketWork.round, { providerId: provider.providerId });
  await chargeDue(tx, provider.providerId, now);
  await read(tx, provider, now);
};

/** A provider that was down is read as soon as it is up. */
const readAgain: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (provider) await read(tx, provider, now);
};

/** Reads a provider's tracked dockets; later, if it is down. */
async function read(tx: Database, provider: DocketProvider, now: Date): Promise<void> {
  const { providerId } = provider;
  const tracked = await readDue(tx, providerId, now);
  if (await isDown(tx, provider)) {
    const message = `${provider.name} isn’t responding.`;
    await tellTroubles(
      tx,
      tracked.map((docket) => ({ docket, trouble: { code: 'provider-down' as const, message } })),
      now,
    );
    const [waiting] = await tx
      .select({ workId: dueWork.workId })
      .from(dueWork)
      .where(
        and(
          eq(dueWork.kind, docketWork.readAgain),
          gt(dueWork.dueAt, now),
          eq(sql`${dueWork.payload}->>'providerId'`, String(providerId)),
        ),
      );
    if (!waiting) await schedule(tx, new Date(now.getTime() + outagePause), docketWork.readAgain, { providerId });
    return;
  }
  const troubles = await accountTroubles(tx, provider, tracked, now);
  await tellTroubles(tx, troubles, now);
  const isTroubled = new Set(troubles.flatMap(({ docket, trouble }) => (trouble ? docket.orderId : [])));
  await readDockets(
    tx,
    tracked.filter(({ orderId }) => !isTroubled.has(orderId)),
    now,
  );
}

type DocketRow = typeof docketOrders.$inferSelect;

/** The dockets of a provider that are read: active, or stopped and paid for. */
function readDue(tx: Database, providerId: DocketProvider['providerId'], now: Date): Promise<DocketRow[]> {
  return tx
    .select()
    .from(docketOrders)
    .where(
      and(
        eq(docketOrders.providerId, providerId),
        or(
          eq(docketOrders.state, 'Active'),
          and(
            eq(docketOrders.state, 'Stopped'),
            or(isNull(docketOrders.paidThrough), gte(docketOrders.paidThrough, now.toISOString().slice(0, 10))),
          ),
        ),
      ),
    );
}

/** Why each docket can't be read with its account, if it can't. */
async function accountTroubles(
  tx: Database,
  provider: DocketProvider,
  tracked: readonly DocketRow[],
  now: Date,
): Promise<DocketWithTrouble[]> {
  const found: DocketWithTrouble[] = [];
  for (const [clientId, ofFirm] of Map.groupBy(tracked, (docket) => docket.clientId)) {
    const around = await surroundingsOf(tx, clientId, ofFirm, now);
    for (const docket of ofFirm) {
      const trouble = troubleOf({ ...docket, state: 'Active' }, around);
      // The court tells of the sealing itself.
      found.push({ docket, trouble: trouble?.code === 'case-sealed' ? undefined : trouble });
    }
  }
  return found.filter(({ docket }) => docket.providerId === provider.providerId);
}

interface DocketWithTrouble {
  docket: DocketRow;
  trouble: Pick<DocketTrouble, 'code' | 'message'> | undefined;
}

/** Tells once that a docket can't be read, and once that it is read again. */
async function tellTroubles(tx: Database, all: readonly DocketWithTrouble[], now: Date): Promise<void> {
  const changed = all.filter(({ docket, trouble }) => (trouble?.code ?? null) !== docket.toldTrouble);
  for (const [code, group] of Map.groupBy(changed, ({ trouble }) => trouble?.code ?? null))
    await tx
      .update(docketOrders)
      .set({ toldTrouble: code })
      .where(
        inArray(
          docketOrders.orderId,
          group.map(({ docket }) => docket.orderId),
        ),
      );
  await recordNews(
    tx,
    changed.map(({ docket: { clientId, orderId }, trouble }) => ({
      clientId,
      orderId,
      news: [trouble ? { kind: 'trouble-began' as const, after: trouble.message } : { kind: 'trouble-ended' as const }],
    })),
    now,
  );
}

/**
 * Reads dockets: what changed since the last reading is kept and told. A reading whose work ran after a later one's
 * reads nothing: it would set the docket back, and the next would tell again what was told.
 */
async function readDockets(tx: Database, tracked: readonly DocketRow[], now: Date): Promise<void> {
  const dockets = tracked.filter(({ lastSyncedAt }) => lastSyncedAt === null || lastSyncedAt < now);
  if (dockets.length === 0) return;
  const byHand = Map.groupBy(
    await readChanges(
      tx,
      dockets.map(({ providerCaseId }) => providerCaseId),
    ),
    ({ providerCaseId }) => providerCaseId,
  );
  const found = dockets.flatMap(({ orderId, clientId, providerId, providerCaseId, lastSyncedAt }) => {
    const record = findCase(providerId, providerCaseId);
    const news = record && lastSyncedAt ? newsOf(record, lastSyncedAt, now, byHand.get(providerCaseId)) : [];
    return news.length > 0 ? { orderId, clientId, providerCaseId, news } : [];
  });
  await tx
    .update(docketOrders)
    .set({ lastSyncedAt: now })
    .where(
      inArray(
        docketOrders.orderId,
        dockets.map(({ orderId }) => orderId),
      ),
    );
  await recordNews(tx, found, now);
  await indexCases(
    tx,
    found.map(({ providerCaseId }) => providerCaseId),
  );
}

async function chargeDue(tx: Database, providerId: DocketProvider['providerId'], now: Date): Promise<void> {
  // A day early in the easternmost zone; the firm's own day decides.
  const due = await tx
    .select({ docket: docketOrders, order: orders, timeZone: clients.timeZone })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .innerJoin(clients, eq(clients.clientId, docketOrders.clientId))
    .where(
      and(
        eq(docketOrders.providerId, providerId),
        eq(docketOrders.state, 'Active'),
        lt(docketOrders.paidThrough, now.toISOString().slice(0, 10)),
      ),
    );
  const over = due.filter(({ docket, timeZone }) => (docket.paidThrough ?? '') < dayIn(timeZone, now));
  for (const ofFirm of Map.groupBy(over, ({ docket }) => docket.clientId).values()) await chargeMonth(tx, ofFirm, now);
}

/** Schedules each provider's next reading and outage. */
export async function startRounds(tx: Database, now: Date): Promise<void> {
  for (const { providerId } of docketProviders) {
    await schedule(tx, roundAfter({ providerId }, now), docketWork.round, { providerId });
    await schedule(tx, outageAfter(providerId, now, 5), docketWork.outage, { providerId });
  }
}

const outageLength = 3 * 3_600_000;

/** Providers are down once in about a month, some days after `now` and at least `days`. */
const outageAfter = (providerId: DocketProvider['providerId'], now: Date, days: number): Date =>
  new Date(now.getTime() + (days + (hash(providerId, Math.floor(now.getTime() / dayLength)) % 20)) * dayLength);

const beginOutage: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider) return;
  await tx.insert(docketOutages).values({ providerId: provider.providerId, since: now }).onConflictDoNothing();
  await schedule(tx, new Date(now.getTime() + outageLength), docketWork.outageEnd, {
    providerId: provider.providerId,
    since: now.toISOString(),
  });
  await schedule(tx, outageAfter(provider.providerId, now, 20), docketWork.outage, { providerId: provider.providerId });
};

/** Ends the planned outage, and none that began by hand. */
const endOutage: Step = async (tx, { providerId, since }) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider || typeof since !== 'string') return;
  await tx
    .delete(docketOutages)
    .where(and(eq(docketOutages.providerId, provider.providerId), eq(docketOutages.since, new Date(since))));
};

export const docketSteps: ReadonlyMap<string, Step> = new Map([
  [docketWork.activate, answerOrder],
  [docketWork.bulk, answerBulk],
  [docketWork.round, round],
  [docketWork.readAgain, readAgain],
  [docketWork.outage, beginOutage],
  [docketWork.outageEnd, endOutage],
  ...indexSteps,
  ...watchSteps,
]);
