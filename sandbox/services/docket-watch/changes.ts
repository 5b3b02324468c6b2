/** The inbox of what changed on the firm's dockets. Each person has their own marks. */
import { and, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketNews, docketNewsReads } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { DocketChange } from '../../generated/docket-watch/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import { newsOf } from '../../simulators/dockets/docket-news.ts';
import { readChanges } from '../docket-sync/docket-changes.ts';
import { isSealedCase } from './sealed-cases.ts';
import { isMatch } from './watchers.ts';

/** Unread changes are counted up to this. */
const mostCounted = 1000;
const mostMarked = 5000;
const previewDays = 30;
const previewed = 50;

export const changes = {
  listDocketChanges: async ({ db, session, query }) => {
    const isRead = isReadBy(session);
    const where = and(
      eq(docketNews.clientId, session.clientId),
      query.cursor === undefined ? undefined : lt(docketNews.changeId, query.cursor),
      query.kinds?.length ? inArray(docketNews.kind, query.kinds) : undefined,
      query.unreadOnly ? sql`not ${isRead}` : undefined,
      query.settingId === undefined ? undefined : sql`${query.settingId} = any(${docketNews.settingIds})`,
      query.clientReference === undefined ? undefined : eq(orders.clientReference, query.clientReference),
      query.productCaseId === undefined ? undefined : eq(docketOrders.productCaseId, query.productCaseId),
      isTold,
      ...wordsOf(query.q).map(hasWord),
    );
    const rows = await db
      .select({
        news: docketNews,
        order: orders,
        docket: docketOrders,
        isRead,
        isSealed: sql<boolean>`${isSealedCase}`,
      })
      .from(docketNews)
      .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
      .innerJoin(orders, eq(orders.orderId, docketNews.orderId))
      .where(where)
      .orderBy(desc(docketNews.changeId))
      .limit(query.limit + 1);
    const items = rows.slice(0, query.limit).map(toChange);
    const last = items.at(-1);
    return {
      items,
      ...(rows.length > query.limit && last ? { nextCursor: last.changeId } : {}),
      unreadCount: await countUnread(db, session),
    };
  },

  markDocketChanges: async ({ db, session, body }) => {
    const { changeIds, productCaseId, upTo, isRead } = body;
    if ((changeIds === undefined) === (upTo === undefined))
      throw problem(422, { code: 'changes-required', detail: 'Name either the changes or the last one.' });
    return db.transaction(async (tx) => {
      const marked = await tx
        .select({ changeId: docketNews.changeId })
        .from(docketNews)
        .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
        .where(
          and(
            eq(docketNews.clientId, session.clientId),
            changeIds ? inArray(docketNews.changeId, changeIds) : undefined,
            upTo === undefined ? undefined : lte(docketNews.changeId, upTo),
            productCaseId === undefined ? undefined : eq(docketOrders.productCaseId, productCaseId),
            isRead ? sql`not ${isReadBy(session)}` : isReadBy(session),
          ),
        )
        .orderBy(desc(docketNews.changeId))
        .limit(mostMarked);
      const ids = marked.map(({ changeId }) => changeId);
      if (ids.length > 0 && isRead)
        await tx
          .insert(docketNewsReads)
          .values(ids.map((changeId) => ({ userId: session.userId, changeId })))
          .onConflictDoNothing();
      if (ids.length > 0 && !isRead)
        await tx
          .delete(docketNewsReads)
          .where(and(eq(docketNewsReads.userId, session.userId), inArray(docketNewsReads.changeId, ids)));
      return { changeIds: ids, unreadCount: await countUnread(tx, session) };
    });
  },

  previewDocketWatcher: async ({ db, clock, session, body }) => {
    const now = clock.now();
    const since = new Date(now.getTime() - previewDays * 86_400_000);
    const tracked = await db
      .select({ docket: docketOrders, order: orders })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(
        and(
          eq(docketOrders.clientId, session.clientId),
          inArray(docketOrders.state, ['Active', 'Stopped']),
          body.orderId === undefined ? undefined : eq(docketOrders.orderId, body.orderId),
          sql`not ${isSealedCase}`,
        ),
      );
    if (body.orderId !== undefined && tracked.length === 0) throw notFound('The order does not exist.');
    const changesByHand = Map.groupBy(
      await readChanges(
        db,
        tracked.map(({ docket }) => docket.providerCaseId),
      ),
      ({ providerCaseId }) => providerCaseId,
    );
    const watcher = { notificationType: body.notificationType, filter: body.filter ?? null };
    const told = tracked.flatMap(({ docket, order }) => {
      const record = findCase(docket.providerId, docket.providerCaseId);
      if (!record) return [];
      return newsOf(record, since, docket.lastSyncedAt ?? now, changesByHand.get(docket.providerCaseId))
        .filter((news) => isMatch(watcher, news))
        .map((news) => ({ news, order }));
    });
    const newest = told.toSorted((a, b) => b.news.happenedAt.getTime() - a.news.happenedAt.getTime());
    return {
      total: told.length,
      caseCount: new Set(told.map(({ order }) => order.orderId)).size,
      items: newest.slice(0, previewed).map(({ news, order }) => ({
        at: news.happenedAt.toISOString(),
        kind: news.kind,
        caseNumber: order.caseNumber ?? '',
        caseTitle: order.caseTitle,
        ...(news.before === undefined ? {} : { before: news.before }),
        ...(news.after === undefined ? {} : { after: news.after }),
      })),
    };
  },
} satisfies Handlers<Operations>;

