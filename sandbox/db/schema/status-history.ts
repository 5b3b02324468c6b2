import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { orders } from './orders.ts';

/** The history of orders and filings, oldest first. Append-only. */
export const statusHistory = pgTable(
  'status_history',
  {
    historyId: serial('history_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    filingId: text('filing_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    /** The service's status text, where the status table has no text for it. */
    statusText: text('status_text'),
    actor: text('actor').notNull(),
    comment: text('comment'),
  },
  (table) => [
    index('status_history_by_order').on(table.orderId, table.historyId),
    // For notifications of decisions, newest first.
    index('status_history_of_decisions')
      .on(table.at)
      .where(sql`${table.filingId} is not null and ${table.status} in ('accepted', 'rejected', 'returned')`),
  ],
);
