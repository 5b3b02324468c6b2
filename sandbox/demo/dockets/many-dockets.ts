/** Thousands of followed dockets, to test their lists, their readings and the search of their entries. */
import { and, eq, max, sql } from 'drizzle-orm';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Database } from '../../db/connection.ts';
import { docketNews, docketNewsReads } from '../../db/schema/docket-watch.ts';
import { docketCredentials, docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { ProviderId } from '../../generated/docket-sync/schemas.ts';
import { mapMatters } from '../../services/integration/matter-mappings.ts';
import { type CourtRecord, caseAt, dayLength, placeOf } from '../../simulators/dockets/court-records.ts';
import { type DocketProvider, florida, newYork, pacer } from '../../simulators/dockets/providers.ts';
import { daysBefore } from '../demo-step.ts';
import { demoOrderers } from '../people.ts';
import { followedDocket, newsRows } from './followed-docket.ts';

interface ManyDockets {
  clientId: number;
  count: number;
  now: Date;
}

/** Dockets were ordered evenly over this period. */
const spanDays = 730;
const unreadDays = 2;
/** As most firms have them: half in New York. */
const providers = [newYork, pacer, newYork, florida] as const;
/** Dockets whose changes are inserted together. */
const batch = 500;

/**
 * Makes a firm follow `count` more dockets, of cases that no search finds and no one follows yet, with all that was
 * told since they were ordered: unread are the last two days, and everything for colleagues of who ordered them. Their
 * entries cost no rows until the firm searches. Returns the orders' numbers.
 */
export async function seedManyDockets(db: Database, { clientId, count, now }: ManyDockets): Promise<number[]> {
  const orderer = demoOrderers.find((each) => each.clientId === clientId);
  if (!orderer) throw new Error(`There is no firm ${clientId}.`);
  return db.transaction(async (tx) => {
    const records = await freeCases(tx, count);
    const accounts = await accountsOf(tx, clientId, now);
    const mappingOf = await mapMatters(
      tx,
      clientId,
      records.flatMap(({ matterReference }) => matterReference ?? []),
      { now },
    );
    const [last] = await tx.select({ orderId: max(orders.orderId) }).from(orders);
    const first = (last?.orderId ?? 0) + 1;
    const rows = records.map((record, index) => {
      const ordered = now.getTime() - (spanDays * dayLength * (count - index)) / count;
      return followedDocket(
        record,
        {
          ...{ orderId: first + index, clientId, userId: orderer.userId, userName: orderer.name },
          ...{ accountName: accounts.get(record.providerId) ?? '', isSubOrder: false },
          startedAt: new Date(Math.max(ordered, record.filedDay * dayLength)),
          mappingId: mappingOf.get(record.matterReference ?? '') ?? null,
        },
        now,
      );
    });
    const of = <Row>(pick: (row: (typeof rows)[number]) => Row) => rows.map(pick);
    await bulkInsert(
      tx,
      orders,
      of(({ order }) => order),
    );
    await bulkInsert(
      tx,
      docketOrders,
      of(({ docket }) => docket),
    );
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('orders', 'order_id'), (select max(order_id) from orders))`,
    );
    for (let start = 0; start < rows.length; start += batch)
      await seedNews(tx, orderer.userId, rows.slice(start, start + batch), now);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('docket_news', 'change_id'), (select max(change_id) from docket_news))`,
    );
    return of(({ order }) => order.orderId ?? 0);
  });
}

/** The next cases of each provider that no search finds. */
async function freeCases(tx: Database, count: number): Promise<CourtRecord[]> {
  const next = new Map<DocketProvider, number>();
  for (const provider of new Set(providers)) {
    const [last] = await tx
      .select({ providerCaseId: max(docketOrders.providerCaseId) })
      .from(docketOrders)
      .where(eq(docketOrders.providerId, provider.providerId));
    const taken = last?.providerCaseId ? placeOf(last.providerCaseId) : -1;
    next.set(provider, Math.max(provider.caseCount, taken + 1));
  }
  return Array.from({ length: count }, (_, index) => {
    const provider = providers[index % providers.length] ?? newYork;
    const place = next.get(provider) ?? 0;
    next.set(provider, place + 1);
    const record = caseAt(provider.providerId, place);
    if (!record) throw new Error(`${provider.name} has no more cases.`);
    return record;
  });
}

/** The firm's account with each provider; one is added where it has none. */
async function accountsOf(tx: Database, clientId: number, now: Date): Promise<ReadonlyMap<ProviderId, string>> {
  const accounts = new Map<ProviderId, string>();
  for (const { providerId, credentialType } of new Set(providers)) {
    const isOfProvider = and(
      eq(docketCredentials.clientId, clientId),
      eq(docketCredentials.credentialType, credentialType),
    );
    const [known] = await tx.select().from(docketCredentials).where(isOfProvider);
    const userName = known?.userName ?? `firm-${clientId}`;
    if (!known)
      await tx
        .insert(docketCredentials)
        .values({ clientId, credentialType, userName, verifiedAt: now, updatedAt: now });
    accounts.set(providerId, userName);
  }
  return accounts;
}

async function seedNews(
  tx: Database,
  readerId: number,
  dockets: readonly ReturnType<typeof followedDocket>[],
  now: Date,
): Promise<void> {
  const [last] = await tx.select({ changeId: max(docketNews.changeId) }).from(docketNews);
  const first = (last?.changeId ?? 0) + 1;
  const rows = dockets
    .flatMap(({ docket }) => newsRows(docket, docket.startedAt ?? now, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((row, index) => ({ ...row, changeId: first + index }));
  await bulkInsert(tx, docketNews, rows);
  await bulkInsert(
    tx,
    docketNewsReads,
    rows.filter(({ at }) => at < daysBefore(now, unreadDays)).map(({ changeId }) => ({ userId: readerId, changeId })),
  );
}
