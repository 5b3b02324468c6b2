/** The sandbox's own state: its settings and the outside world's pending work. */
import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Clock offset, latency, faults and the demo's seeding mark, by key. */
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
  },
  (table) => [index('due_work_by_time').on(table.dueAt, table.workId)],
);

/** Browser reports received by the stand-in monitoring service. */
export const monitoringReports = pgTable('monitoring_reports', {
  reportId: serial('report_id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** `envelope`: from the application's monitoring; `security`: the browser's policy violations. */
  kind: text('kind', { enum: ['envelope', 'security'] }).notNull(),
  body: text('body').notNull(),
});
