/** Docket tracking: provider accounts, tracked dockets, bulk orders and the courts' changes by hand. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BulkSyncFailure,
  BulkSyncMatter,
  CredentialType,
  DocketSyncState,
  DocketTrouble,
  NotificationFilter,
  NotificationFrequency,
  NotificationRecipient,
  NotificationType,
  ProviderId,
  StoredCredential,
} from '../../generated/docket-sync/schemas.ts';
import type { AutoFetchMode } from '../../generated/docket-watch/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';
import { clients } from './platform.ts';

/** A firm's accounts with the docket providers. Passwords are checked and not stored. */
export const docketCredentials = pgTable(
  'docket_credentials',
  {
    credentialId: serial('credential_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    credentialType: text('credential_type').$type<CredentialType>().notNull(),
    userName: nameText('user_name').notNull(),
    clientCode: text('client_code'),
    /** Why the provider refuses the account; null while it accepts it. */
    problem: text('problem').$type<NonNullable<StoredCredential['problem']>>(),
    problemSince: timestamp('problem_since', { withTimezone: true }),
    verifiedAt: timestamp('verified_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** NYSCEF: whether dockets are read as soon as a notice arrives. */
    hasImmediateUpdates: boolean('has_immediate_updates').notNull().default(false),
    lastNoticeAt: timestamp('last_notice_at', { withTimezone: true }),
    immediateUpdatesAt: timestamp('immediate_updates_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('docket_credentials_key').on(table.clientId, table.credentialType, table.userName)],
);

/** The providers' own record of an account: wrong passwords in a row, whichever firm tried. */
export const docketAccountTries = pgTable(
  'docket_account_tries',
  {
    credentialType: text('credential_type').$type<CredentialType>().notNull(),
    userName: nameText('user_name').notNull(),
    tries: integer('tries').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.credentialType, table.userName] })],
);

/** Searches per firm, which the providers limit. */
export const docketSearches = pgTable(
  'docket_searches',
  {
    searchId: bigserial('search_id', { mode: 'number' }).primaryKey(),
    clientId: integer('client_id').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('docket_searches_by_firm').on(table.clientId, table.searchedAt)],
);

/** An order to track a docket, which is its subscription too. Rows exist for tracked dockets only. */
export const docketOrders = pgTable(
  'docket_orders',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    productCaseId: integer('product_case_id').notNull(),
    providerId: integer('provider_id').$type<ProviderId>().notNull(),
    providerCaseId: text('provider_case_id').notNull(),
    accountName: nameText('account_name').notNull(),
    state: text('state').$type<DocketSyncState>().notNull(),
    failureReason: text('failure_reason'),
    bulkOrderId: integer('bulk_order_id'),
    /** Part of a bulk order, which stands for it in the list of all orders. */
    isSubOrder: boolean('is_sub_order').notNull().default(false),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
    stopReason: text('stop_reason'),
    lastSyncedAt: timestamp('last_synced_at', { withTimezone: true }),
    /** Why the docket couldn't be read, as last told. */
    toldTrouble: text('told_trouble').$type<DocketTrouble['code']>(),
    /** The last paid day, in the firm's zone. */
    paidThrough: date('paid_through', { mode: 'string' }),
    paidMonths: integer('paid_months').notNull().default(0),
    /** Which new documents of a federal docket are fetched by themselves. */
    autoFetch: text('auto_fetch').$type<AutoFetchMode>().notNull().default('free-only'),
    /** Who agreed to buy them. */
    autoFetchUserId: integer('auto_fetch_user_id'),
    autoFetchUserName: nameText('auto_fetch_user_name'),
  },
  (table) => [
    // A firm tracks a docket once.
    uniqueIndex('docket_orders_live')
      .on(table.clientId, table.providerId, table.providerCaseId)
      .where(sql`${table.state} in ('Pending', 'Active')`),
    index('docket_orders_in_bulk').on(table.orderId).where(sql`${table.isSubOrder}`),
    index('docket_orders_by_client').on(table.clientId, table.orderId),
    index('docket_orders_by_case').on(table.clientId, table.providerCaseId, table.orderId),
    index('docket_orders_by_provider').on(table.providerId, table.state, table.paidThrough),
  ],
);

/** The cases of bulk orders. */
export const bulkSyncCases = pgTable(
  'bulk_sync_cases',
  {
    bulkOrderId: integer('bulk_order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productCaseId: integer('product_case_id').notNull(),
    caseNumber: nameText('case_number').notNull(),
    description: text('description').notNull(),
    matter: jsonb('matter').$type<BulkSyncMatter>().notNull(),
    subActionOrderId: integer('sub_action_order_id'),
    failure: jsonb('failure').$type<BulkSyncFailure>(),
  },
  (table) => [primaryKey({ columns: [table.bulkOrderId, table.position] })],
);

/** What bulk orders have in common for all their cases. */
export const bulkSyncOrders = pgTable('bulk_sync_orders', {
  bulkOrderId: integer('bulk_order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' }),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.clientId),
  providerId: integer('provider_id').$type<ProviderId>().notNull(),
  state: text('state').notNull(),
  accountName: nameText('account_name').notNull(),
  retryOfOrderId: integer('retry_of_order_id'),
});

/** Answers to orders by their keys, so that a repeated order is answered and not placed again. */
export const docketOrderKeys = pgTable(
  'docket_order_keys',
  {
    clientId: integer('client_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the request. */
    fingerprint: text('fingerprint').notNull(),
    orderId: integer('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] })],
);

/** What changes a court's records besides what follows from the case: filings it accepted, and what is done at /sandbox. */
export const docketChanges = pgTable(
  'docket_changes',
  {
    changeId: serial('change_id').primaryKey(),
    providerCaseId: text('provider_case_id').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    kind: text('kind', {
      enum: [
        'add',
        'amend',
        'remove',
        'seal',
        'release',
        'move-hearing',
        'cancel-hearing',
        'retitle',
        'reassign',
        'transfer',
        'reopen',
        'seal-case',
      ],
    }).notNull(),
    docketEntryId: text('docket_entry_id'),
    /** An entry's text; the new title, judge, court or (ISO 8601) time of a hearing. */
    text: text('text').notNull().default(''),
    /** The accepted filing that an added entry dockets, and its envelope. */
    filingId: text('filing_id'),
    envelopeId: text('envelope_id'),
  },
  (table) => [
    index('docket_changes_by_case').on(table.providerCaseId),
    uniqueIndex('docket_changes_by_filing').on(table.filingId),
  ],
);

/** Providers taken down by hand. */
export const docketOutages = pgTable('docket_outages', {
  providerId: integer('provider_id').$type<ProviderId>().primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** Who is told of what. */
export const docketNotificationSettings = pgTable(
  'docket_notification_settings',
  {
    notificationSettingId: serial('notification_setting_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    notificationType: text('notification_type').$type<NotificationType>().notNull(),
    frequency: text('frequency').$type<NotificationFrequency>().notNull(),
    /** 0 for all. */
    subscriptionId: integer('subscription_id').notNull().default(0),
    orderId: integer('order_id').notNull().default(0),
    name: nameText('name').notNull().default(''),
    filter: jsonb('filter').$type<NotificationFilter>(),
    sendAt: text('send_at').notNull().default('07:00'),
    recipients: jsonb('recipients').$type<NotificationRecipient[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('docket_notification_settings_key').on(
      table.clientId,
      table.notificationType,
      table.subscriptionId,
      table.orderId,
      table.name,
    ),
  ],
);
