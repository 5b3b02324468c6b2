/** How a person is notified: quiet hours and the daily email. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { notificationPreferences } from '../../db/schema/notifications.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { Operations } from '../../generated/notifications/operations.ts';
import type { NotificationPreferences } from '../../generated/notifications/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { firmTimeZone } from '../firm-time-zone.ts';
import { scheduleDigest } from './digest.ts';

export const preferences = {
  getNotificationPreferences: async ({ db, session }) =>
    toPreferences(await readRow(db, session.userId), await firmTimeZone(db, session.clientId)),

  saveNotificationPreferences: async ({ db, clock, session, body }) => {
    const errors = findErrors(body);
    if (errors) throw problem(400, { code: 'invalid-request', detail: 'The preferences are invalid.', errors });
    const { timeZone, quietFrom = null, quietUntil = null, digestAt = null } = body;
    return db.transaction(async (tx) => {
      const chosen = { quietFrom, quietUntil, digestAt, timeZone };
      const digestDueAt =
        digestAt === null ? null : await scheduleDigest(tx, clock.now(), session, { digestAt, timeZone });
      // A digest starts with what happens from now on.
      const isNew = digestAt !== null && (await readRow(tx, session.userId))?.digestAt == null;
      const digest = { digestDueAt, ...(isNew && { digestThrough: await latestHistoryId(tx) }) };
      const [row] = await tx
        .insert(notificationPreferences)
        .values({ userId: session.userId, ...chosen, ...digest })
        .onConflictDoUpdate({ target: notificationPreferences.userId, set: { ...chosen, ...digest } })
        .returning();
      return toPreferences(row, timeZone);
    });
  },
} satisfies Handlers<Operations>;

/** The latest row of the status history. */
async function latestHistoryId(db: Database): Promise<number> {
  const [row] = await db
    .select({ latest: sql<number>`coalesce(max(${statusHistory.historyId}), 0)::int` })
    .from(statusHistory);
  return row?.latest ?? 0;
}

type Row = typeof notificationPreferences.$inferSelect;

async function readRow(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row;
}

function toPreferences(row: Row | undefined, firmZone: string): NotificationPreferences {
  return {
    quietFrom: row?.quietFrom ?? undefined,
    quietUntil: row?.quietUntil ?? undefined,
    digestAt: row?.digestAt ?? undefined,
    timeZone: row?.timeZone ?? firmZone,
  };
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

function findErrors({
  quietFrom,
  quietUntil,
  timeZone,
}: NotificationPreferences): Record<string, string[]> | undefined {
  if (!zones.has(timeZone)) return { timeZone: ['The time zone is unknown.'] };
  if (quietFrom !== undefined && quietUntil === undefined) return { quietUntil: ['Quiet hours need an end.'] };
  if (quietFrom === undefined && quietUntil !== undefined) return { quietFrom: ['Quiet hours need a start.'] };
  return undefined;
}
