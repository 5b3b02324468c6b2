/** The demo firms' docket accounts, and the dockets they track. Cases that no one tracks have no rows. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Database } from '../../db/connection.ts';
import { pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { docketNews, docketNewsReads } from '../../db/schema/docket-watch.ts';
import { docketChanges, docketCredentials, docketOrders } from '../../db/schema/dockets.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import type { ProviderId } from '../../generated/docket-sync/schemas.ts';
import { mapMatters } from '../../services/integration/matter-mappings.ts';
import {
  type CourtRecord,
  caseAt,
  casesOf,
  productCaseIdOf,
  providerCaseIdOf,
} from '../../simulators/dockets/court-records.ts';
import { startRounds } from '../../simulators/dockets/docket-work.ts';
import { docketedFiling, entryTime } from '../../simulators/dockets/enter-filings.ts';
import { demoAccounts, docketProviders, pacer, providerOf } from '../../simulators/dockets/providers.ts';
import { type DemoStep, daysBefore } from '../demo-step.ts';
import { followedCase } from '../florida/followed-case.ts';
import { demoPeople } from '../people.ts';
import { followedDocket, newsRows, paidUntil } from './followed-docket.ts';

/** Below the other demo orders: these are the oldest. */
const firstOrderId = 30_001;
/** What was spent at PACER this quarter, in pages of $0.10. */
const earlierPages = [120, 30, 94, 30] as const;

