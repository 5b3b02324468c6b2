/** The courts' decisions about filings that a person submitted: rows of the status history, read as notifications. */
import { and, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filings } from '../../db/schema/filings.ts';
import { notificationPreferences } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { Operations } from '../../generated/notifications/operations.ts';
import type { Notification } from '../../generated/notifications/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { filingStatusText } from '../filing/status-texts.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';

/** How long a decision is listed, in days. */
const listedDays = 30;
const day = 24 * 3600 * 1000;
const decided = ['accepted', 'rejected', 'returned'] as const;

export const notifications = {
  listNotifications: async ({ db, clock, session, query }) => {
    const since = gte(statusHistory.at, new Date(clock.now().getTime() - listedDays * day));
    const seenThrough = await readSeenThrough(db, session.userId);
    const [items, [counts]] = await Promise.all([
      readDecisions(db, session.userId, since).limit(query.top),
      db
        .select({
          unseen: sql<number>`count(*) filter (where ${statusHistory.historyId} > ${seenThrough})::int`,
          latest: sql<number>`coalesce(max(${statusHistory.historyId}), 0)::int`,
        })
        .from(statusHistory)
        .innerJoin(orders, eq(orders.orderId, statusHistory.orderId))
        .where(and(ofPerson(session.userId), since)),
    ]);
    return {
      items: items.map(toNotification),
      unseenCount: counts?.unseen ?? 0,
      latestId: counts?.latest ?? 0,
    };
  },

  markNotificationsSeen: async ({ db, session, body }) => {
    const [kept] = await db
      .insert(notificationPreferences)
      .values({ userId: session.userId, seenThrough: body.through })
      .onConflictDoUpdate({
        target: notificationPreferences.userId,
        set: { seenThrough: sql`greatest(${notificationPreferences.seenThrough}, ${body.through})` },
      })
      .returning();
    return { through: kept?.seenThrough ?? body.through };
  },
} satisfies Handlers<Operations>;

/** A person's decisions after a row of the status history, oldest first. */
export async function decisionsAfter(db: Database, userId: number, historyId: number): Promise<Notification[]> {
  const rows = await readDecisions(db, userId, gt(statusHistory.historyId, historyId)).limit(200);
  return rows.map(toNotification).reverse();
}

/** The latest row of the status history. */
export async function latestHistoryId(db: Database): Promise<number> {
  const [row] = await db
    .select({ latest: sql<number>`coalesce(max(${statusHistory.historyId}), 0)::int` })
    .from(statusHistory);
  return row?.latest ?? 0;
}

async function readSeenThrough(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ seenThrough: notificationPreferences.seenThrough })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row?.seenThrough ?? 0;
}

/** Decisions about a person's filings. */
function ofPerson(userId: number): SQL | undefined {
  return and(isNotNull(statusHistory.filingId), inArray(statusHistory.status, [...decided]), eq(orders.userId, userId));
}

function readDecisions(db: Database, userId: number, range: SQL) {
  return db
    .select({ row: statusHistory, order: orders, filing: filings })
    .from(statusHistory)
    .innerJoin(orders, eq(orders.orderId, statusHistory.orderId))
    .innerJoin(filings, eq(filings.filingId, statusHistory.filingId))
    .where(and(ofPerson(userId), range))
    .orderBy(desc(statusHistory.at), desc(statusHistory.historyId));
}

type Decision = Awaited<ReturnType<typeof readDecisions>>[number];

function toNotification({ row, order, filing }: Decision): Notification {
  const status = decided.find((each) => each === row.status) ?? 'accepted';
  return {
    notificationId: row.historyId,
    orderId: order.orderId,
    status,
    statusText: filingStatusText(order, status),
    caseTitle: order.caseTitle,
    caseNumber: order.caseNumber ?? undefined,
    courtName: order.courtName ?? '',
    filingName: filing.filingTypeName,
    reason: (status !== 'accepted' && filing.rejectReasonText) || undefined,
    at: row.at.toISOString(),
    timeZone: timeZoneOfState(order.state) ?? 'UTC',
  };
}
