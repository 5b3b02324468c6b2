/** The daily email with the courts' decisions, at the hour that a person chose. */
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { notificationPreferences } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/platform.ts';
import type { Notification } from '../../generated/notifications/schemas.ts';
import { type Step, schedule } from '../../simulators/due-work.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { describeEvents } from './describe-events.ts';
import { event, eventsOf } from './events.ts';

const sendDigest = 'notifications.digest';
/** Decisions in a mail, and their age in milliseconds. */
const most = 200;
const longest = 30 * 86_400_000;

interface DigestTime {
  /** `HH:MM` in the zone. */
  digestAt: string;
  timeZone: string;
}

/** Schedules a person's next digest; returns when it is due. */
export async function scheduleDigest(
  tx: Database,
  now: Date,
  { userId }: { userId: number },
  time: DigestTime,
): Promise<Date> {
  const dueAt = await nextInstant(tx, now, time);
  await schedule(tx, dueAt, sendDigest, { userId });
  return dueAt;
}

/** The next time after `now` at which clocks of the zone show the time. */
async function nextInstant(tx: Database, now: Date, { digestAt, timeZone }: DigestTime): Promise<Date> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const at = sql`((${instant} at time zone ${timeZone})::date + days.later + ${digestAt}::time) at time zone ${timeZone}`;
  const [row] = await tx
    .select({ next: sql<string>`min(${at})` })
    .from(sql`generate_series(0, 2) as days(later)`)
    .where(sql`${at} > ${instant}`);
  return new Date(row?.next ?? now);
}

/** Sends one digest, if anything was decided, and schedules the next. Does nothing if the person changed the time. */
const send: Step = async (tx, { userId }, now) => {
  if (typeof userId !== 'number') return;
  const [row] = await tx
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .for('update');
  if (row?.digestAt == null || row.timeZone === null || row.digestDueAt?.getTime() !== now.getTime()) return;
  const [person] = await tx.select().from(users).where(eq(users.userId, userId));
  const rows = person ? await decisionsAfter(tx, person, row.digestThrough, now) : [];
  const decisions = person ? await describeEvents(tx, person, rows) : [];
  if (person && decisions.length > 0)
    await sendMail(tx, {
      sentAt: now,
      recipient: person.email,
      subject: decisions.length === 1 ? '1 court decision' : `${decisions.length} court decisions`,
      body: decisions.map(toLine).join('\n'),
      link: '/app/orders',
    });
  const digestDueAt = await scheduleDigest(tx, now, row, { digestAt: row.digestAt, timeZone: row.timeZone });
  const digestThrough = Math.max(row.digestThrough, ...rows.map(({ serial }) => serial));
  await tx
    .update(notificationPreferences)
    .set({ digestDueAt, digestThrough })
    .where(eq(notificationPreferences.userId, userId));
};

/** The decisions about a person's filings that arrived after one, oldest first. */
async function decisionsAfter(
  tx: Database,
  { clientId, userId }: { clientId: number; userId: number },
  serial: number,
  now: Date,
) {
  const since = new Date(now.getTime() - longest);
  const decided = eventsOf({ clientId, userId, since, kinds: ['decision'], ofOrders: eq(orders.userId, userId) });
  return tx
    .select(event)
    .from(decided)
    .where(gt(event.serial, serial))
    .orderBy(asc(event.at), asc(event.serial))
    .limit(most);
}

function toLine({ text, orderId, caseTitle, description, detail }: Notification): string {
  return `${text}: ${description} in ${caseTitle || `order ${orderId}`}${detail ? ` (${detail})` : ''}`;
}

export const digestSteps: ReadonlyMap<string, Step> = new Map([[sendDigest, send]]);
