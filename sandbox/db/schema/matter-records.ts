/** What lies in the matters of the connected systems, and what the product has yet to send there. */
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
import { orders } from './orders.ts';
import { clients } from './platform.ts';

/** Files and folders of matters, on the side of the connected system. */
export const matterFiles = pgTable(
  'matter_files',
  {
    fileId: text('file_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    matterReference: text('matter_reference').notNull(),
    /** Folder it lies in; null at the top. */
    parentId: text('parent_id'),
    name: text('name').notNull(),
    isFolder: boolean('is_folder').notNull(),
    contentType: text('content_type'),
    description: text('description').notNull().default(''),
    sizeBytes: integer('size_bytes'),
    /** Null for a folder, and for a demo document: its pages are drawn when they are asked for. */
    content: bytea('content'),
    /** Grows by one when other content arrives under the same reference. */
    version: integer('version').notNull().default(1),
    /** The product's own id of the file; null for what people of the firm put there. */
    reference: text('reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('matter_files_by_reference').on(table.clientId, table.matterReference, table.reference),
    index('matter_files_by_folder').on(table.clientId, table.matterReference, table.parentId),
  ],
);

/** Expenses of matters, on the side of the connected system. */
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
    /** The product's own id of the expense. */
    reference: text('reference').notNull(),
    expenseCategoryId: text('expense_category_id'),
    nonBillable: boolean('non_billable').notNull().default(false),
    billed: boolean('billed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('matter_expenses_by_reference').on(table.clientId, table.matterReference, table.reference)],
);

/** What goes from an order to its matter: one row for each thing, kept when it has arrived, so that nothing goes twice. */
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
    /** Whose connection it goes by. */
    userId: integer('user_id').notNull(),
    mappingId: text('mapping_id').notNull(),
    integrationName: text('integration_name').$type<IntegrationName>().notNull(),
    matterReference: text('matter_reference').notNull(),
    kind: text('kind').$type<MatterSyncItem['kind']>().notNull(),
    /** Id of the document, of the refused filing or of the fee. */
    sourceId: text('source_id').notNull(),
    /** What a person calls it. */
    name: text('name').notNull(),
    status: text('status').$type<MatterSyncItem['status']>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is tried (again); null when it is not. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }),
    /** Why the last try failed. */
    error: text('error'),
  },
  (table) => [
    uniqueIndex('matter_pushes_key').on(table.clientId, table.kind, table.sourceId),
    index('matter_pushes_by_order').on(table.orderId),
    index('matter_pushes_by_mapping').on(table.mappingId, table.status),
    index('matter_pushes_by_user').on(table.userId, table.status),
  ],
);
