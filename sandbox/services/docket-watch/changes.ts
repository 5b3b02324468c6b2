/** The inbox of what changed on the firm's dockets. Each person has their own marks. */
import { and, desc, eq, getTableColumns, gte, inArray, like, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { amongMany, plainPattern } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { plainText } from '../../db/plain-text.ts';
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
import { type ListStart, nearby, newestFirst, type Reach } from './newest-first.ts';
import { isSealedCase, sealedCaseIds, sealedOrderIds } from './sealed-cases.ts';
import { isMatch } from './watchers.ts';

/** Unread changes are counted up to this. */
const mostCounted = 1000;
const mostMarked = 5000;
const previewDays = 30;
const previewed = 50;

export const changes = {
  listDocketChanges: async ({ db, session, query }) => {
    const { clientId } = session;
    const isRead = isReadBy(session);
    const ofFirm = and(
      eq(docketNews.clientId, clientId),
      query.cursor === undefined ? undefined : lt(docketNews.changeId, query.cursor),
    );
    const ofOrders = (condition: SQL) =>
      inArray(
        docketNews.orderId,
        db
          .select({ orderId: docketOrders.orderId })
          .from(docketOrders)
          .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
          .where(and(eq(docketOrders.clientId, clientId), condition)),
      );
    const words = wordsOf(query.q);
    const filters = [
      query.kinds?.length ? inArray(docketNews.kind, query.kinds) : undefined,
      query.unreadOnly ? sql`not ${isRead}` : undefined,
      query.settingId === undefined ? undefined : sql`${query.settingId} = any(${docketNews.settingIds})`,
      query.clientReference === undefined ? undefined : ofOrders(eq(orders.clientReference, query.clientReference)),
      query.productCaseId === undefined ? undefined : ofOrders(eq(docketOrders.productCaseId, query.productCaseId)),
    ].filter((filter) => filter !== undefined);
    // Without the cases and orders, which the database would read for each change that it passes over.
    const find = (conditions: readonly SQL[], reach?: Reach) =>
      db
        .select({ changeId: docketNews.changeId })
        .from(docketNews)
        .where(
          and(
            ofFirm,
            isTold(clientId),
            reach && gte(docketNews.changeId, reach.from),
            ...conditions.map(reach?.filter ?? ((filter) => filter)),
          ),
        )
        .orderBy(desc(docketNews.changeId))
        .limit(query.limit + 1);
    const search = async () => {
      const [named, start] = await Promise.all([ordersNamed(db, clientId, words), readStart(db, ofFirm, query.cursor)]);
      const conditions = [...filters, ...words.map((word, place) => hasWord(word, clientId, named[place] ?? []))];
      return newestFirst({ wanted: query.limit + 1, start, read: (reach) => find(conditions, reach) });
    };
    const readPage = async () => {
      const isPlain = filters.length === 0 && words.length === 0;
      const page = isPlain ? find([]) : (await search()).map(({ changeId }) => changeId);
      return db
        .select({
          news: newsColumns,
          order: orders,
          docket: docketOrders,
          isRead,
          isSealed: sql<boolean>`${isOfSealedCase(clientId)}`,
        })
        .from(docketNews)
        .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
        .innerJoin(orders, eq(orders.orderId, docketNews.orderId))
        .where(inArray(docketNews.changeId, page))
        .orderBy(desc(docketNews.changeId));
    };
    // At once, as far as they can: a server has several connections.
    const [rows, unreadCount] = await Promise.all([readPage(), countUnread(db, session)]);
    const items = rows.slice(0, query.limit).map(toChange);
    const last = items.at(-1);
    return {
      items,
      ...(rows.length > query.limit && last ? { nextCursor: last.changeId } : {}),
      unreadCount,
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

const { searchText: _, ...newsColumns } = getTableColumns(docketNews);

const isReadBy = ({ userId }: Pick<Session, 'userId'>) =>
  sql<boolean>`exists (select 1 from ${docketNewsReads} where ${docketNewsReads.userId} = ${userId} and ${docketNewsReads.changeId} = ${docketNews.changeId})`;

const isOfSealedCase = (clientId: number): SQL => sql`${docketNews.orderId} in (${sealedOrderIds(clientId)})`;

/** A sealed case tells of its sealing alone. */
export const isTold = (clientId: number) => or(eq(docketNews.kind, 'case-sealed'), not(isOfSealedCase(clientId)));

/** What is shown in place of a sealed case's title. */
const sealedTitle = 'Sealed case';

/** Searches what the caller sees, so that no search finds out what a sealed case is about. */
const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '');

/**
 * Tells whether a change, or its case, has a word. What a sealed case is called and what changed on it isn't searched.
 * `named`: the orders whose cases have it.
 */
const hasWord = (word: string, clientId: number, named: readonly number[]): SQL =>
  sql`(${amongMany(docketNews.orderId, named)} or (${docketNews.searchText} like ${plainPattern(word)} and not ${isOfSealedCase(clientId)}))`;

/** By word, the orders of a firm's dockets whose cases have it in their number or in the title that people see. */
async function ordersNamed(db: Database, clientId: number, words: readonly string[]): Promise<number[][]> {
  if (words.length === 0) return [];
  const named = (condition: SQL | undefined) =>
    db
      .select({
        orderId: docketOrders.orderId,
        caseNumber: orders.caseNumber,
        caseTitle: sql<string>`case when ${isSealedCase} then ${sealedTitle} else ${orders.caseTitle} end`,
      })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(and(eq(docketOrders.clientId, clientId), condition));
  // The text of an order has more than people see here, and the title of a sealed case.
  const [having, sealed] = await Promise.all([
    named(or(...words.map((word) => like(orders.searchText, plainPattern(word))))),
    named(sql`${docketOrders.providerCaseId} in (${sealedCaseIds})`),
  ]);
  const found = [...having, ...sealed];
  const texts = found.map(({ orderId, caseNumber, caseTitle }) => ({
    orderId,
    text: plainText(`${caseNumber ?? ''} ${caseTitle}`),
  }));
  return words.map((word) => {
    const wanted = plainText(word);
    return texts.flatMap(({ orderId, text }) => (text.includes(wanted) ? orderId : []));
  });
}

/** Tells where the firm's changes begin, or those after a cursor. */
async function readStart(db: Database, isListed: SQL | undefined, cursor: number | undefined): Promise<ListStart> {
  const changeAfter = async (rows: number) => {
    const found = await db
      .select({ changeId: docketNews.changeId })
      .from(docketNews)
      .where(isListed)
      .orderBy(desc(docketNews.changeId))
      .offset(rows)
      .limit(1);
    return found[0]?.changeId;
  };
  const [newest = 0, near] = await Promise.all([cursor ?? changeAfter(0), changeAfter(nearby)]);
  return { newest, near };
}

async function countUnread(db: Database, session: Pick<Session, 'clientId' | 'userId'>): Promise<number> {
  const unread = db
    .select({ changeId: docketNews.changeId })
    .from(docketNews)
    .where(and(eq(docketNews.clientId, session.clientId), sql`not ${isReadBy(session)}`, isTold(session.clientId)))
    .orderBy(desc(docketNews.changeId))
    .limit(mostCounted)
    .as('unread');
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(unread);
  return row?.count ?? 0;
}

/** A person's unread changes by order. */
export async function unreadByOrder(
  db: Database,
  session: Pick<Session, 'clientId' | 'userId'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: docketNews.orderId, count: sql`count(*)`.mapWith(Number) })
    .from(docketNews)
    .where(and(inArray(docketNews.orderId, [...orderIds]), sql`not ${isReadBy(session)}`, isTold(session.clientId)))
    .groupBy(docketNews.orderId);
  return new Map(rows.map(({ orderId, count }) => [orderId, count]));
}

interface ChangeRow {
  news: Omit<typeof docketNews.$inferSelect, 'searchText'>;
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
