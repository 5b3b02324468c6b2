import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FilingFlow } from '../../generated/filing/schemas.ts';
import type { FilingContent } from './filing-content.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

/** A person's unsubmitted entries. Each save increments `version` and names the version it is based on. */
export const drafts = pgTable(
  'drafts',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    version: integer('version').notNull(),
    filingFlow: text('filing_flow').$type<FilingFlow>().notNull(),
    content: jsonb('content').$type<FilingContent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedByUserId: integer('saved_by_user_id').notNull(),
    savedByName: nameText('saved_by_name').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set by the browser on the first save, so a retry doesn't create a second draft. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    uniqueIndex('drafts_by_key')
      .on(table.clientId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);
