/** The sandbox's own state: its settings and the outside world's pending work. */
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Clock offset, faults and the demo's seeding mark, by key. */
export const sandboxSettings = pgTable('sandbox_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Work that the simulated outside world does at a given time. Rows are deleted when done. */
export const dueWork = pgTable(
  'due_work',
  {
    workId: serial('work_id').primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The simulator's step, such as `clerk.advance`. */
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Failed attempts. */
    attempts: integer('attempts').notNull().default(0),
    /** After a failure: when it is tried again. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    /** Set after the last attempt: only a person can retry or drop it. */
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
    /** Message of the last failure. */
    error: text('error'),
  },
  (table) => [index('due_work_by_time').on(table.dueAt, table.workId)],
);

/** How often each person's access tokens were revoked; 0 without a row. */
export const tokenGenerations = pgTable('token_generations', {
  userId: integer('user_id').primaryKey(),
  generation: integer('generation').notNull(),
});

/** Browser reports received by the stand-in monitoring service. */
export const monitoringReports = pgTable('monitoring_reports', {
  reportId: serial('report_id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** `envelope`: from the application's monitoring; `security`: the browser's policy violations. */
  kind: text('kind', { enum: ['envelope', 'security'] }).notNull(),
  body: text('body').notNull(),
});
