/** Calendar feeds: confirmed deadlines and hearings for calendar programs, by an address that is the secret. */
import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketDeadlines, calendarFeeds as feeds } from '../../db/schema/docket-watch.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { dayLength } from '../../simulators/dockets/court-records.ts';
import { type CalendarEvent, writeCalendar } from './calendar.ts';
import { readDeadlines } from './deadlines.ts';
import { readDocketHearings } from './docket-hearings.ts';

const mostFeeds = 20;
/** Days for which calendars show that a deadline was cancelled. */
const cancelledDays = 30;

export const calendarFeeds = {
  listCalendarFeeds: async ({ db, session }) => {
    const rows = await db.select().from(feeds).where(eq(feeds.userId, session.userId)).orderBy(desc(feeds.feedId));
    return rows.map(({ feedId, name, createdAt, lastReadAt }) => ({
      ...{ feedId, name, createdAt: createdAt.toISOString() },
      ...(lastReadAt ? { lastReadAt: lastReadAt.toISOString() } : {}),
    }));
  },

  createCalendarFeed: async ({ db, clock, session, body }) => {
    const { clientId, userId } = session;
    const [sum] = await db.select({ total: count() }).from(feeds).where(eq(feeds.userId, userId));
    if ((sum?.total ?? 0) >= mostFeeds)
      throw problem(409, { code: 'too-many-feeds', detail: `You have ${mostFeeds} calendar feeds. Revoke one first.` });
    const secret = randomBytes(32).toString('base64url');
    const [row] = await db
      .insert(feeds)
      .values({
        clientId,
        userId,
        name: body.name.trim() || 'Calendar',
        secretHash: hashOf(secret),
        createdAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('The feed was not stored.');
    return {
      ...{ feedId: row.feedId, name: row.name, createdAt: row.createdAt.toISOString() },
      path: `/v1/calendar/${secret}.ics`,
    };
  },

  revokeCalendarFeed: async ({ db, session, params }) => {
    await db.delete(feeds).where(and(eq(feeds.feedId, params.feedId), eq(feeds.userId, session.userId)));
    return undefined;
  },

  readCalendarFeed: async ({ db, clock, params }) => {
    const secret = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
    const [feed] = secret
      ? await db
          .update(feeds)
          .set({ lastReadAt: clock.now() })
          .where(eq(feeds.secretHash, hashOf(secret)))
          .returning()
      : [];
    if (!feed) throw notFound('The calendar does not exist.');
    const events = [
      ...(await deadlineEvents(db, feed.clientId, clock.now())),
      ...(await hearingEvents(db, feed.clientId, clock.now())),
    ];
    return new Response(writeCalendar('Court deadlines', events, clock.now()), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  },
} satisfies Handlers<Operations>;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

async function deadlineEvents(db: Database, clientId: number, now: Date): Promise<CalendarEvent[]> {
  const recently = new Date(now.getTime() - cancelledDays * dayLength);
  const rows = await readDeadlines(
    db,
    and(
      eq(docketDeadlines.clientId, clientId),
      ne(docketDeadlines.status, 'dismissed'),
      or(inArray(docketDeadlines.status, ['confirmed', 'done']), gt(docketDeadlines.updatedAt, recently)),
    ),
  );
  return rows.map(({ deadline, order, isSealed }) => ({
    uid: `deadline-${deadline.deadlineId}`,
    sequence: deadline.version,
    isCancelled: deadline.status === 'cancelled',
    day: deadline.date,
    summary: isSealed ? 'Sealed case' : `${deadline.title}: ${order.caseTitle}`,
    description: isSealed ? '' : [order.caseNumber, deadline.source, deadline.note].filter(Boolean).join('\n'),
    hasAlarms: deadline.status === 'confirmed',
  }));
}

async function hearingEvents(db: Database, clientId: number, now: Date): Promise<CalendarEvent[]> {
  const from = new Date(now.getTime() - dayLength);
  const { hearings } = await readDocketHearings(db, clientId, { from, now });
  return hearings.map(({ docketEntryId, at, isCancelled, isChanged, kind, place, order }) => ({
    ...{ uid: `hearing-${docketEntryId}`, sequence: isChanged ? 1 : 0, isCancelled, at },
    ...{ summary: `${kind}: ${order.caseTitle}`, description: order.caseNumber ?? '' },
    ...(place ? { place } : {}),
    hasAlarms: false,
  }));
}