const isReadBy = ({ userId }: Pick<Session, 'userId'>) =>
  sql<boolean>`exists (select 1 from ${docketNewsReads} where ${docketNewsReads.userId} = ${userId} and ${docketNewsReads.changeId} = ${docketNews.changeId})`;

/** A sealed case tells of its sealing alone. */
const isTold = or(eq(docketNews.kind, 'case-sealed'), sql`not ${isSealedCase}`);

/** What is shown in place of a sealed case's title. */
const sealedTitle = 'Sealed case';

/** Searches what the caller sees, so that no search finds out what a sealed case is about. */
const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '');

const hasWord = (word: string): SQL => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const texts = sql`concat_ws(' ', ${orders.caseTitle}, ${docketNews.before}, ${docketNews.after})`;
  return sql`concat_ws(' ', ${orders.caseNumber}, case when ${isSealedCase} then ${sealedTitle} else ${texts} end) ilike ${pattern}`;
};

async function countUnread(db: Database, session: Pick<Session, 'clientId' | 'userId'>): Promise<number> {
  const unread = db
    .select({ changeId: docketNews.changeId })
    .from(docketNews)
    .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
    .where(and(eq(docketNews.clientId, session.clientId), sql`not ${isReadBy(session)}`, isTold))
    .orderBy(desc(docketNews.changeId))
    .limit(mostCounted)
    .as('unread');
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(unread);
  return row?.count ?? 0;
}

/** A person's unread changes by order. */
export async function unreadByOrder(
  db: Database,
  session: Pick<Session, 'userId'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: docketNews.orderId, count: sql`count(*)`.mapWith(Number) })
    .from(docketNews)
    .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
    .where(and(inArray(docketNews.orderId, [...orderIds]), sql`not ${isReadBy(session)}`, isTold))
    .groupBy(docketNews.orderId);
  return new Map(rows.map(({ orderId, count }) => [orderId, count]));
}

interface ChangeRow {
  news: typeof docketNews.$inferSelect;
  order: typeof orders.$inferSelect;
  docket: typeof docketOrders.$inferSelect;
  isRead: boolean;
  isSealed: boolean;
}

const toChange = ({ news, order, docket, isRead, isSealed }: ChangeRow): DocketChange => ({
  changeId: news.changeId,
  at: news.at.toISOString(),
  kind: news.kind,
  productCaseId: docket.productCaseId,
  orderId: news.orderId,
  caseNumber: order.caseNumber ?? '',
  caseTitle: isSealed ? sealedTitle : order.caseTitle,
  ...(order.clientReference ? { clientReference: order.clientReference } : {}),
  ...(news.docketEntryId ? { docketEntryId: news.docketEntryId } : {}),
  ...(news.before && !isSealed ? { before: news.before } : {}),
  ...(news.after && !isSealed ? { after: news.after } : {}),
  isRead,
  settingIds: news.settingIds,
});
