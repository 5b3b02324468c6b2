/** The demo firms' docket accounts, and the dockets they track. Cases that nobody tracks have no rows. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Database } from '../db/connection.ts';
import { docketNews, docketNewsReads } from '../db/schema/docket-watch.ts';
import { docketChanges, docketCredentials, docketOrders, pacerPurchases } from '../db/schema/dockets.ts';
import { orders } from '../db/schema/orders.ts';
import type { ProviderId } from '../generated/docket-sync/schemas.ts';
import { StateCode } from '../generated/filing/schemas.ts';
import { addDays } from '../services/billing/rules/days.ts';
import { monthsAfter } from '../services/docket-sync/activate.ts';
import { mapMatters } from '../services/integration/matter-mappings.ts';
import {
  type CourtRecord,
  caseAt,
  casesOf,
  findCase,
  productCaseIdOf,
  providerCaseIdOf,
} from '../simulators/dockets/court-records.ts';
import { roundAfter } from '../simulators/dockets/docket-entries.ts';
import { newsOf } from '../simulators/dockets/docket-news.ts';
import { startRounds } from '../simulators/dockets/docket-work.ts';
import { demoAccounts, docketProviders, pacer, providerOf } from '../simulators/dockets/providers.ts';
import { type DemoStep, daysBefore } from './demo-step.ts';
import { demoPeople } from './people.ts';

/** Below the other demo orders: these are the oldest. */
const firstOrderId = 30_001;
/** What was spent at PACER this quarter, in pages of $0.10. */
const earlierPages = [120, 30, 94, 30] as const;

/** The month that is paid at a time, of a docket tracked from another. */
function paidUntil(startedAt: Date, time: Date): { paidMonths: number; paidThrough: string } {
  const startedOn = startedAt.toISOString().slice(0, 10);
  const day = time.toISOString().slice(0, 10);
  let paidMonths = 1;
  while (monthsAfter(startedOn, paidMonths) <= day) paidMonths += 1;
  return { paidMonths, paidThrough: addDays(monthsAfter(startedOn, paidMonths), -1) };
}

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
  const rows = tracked.flatMap(({ record, ...account }, index) => {
    if (!record) return [];
    const startedAt = daysBefore(now, 400 + (index % 200));
    const paid = paidUntil(startedAt, now);
    return {
      order: {
        orderId: firstOrderId + index,
        version: 1,
        clientId: account.clientId,
        userId: account.userId,
        userName: nameOf(account.userId),
        service: 'DocketSync' as const,
        state: StateCode.safeParse(record.state).data ?? ('NY' as const),
        status: 'in-progress' as const,
        statusText: 'Active',
        dateOrdered: startedAt,
        updatedAt: startedAt,
        clientReference: record.matterReference ?? `Docket ${record.caseNumber}`,
        matterName: record.caseTitle,
        mappingId: mappingOf.get(account.clientId)?.get(record.matterReference ?? '') ?? null,
        caseTitle: record.caseTitle,
        caseNumber: record.caseNumber,
        courtCode: record.courtId,
        courtName: record.courtName,
        description: `Docket of ${record.caseTitle}`,
        totalAmountCents: 0,
        documentCount: 0,
        partyNames: '',
        documentNames: '',
        needsAttention: false,
        isSentBack: false,
        isUndelivered: false,
      },
      docket: {
        orderId: firstOrderId + index,
        clientId: account.clientId,
        productCaseId: productCaseIdOf(record),
        providerId: record.providerId,
        providerCaseId: record.providerCaseId,
        accountName: account.userName,
        state: 'Active' as const,
        isSubOrder: true,
        orderedAt: startedAt,
        startedAt,
        lastSyncedAt: now,
        ...paid,
      },
    };
  });
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
  await startRounds(db, now);
};

/** Days of changes in the inboxes. */
const newsDays = 7;
const unreadDays = 2;

/** What changed in the last days. The demo's people have read all but the newest. */
async function seedNews(
  db: Database,
  dockets: readonly { orderId: number; clientId: number; providerId: ProviderId; providerCaseId: string }[],
  now: Date,
): Promise<void> {
  const found = dockets.flatMap(({ orderId, clientId, providerId, providerCaseId }) => {
    const record = findCase(providerId, providerCaseId);
    if (!record) return [];
    return newsOf(record, daysBefore(now, newsDays), now).map(({ happenedAt, docketEntryId, entryType, ...news }) => ({
      ...{ clientId, orderId, kind: news.kind, docketEntryId: docketEntryId ?? '', entryType: entryType ?? null },
      ...{ filedBy: news.filedBy ?? null, hasDocuments: news.hasDocuments ?? false },
      ...{ before: news.before ?? null, after: news.after ?? null, settingIds: [] },
      at: new Date(Math.min(roundAfter(record, happenedAt).getTime(), now.getTime())),
    }));
  });
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