/** Mappings of the matters that tracked dockets are about, by firm. */
async function mapDockets(
  db: Database,
  now: Date,
  tracked: readonly { clientId: number; record: CourtRecord | undefined }[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>> {
  let made = 0;
  const newId = () => {
    made += 1;
    return `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`;
  };
  const mapped = new Map<number, ReadonlyMap<string, string>>();
  for (const clientId of new Set(tracked.map((each) => each.clientId))) {
    const references = tracked.flatMap((each) =>
      each.clientId === clientId ? (each.record?.matterReference ?? []) : [],
    );
    mapped.set(clientId, await mapMatters(db, clientId, references, { now, newId }));
  }
  return mapped;
}

/** The last cases of each provider are those of the other demo orders that track a docket. */
async function trackDemoOrders(db: Database, now: Date): Promise<void> {
  const left = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(docketOrders, eq(docketOrders.orderId, orders.orderId))
    .where(and(eq(orders.service, 'DocketSync'), isNull(docketOrders.orderId), ne(orders.status, 'draft')))
    .orderBy(orders.orderId);
  const taken = new Set<string>();
  for (const { order } of left) {
    const record = lastCaseOf(order.state, taken);
    if (!record) continue;
    const isStopped = order.statusText === 'Stopped';
    await db.insert(docketOrders).values({
      orderId: order.orderId,
      clientId: order.clientId,
      productCaseId: productCaseIdOf(record),
      providerId: record.providerId,
      providerCaseId: record.providerCaseId,
      accountName: demoAccounts.find((each) => each.providerId === record.providerId)?.userName ?? '',
      state: isStopped ? 'Stopped' : 'Active',
      isSubOrder: false,
      orderedAt: order.dateOrdered,
      startedAt: order.dateOrdered,
      stoppedAt: isStopped ? order.updatedAt : null,
      lastSyncedAt: isStopped ? order.updatedAt : now,
      ...paidUntil(order.dateOrdered, isStopped ? order.updatedAt : now),
    });
    await db
      .update(orders)
      .set({
        caseTitle: record.caseTitle,
        caseNumber: record.caseNumber,
        courtCode: record.courtId,
        courtName: record.courtName,
        description: `Docket of ${record.caseTitle}`.slice(0, 500),
      })
      .where(eq(orders.orderId, order.orderId));
  }
}

/** A case that no order has taken: of the state's own provider or federal courts, else of any federal court. */
function lastCaseOf(state: string, taken: Set<string>): CourtRecord | undefined {
  const provider = docketProviders.find((each) => each.state === state) ?? pacer;
  const free = casesOf(provider.providerId).filter(
    ({ isSealed, providerCaseId }) => !isSealed && !taken.has(providerCaseId),
  );
  const record = free.findLast((each) => each.state === state) ?? free.at(-1);
  if (record) taken.add(record.providerCaseId);
  return record;
}

export const seedDockets: DemoStep = async ({ db, now }) => {
  const nameOf = (userId: number) => demoPeople.find((person) => person.userId === userId)?.name ?? '';
  await db.insert(docketCredentials).values(
    demoAccounts.map(({ clientId, providerId, userName }) => ({
      clientId,
      credentialType: providerOf(providerId).credentialType,
      userName,
      clientCode: providerId === pacer.providerId ? 'FINCH' : null,
      verifiedAt: daysBefore(now, 30),
      updatedAt: daysBefore(now, 30),
    })),
  );
  const tracked = demoAccounts.flatMap(({ first, followed, ...account }) =>
    Array.from({ length: followed }, (_, index) => ({ ...account, record: caseAt(account.providerId, first + index) })),
  );
  const mappingOf = await mapDockets(db, now, tracked);
  const rows = tracked.flatMap(({ record, ...account }, index) =>
    record
      ? followedDocket(
          record,
          {
            ...{ orderId: firstOrderId + index, clientId: account.clientId, userId: account.userId },
            ...{ userName: nameOf(account.userId), accountName: account.userName, isSubOrder: true },
            startedAt: daysBefore(now, 400 + (index % 200)),
            mappingId: mappingOf.get(account.clientId)?.get(record.matterReference ?? '') ?? null,
          },
          now,
        )
      : [],
  );
  await bulkInsert(
    db,
    orders,
    rows.map(({ order }) => order),
  );
  await bulkInsert(
    db,
    docketOrders,
    rows.map(({ docket }) => docket),
  );
  await seedNews(
    db,
    rows.map(({ docket }) => docket),
    now,
  );
  await trackDemoOrders(db, now);
  const readers = tracked.filter(({ providerId }) => providerId === pacer.providerId);
  await db.insert(pacerPurchases).values(
    earlierPages.map((pages, index) => ({
      clientId: 1,
      userId: 2,
      userName: nameOf(2),
      kind: 'document' as const,
      providerCaseId: readers[index]?.record?.providerCaseId,
      description: `Transcript, ${readers[index]?.record?.caseNumber ?? ''}`,
      pages,
      amountCents: pages * 10,
      clientCode: 'FINCH',
      purchasedAt: now,
    })),
  );
  await seedDeadlines(db, now);
  await docketFilings(db, now);
  await startRounds(db, now);
};

/** Days of changes in the inboxes. */
const newsDays = 7;
const unreadDays = 2;

/** Tells what changed in the last days. The demo's people have read all but the newest. */
async function seedNews(
  db: Database,
  dockets: readonly { orderId: number; clientId: number; providerId: ProviderId; providerCaseId: string }[],
  now: Date,
): Promise<void> {
  const found = dockets.flatMap((docket) => newsRows(docket, daysBefore(now, newsDays), now));
  const rows = found
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((row, index) => ({ ...row, changeId: index + 1 }));
  await bulkInsert(db, docketNews, rows);
  const old = rows.filter(({ at }) => at < daysBefore(now, unreadDays));
  await bulkInsert(
    db,
    docketNewsReads,
    demoPeople.flatMap(({ userId, clientId }) =>
      old.filter((row) => row.clientId === clientId).map(({ changeId }) => ({ userId, changeId })),
    ),
  );
}

/** The clerk entered what the firm filed in the case it follows. The latest of it waits. */
async function docketFilings(db: Database, now: Date): Promise<void> {
  const { record, ucn } = followedCase();
  const rows = await db
    .select({ filing: filings, order: orders, firm: clients.name })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(clients, eq(clients.clientId, orders.clientId))
    .where(and(eq(orders.caseNumber, ucn), ne(orders.service, 'CreateCase'), isNotNull(filings.acceptedAt)))
    .orderBy(filings.acceptedAt, filings.position);
  const entered = rows.slice(0, -1).flatMap(({ filing, order, firm }) => {
    const changedAt = filing.acceptedAt && entryTime(0, filing.acceptedAt);
    return changedAt && changedAt < now ? [docketedFiling(record, { filing, order, firm }, changedAt)] : [];
  });
  if (entered.length > 0) await db.insert(docketChanges).values(entered);
}

/** Entries of the last days that set off deadlines. */
async function seedDeadlines(db: Database, now: Date): Promise<void> {
  const served = daysBefore(now, 6).toISOString().slice(0, 10);
  await db.insert(docketChanges).values(
    [
      { providerCaseId: providerCaseIdOf(4, 40), text: `AFFIDAVIT OF SERVICE: defendant served on ${served}.` },
      { providerCaseId: providerCaseIdOf(6, 20), text: 'JUDGMENT on the verdict.' },
      { providerCaseId: providerCaseIdOf(7, 30), text: 'JUDGMENT in favor of the plaintiff.' },
    ].map((entry) => ({ ...entry, kind: 'add' as const, changedAt: daysBefore(now, 3) })),
  );
}
