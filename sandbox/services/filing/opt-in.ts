/** The new filing experience: who uses it, why not, and when to ask again (filing variants, section 10). */
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { optInEvents, optInReminders } from '../../db/schema/opt-in.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { OptInEvent, OptInReminderStatus } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';

const year = 366 * 86_400_000;

export const optIn = {
  trackOptInToggle: ({ db, clock, session, body: { userId, isOptedIn, page } }) => {
    requireSelf(session, userId);
    return record(db, { userId, type: isOptedIn ? 'opted-in' : 'opted-out', detail: page, occurredAt: clock.now() });
  },

  saveOptInSurvey: ({ db, clock, session, body: { userId, rating, reasons, comment } }) => {
    requireSelf(session, userId);
    const detail = comment?.trim() || undefined;
    return record(db, { userId, type: 'survey-saved', detail, rating, reasons, occurredAt: clock.now() });
  },

  setOptInReminder: async ({ db, clock, session, body }) => {
    requireSelf(session, body.userId);
    const { userId } = body;
    const remindAt = new Date(body.remindAt);
    const ahead = remindAt.getTime() - clock.now().getTime();
    if (ahead <= 0 || ahead > year) {
      const message = 'Choose a time within the next year.';
      throw problem(422, { code: 'time-out-of-range', detail: message, errors: { remindAt: [message] } });
    }
    await db
      .insert(optInReminders)
      .values({ userId, remindAt })
      .onConflictDoUpdate({ target: optInReminders.userId, set: { remindAt } });
    await record(db, { userId, type: 'reminder-set', detail: remindAt.toISOString(), occurredAt: clock.now() });
    return readReminder(db, userId, clock.now());
  },

  getOptInReminderStatus: ({ db, clock, session, params: { userId } }) => {
    requireSelf(session, userId);
    return readReminder(db, userId, clock.now());
  },

  listOptInHistory: async ({ db, session, params: { userId } }) => {
    requireSelf(session, userId);
    const rows = await db
      .select()
      .from(optInEvents)
      .where(eq(optInEvents.userId, userId))
      .orderBy(desc(optInEvents.occurredAt), desc(optInEvents.eventId));
    return rows.map(toEvent);
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 403 `not-yours` for another person's choices. */
function requireSelf({ userId }: Session, asked: number): void {
  if (asked !== userId) throw problem(403, { code: 'not-yours', detail: 'These are another person’s choices.' });
}

async function record(db: Database, event: typeof optInEvents.$inferInsert): Promise<OptInEvent> {
  const [row] = await db.insert(optInEvents).values(event).returning();
  if (!row) throw new Error('The event was not inserted.');
  return toEvent(row);
}

function toEvent({ occurredAt, type, detail }: typeof optInEvents.$inferSelect): OptInEvent {
  return { occurredAt: occurredAt.toISOString(), type, detail: detail ?? undefined };
}

async function readReminder(db: Database, userId: number, now: Date): Promise<OptInReminderStatus> {
  const [row] = await db.select().from(optInReminders).where(eq(optInReminders.userId, userId));
  return { userId, isDue: row !== undefined && row.remindAt <= now, remindAt: row?.remindAt.toISOString() };
}
