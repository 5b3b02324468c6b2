/** What people have read of what happened, and put off. */
import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { users } from './platform.ts';

/** A person's choices. Without a row, the defaults. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId),
  /** `HH:MM`, in the zone. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  digestAt: text('digest_at'),
  /** IANA zone; null for the firm's. */
  timeZone: text('time_zone'),
  /** The latest row of `status_history` in a digest. */
  digestThrough: integer('digest_through').notNull().default(0),
  /** When the next digest is due; null for none. A digest scheduled for another time is outdated. */
  digestDueAt: timestamp('digest_due_at', { withTimezone: true }),
});

/** Events that people have read, by the notification's ID. Those of dockets are in `docket_news_reads`. */
export const notificationMarks = pgTable(
  'notification_marks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    notificationId: text('notification_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
);

/** An order that a person has put off: hidden until a day or the order's next change. */
export const attentionPauses = pgTable(
  'attention_pauses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** The order's last update then. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Null: until the order changes. */
    until: date('until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index('attention_pauses_by_order').on(table.orderId),
  ],
);
