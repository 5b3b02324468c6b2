/** What people chose of the new filing experience (filing variants, section 10). */
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { OptInEvent } from '../../generated/filing/schemas.ts';
import { users } from './platform.ts';

export const optInEvents = pgTable(
  'opt_in_events',
  {
    eventId: serial('event_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    type: text('type').$type<OptInEvent['type']>().notNull(),
    detail: text('detail'),
    /** Of surveys only. */
    rating: integer('rating'),
    reasons: text('reasons').array(),
  },
  (table) => [index('opt_in_events_by_user').on(table.userId, table.occurredAt)],
);

/** When to ask a person again. */
export const optInReminders = pgTable('opt_in_reminders', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId),
  remindAt: timestamp('remind_at', { withTimezone: true }).notNull(),
});
