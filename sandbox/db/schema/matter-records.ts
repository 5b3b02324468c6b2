/** Contents of matters in the connected systems, and the product's pending syncs. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MatterSyncItem } from '../../generated/filing/schemas.ts';
import type { IntegrationName } from '../../generated/integration/schemas.ts';
import { bytea } from './bytea.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';
import { clients } from './platform.ts';

/** Files and folders of matters in the connected system. */
export const matterFiles = pgTable(
  'matter_files',
  {
    fileId: text('file_id').primaryKey(),
    /** The number that Clio gives a document. */
    documentNumber: serial('document_number'),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    matterReference: text('matter_reference').notNull(),
    /** Parent folder; null at the top. */
    parentId: text('parent_id'),
    name: nameText('name').notNull(),
    isFolder: boolean('is_folder').notNull(),
    contentType: text('content_type'),
    description: text('description').notNull().default(''),
    sizeBytes: integer('size_bytes'),
    /** Null for folders and demo documents, whose pages are generated on request. */
    content: bytea('content'),
    /** Incremented when new content arrives under the same reference. */
    version: integer('version').notNull().default(1),
    /** Who has it checked out in a document system, and since when. */
    checkedOutBy: nameText('checked_out_by'),
    checkedOutAt: timestamp('checked_out_at', { withTimezone: true }),
    /** The product's file ID; null for the firm's own files. */
    reference: text('reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('matter_files_by_reference').on(table.clientId, table.matterReference, table.reference),
    // In the order of listings, so that the length of a folder costs nothing.
    index('matter_files_by_folder').on(
      table.clientId,
      table.matterReference,
      table.parentId,
      table.isFolder.desc().nullsFirst(),
      table.name,
      table.fileId,
    ),
    index('matter_files_by_number').on(table.clientId, table.documentNumber),
  ],
);

/** Expenses of matters in the connected system. */
export const matterExpenses = pgTable(
  'matter_expenses',
  {
    expenseId: serial('expense_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    matterReference: text('matter_reference').notNull(),
    date: date('date').notNull(),
    note: text('note').notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    priceCents: integer('price_cents').notNull(),
    /** The product's expense ID. */
    reference: text('reference').notNull(),
    /** The fee in `order-{orderId}-fee-{feeId}`; null for other references. */
    feeId: integer('fee_id').generatedAlwaysAs(
      sql`case when reference ~ '^order-[0-9]+-fee-[0-9]{1,9}$' then split_part(reference, '-', 4)::int end`,
    ),
    expenseCategoryId: text('expense_category_id'),
    nonBillable: boolean('non_billable').notNull().default(false),
    billed: boolean('billed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('matter_expenses_by_reference').on(table.clientId, table.matterReference, table.reference),
    // A fee is passed on once, whatever the matter.
    uniqueIndex('matter_expenses_by_fee').on(table.feeId),
  ],
);

/** Syncs from an order to its matter, one row per item. Synced rows are kept so that nothing is sent twice. */
export const matterPushes = pgTable(
  'matter_pushes',
  {
    pushId: serial('push_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** The person whose connection is used. */
    userId: integer('user_id').notNull(),
    mappingId: text('mapping_id').notNull(),
    integrationName: text('integration_name').$type<IntegrationName>().notNull(),
    matterReference: text('matter_reference').notNull(),
    kind: text('kind').$type<MatterSyncItem['kind']>().notNull(),
    /** ID of the document, rejected filing or fee. */
    sourceId: text('source_id').notNull(),
    /** The displayed name. */
    name: nameText('name').notNull(),
    status: text('status').$type<MatterSyncItem['status']>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** When the next attempt is due; null for no further attempt. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }),
    /** Of a fee: the amount that the system was last sent. */
    sentCents: integer('sent_cents'),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (table) => [
    uniqueIndex('matter_pushes_key').on(table.clientId, table.kind, table.sourceId),
    index('matter_pushes_by_order').on(table.orderId),
    index('matter_pushes_by_mapping').on(table.mappingId, table.status),
    index('matter_pushes_by_user').on(table.userId, table.status),
  ],
);
