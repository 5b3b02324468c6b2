/** What firms read and bought of dockets, and their limits on PACER spending. */
import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/** Federal dockets a firm has read, and up to when. */
export const docketReads = pgTable(
  'docket_reads',
  {
    clientId: integer('client_id').notNull(),
    providerCaseId: text('provider_case_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.providerCaseId] })],
);

/** What firms spend at PACER, in the order of spending. Owed to PACER, never to the product. */
export const pacerPurchases = pgTable(
  'pacer_purchases',
  {
    purchaseId: serial('purchase_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    userId: integer('user_id').notNull(),
    userName: nameText('user_name').notNull(),
    kind: text('kind', { enum: ['search', 'docket', 'document'] }).notNull(),
    providerCaseId: text('provider_case_id'),
    documentKey: text('document_key'),
    description: text('description').notNull(),
    pages: integer('pages').notNull(),
    amountCents: integer('amount_cents').notNull(),
    clientCode: text('client_code'),
    purchasedAt: timestamp('purchased_at', { withTimezone: true }).notNull(),
    /** The client's key for the purchase. */
    key: text('key'),
  },
  (table) => [
    index('pacer_purchases_by_time').on(table.clientId, table.purchasedAt),
    uniqueIndex('pacer_purchases_by_key').on(table.clientId, table.key),
  ],
);

/** A firm's limits on PACER spending, in cents; null for none. */
export const pacerLimits = pgTable('pacer_limits', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.clientId),
  firmMonthCents: integer('firm_month_cents'),
  caseMonthCents: integer('case_month_cents'),
  unaskedCents: integer('unasked_cents'),
});

/** Documents of dockets that a firm has fetched: never paid for again. */
export const docketDocuments = pgTable(
  'docket_documents',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    documentKey: text('document_key').notNull(),
    caseNumber: nameText('case_number').notNull(),
    byName: nameText('by_name').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.documentKey] })],
);
