import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { clients } from './platform.ts';
import type { StoredFees } from './stored-fees.ts';

/** Fee quotes shown to people. Each order keeps its latest quote and those still valid for submission. */
export const feeQuotes = pgTable(
  'fee_quotes',
  {
    quoteId: text('quote_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    /** The quoted draft. */
    orderId: integer('order_id').references(() => orders.orderId, { onDelete: 'cascade' }),
    fees: jsonb('fees').$type<StoredFees>().notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('fee_quotes_by_order').on(table.orderId, table.quotedAt.desc()),
    index('fee_quotes_by_client').on(table.clientId, table.quotedAt),
  ],
);
