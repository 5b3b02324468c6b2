/** The sandbox's own state: its switches, and what the outside world has still to do. */
import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Clock offset, latency, faults and the mark of the seeded demo data, by key. */
export const sandboxSettings = pgTable('sandbox_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Something the simulated outside world does at a moment of the sandbox's clock. Done rows are deleted. */
export const dueWork = pgTable(
  'due_work',
  {
    workId: serial('work_id').primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Name of the simulator's step, e.g. `clerk.advance`. */
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('due_work_by_time').on(table.dueAt, table.workId)],
);

/** What browsers reported to the stand-in of a monitoring service. */
export const monitoringReports = pgTable('monitoring_reports', {
  reportId: serial('report_id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** `envelope`: of the application's monitoring; `security`: of the browser, about what the page's policy refused. */
  kind: text('kind', { enum: ['envelope', 'security'] }).notNull(),
  body: text('body').notNull(),
});
