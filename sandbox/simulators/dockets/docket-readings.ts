/** The providers' readings of tracked dockets: what changed is kept and told, and months that are over are charged. */
import { and, asc, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { dueWork } from '../../db/schema/control.ts';
import { docketIndexedCases } from '../../db/schema/docket-watch.ts';
import { docketCredentials, docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import type { DocketTrouble } from '../../generated/docket-sync/schemas.ts';
import { chargeMonth } from '../../services/docket-sync/activate.ts';
import { isSealedBy } from '../../services/docket-sync/docket-changes.ts';
import { accountTroubleOf, lookAround, type Surroundings } from '../../services/docket-sync/docket-order-store.ts';
import { fetchNewDocuments } from '../../services/docket-sync/fetch-new-documents.ts';
import { isDown } from '../../services/docket-sync/provider-access.ts';
import { indexCases } from '../../services/docket-watch/index-entries.ts';
import { recordNews } from '../../services/docket-watch/record-news.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { type Step, schedule } from '../due-work.ts';
import { findCase } from './court-records.ts';
import { newsOf, recordAt } from './docket-news.ts';
import { planNotice } from './docket-notices.ts';
import { docketWork } from './docket-steps.ts';
import { type DocketProvider, docketProviders, newYork } from './providers.ts';
import { roundAfter } from './reading-times.ts';

/** Pause between two tries to read a provider that is down. */
const outagePause = 30 * 60_000;

/** Reads a provider's tracked dockets, and charges those whose paid month is over. */
const round: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider) return;
  await schedule(
    tx,
    roundAfter(provider, now),
    docketWork.round,
    { providerId: provider.providerId },
    { inOrder: true },
  );
  const tracked = await readDue(tx, provider.providerId, now);
  await chargeDue(tx, tracked, now);
  await read(tx, provider, tracked, now);
};

/** A provider that was down is read as soon as it is up. */
const readAgain: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (provider) await read(tx, provider, await readDue(tx, provider.providerId, now), now);
};

/** Reads tracked dockets of a provider; later, if it is down. */
async function read(tx: Database, provider: DocketProvider, tracked: readonly DocketRow[], now: Date): Promise<void> {
  const { providerId } = provider;
  const firms = [...new Set(tracked.map(({ clientId }) => clientId))];
  const around = await lookAround(tx, firms, tracked, now);
  if (around.outages.has(providerId)) {
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
    if (!waiting)
      await schedule(
        tx,
        new Date(now.getTime() + outagePause),
        docketWork.readAgain,
        { providerId },
        { inOrder: true },
      );
    return;
  }
  const troubles = tracked.map((docket) => ({ docket, trouble: accountTrouble(docket, around.of(docket.clientId)) }));
  await tellTroubles(tx, troubles, now);
  const isTroubled = new Set(troubles.flatMap(({ docket, trouble }) => (trouble ? docket.orderId : [])));
  await readDockets(
    tx,
    tracked.filter(({ orderId }) => !isTroubled.has(orderId)),
    around.changes,
    now,
  );
}

/** The dockets of an account whose notices arrive are read soon after each entry. */
const readNoticed: Step = async (tx, { credentialId }, now) => {
  if (typeof credentialId !== 'number') return;
  const [account] = await tx.select().from(docketCredentials).where(eq(docketCredentials.credentialId, credentialId));
  if (!account?.hasImmediateUpdates) return;
  const mine = and(eq(docketOrders.clientId, account.clientId), eq(docketOrders.accountName, account.userName));
  if (await isDown(tx, newYork)) await planNotice(tx, account, new Date(now.getTime() + outagePause));
  else {
    await tx
      .update(docketCredentials)
      .set({ lastNoticeAt: now })
      .where(eq(docketCredentials.credentialId, credentialId));
    await read(tx, newYork, await readDue(tx, newYork.providerId, now, mine), now);
    await planNotice(tx, account, now);
  }
};

type DocketRow = Pick<
  typeof docketOrders.$inferSelect,
  | 'orderId'
  | 'clientId'
  | 'providerId'
  | 'providerCaseId'
  | 'accountName'
  | 'lastSyncedAt'
  | 'toldTrouble'
  | 'paidThrough'
> & {
  isActive: boolean;
  /** The firm's zone. */
  timeZone: string;
  /** Whether someone searches the entries of its case. */
  isSearched: boolean;
};

/** A `DocketRow` as JSON, without its provider. */
type DocketValues = [
  orderId: number,
  clientId: number,
  providerCaseId: string,
  accountName: string,
  lastSyncedAt: string | null,
  toldTrouble: DocketRow['toldTrouble'],
  paidThrough: string | null,
  isActive: boolean,
  timeZone: string,
  isSearched: boolean,
];

/**
 * The dockets of a provider that are read: active, or stopped and paid for. They come as one value: a moved clock reads
 * them hundreds of times, and PGlite takes longer for the columns of its rows than for all the rest.
 */
