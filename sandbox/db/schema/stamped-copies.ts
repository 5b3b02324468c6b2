/** The archive of stamped copies, which outlives the courts' links. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { filingDocuments } from './filings.ts';
import { orders } from './orders.ts';
import { clients } from './platform.ts';
import { tsvector } from './tsvector.ts';

/** Bytes that courts returned, once for each firm, and never changed. */
export const keptContents = pgTable(
  'kept_contents',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: integer('page_count').notNull(),
    /** The text inside; empty for scans. */
    text: text('text').notNull(),
    words: tsvector('words').notNull().generatedAlwaysAs(sql`to_tsvector('english', text)`),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.sha256] }),
    index('kept_contents_by_words').using('gin', table.words),
  ],
);

/** What clerks stamped and keep behind a link. Kept once `sha256` is set. */
export const stampedCopies = pgTable(
  'stamped_copies',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => filingDocuments.documentId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    /** When the court's link expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    sha256: text('sha256'),
    keptAt: timestamp('kept_at', { withTimezone: true }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    earlierSha256: text('earlier_sha256'),
    /** Attempts that failed since it was last fetched. */
    tries: integer('tries').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    index('stamped_copies_by_client').on(table.clientId, table.acceptedAt, table.documentId),
    index('stamped_copies_by_order').on(table.orderId),
  ],
);