async function readDue(
  tx: Database,
  providerId: DocketProvider['providerId'],
  now: Date,
  only?: SQL,
): Promise<DocketRow[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${clients.timeZone})::date`;
  const isPaidFor = or(isNull(docketOrders.paidThrough), gte(docketOrders.paidThrough, today));
  const isRead = or(eq(docketOrders.state, 'Active'), and(eq(docketOrders.state, 'Stopped'), isPaidFor));
  const { orderId, clientId, providerCaseId, accountName, lastSyncedAt, toldTrouble, paidThrough, state } =
    docketOrders;
  const [read] = await tx
    .select({
      dockets: sql<DocketValues[] | null>`json_agg(json_build_array(${orderId}, ${clientId}, ${providerCaseId},
        ${accountName}, ${lastSyncedAt}, ${toldTrouble}, ${paidThrough}, ${state} = 'Active', ${clients.timeZone},
        exists (select from ${docketIndexedCases} where ${docketIndexedCases.providerCaseId} = ${providerCaseId}))
        order by ${orderId})`,
    })
    .from(docketOrders)
    .innerJoin(clients, eq(clients.clientId, docketOrders.clientId))
    .where(and(eq(docketOrders.providerId, providerId), only, isRead));
  return (read?.dockets ?? []).map((values) => ({
    ...{ orderId: values[0], clientId: values[1], providerId, providerCaseId: values[2], accountName: values[3] },
    lastSyncedAt: values[4] === null ? null : new Date(values[4]),
    ...{ toldTrouble: values[5], paidThrough: values[6], isActive: values[7] },
    ...{ timeZone: values[8], isSearched: values[9] },
  }));
}

/**
 * Tells why a docket can't be read with its account, if it can't. Its court tells of its sealing and transfer itself.
 */
function accountTrouble(docket: DocketRow, around: Surroundings): DocketWithTrouble['trouble'] {
  const record = findCase(docket.providerId, docket.providerCaseId);
  const changes = around.changes.get(docket.providerCaseId) ?? [];
  const isGone = (record && isSealedBy(record, changes)) || changes.some(({ kind }) => kind === 'transfer');
  return isGone ? undefined : accountTroubleOf(docket, around);
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
async function readDockets(
  tx: Database,
  tracked: readonly DocketRow[],
  byHand: Surroundings['changes'],
  now: Date,
): Promise<void> {
  const dockets = tracked.filter(({ lastSyncedAt }) => lastSyncedAt === null || lastSyncedAt < now);
  if (dockets.length === 0) return;
  const found = dockets.flatMap((docket) => {
    const { orderId, clientId, providerId, providerCaseId, lastSyncedAt } = docket;
    const record = findCase(providerId, providerCaseId);
    const changes = byHand.get(providerCaseId) ?? [];
    const news = record && lastSyncedAt ? newsOf(record, lastSyncedAt, now, changes) : [];
    return record && news.length > 0
      ? { orderId, clientId, providerCaseId, docket, record, changes, news, case: recordAt(record, changes) }
      : [];
  });
  for (const {
    orderId,
    news,
    case: { caseTitle, courtName },
  } of found)
    if (news.some(({ kind }) => kind === 'title-changed' || kind === 'case-moved'))
      await tx.update(orders).set({ caseTitle, courtName }).where(eq(orders.orderId, orderId));
  await tx
    .update(docketOrders)
    .set({ lastSyncedAt: now })
    .where(
      amongMany(
        docketOrders.orderId,
        dockets.map(({ orderId }) => orderId),
      ),
    );
  await recordNews(tx, found, now);
  await fetchNewDocuments(tx, found, now);
  await indexCases(
    tx,
    found.flatMap(({ docket, providerCaseId }) => (docket.isSearched ? providerCaseId : [])),
  );
}

/** Charges the months that are over. `tracked`: the provider's dockets. */
async function chargeDue(tx: Database, tracked: readonly DocketRow[], now: Date): Promise<void> {
  // A day early in the easternmost zone; the firm's own day decides.
  const today = dayIn('UTC', now);
  const ending = tracked.filter(({ isActive, paidThrough }) => isActive && paidThrough && paidThrough < today);
  for (const dockets of Map.groupBy(ending, ({ clientId }) => clientId).values()) {
    const timeZone = dockets[0]?.timeZone ?? 'America/Chicago';
    const day = dayIn(timeZone, now);
    const over = dockets.filter(({ paidThrough }) => (paidThrough ?? '') < day);
    if (over.length === 0) continue;
    const due = await tx
      .select({ docket: docketOrders, order: orders })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(
        amongMany(
          docketOrders.orderId,
          over.map(({ orderId }) => orderId),
        ),
      )
      .orderBy(asc(docketOrders.orderId));
    await chargeMonth(tx, due, { now, timeZone });
  }
}

export const readingSteps: ReadonlyMap<string, Step> = new Map([
  [docketWork.round, round],
  [docketWork.readAgain, readAgain],
  [docketWork.notice, readNoticed],
]);
