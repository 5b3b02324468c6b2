/** Orders of every service, and the drafts, envelopes and filings behind a court filing. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FeeCategory, FeeChargeStatus, FeeIntegrationStatus } from '../../generated/billing/schemas.ts';
import type {
  CourtesyCopy,
  ExistingCaseContent,
  FiledDocument,
  FilingAction,
  FilingFlow,
  FilingRecipient,
  FilingSecurity,
  FilingStatus,
  NewCaseContent,
  OrderStatus,
  ServiceName,
  StateCode,
  SubmissionResult,
} from '../../generated/filing/schemas.ts';
import { clients } from './platform.ts';
import type { StoredFees, StoredPayment } from './stored-fees.ts';

/** What a person enters to file: the same shape as a draft and as a submission. */
export type FilingContent = NewCaseContent | ExistingCaseContent;

/**
 * One order of any service. A court filing's draft is an order with status `draft`; submitting turns the
 * same row into the envelope's order, so an order can never become two envelopes.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: serial('order_id').primaryKey(),
    /** Grows by one with every change; that of a draft is the version of the draft. */
    version: integer('version').notNull().default(1),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    service: text('service').$type<ServiceName>().notNull(),
    state: text('state').$type<StateCode>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    statusText: text('status_text').notNull(),
    dateOrdered: timestamp('date_ordered', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    clientReference: text('client_reference').notNull().default(''),
    matterName: text('matter_name').notNull().default(''),
    mappingId: text('mapping_id'),
    caseTitle: text('case_title').notNull().default(''),
    caseNumber: text('case_number'),
    caseTrackingId: text('case_tracking_id'),
    courtCode: text('court_code'),
    courtName: text('court_name'),
    envelopeId: text('envelope_id'),
    description: text('description').notNull().default(''),
    totalAmountCents: integer('total_amount_cents').notNull().default(0),
    documentCount: integer('document_count').notNull().default(0),
    needsAttention: boolean('needs_attention').notNull().default(false),
    /** The order that came back from the court and that this one corrects. */
    correctsOrderId: integer('corrects_order_id').references((): AnyPgColumn => orders.orderId, {
      onDelete: 'set null',
    }),
    /** Lower-case text of what a search looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(order_id::text || ' ' || description || ' ' || client_reference || ' ' || matter_name || ' ' || case_title || ' ' || coalesce(case_number, '') || ' ' || coalesce(court_name, '') || ' ' || coalesce(envelope_id, '') || ' ' || user_name)`,
      ),
  },
  (table) => [
    // For each column that the lists are sorted by, an index that holds what they are filtered by as well: it alone
    // finds the orders of a page, from either end, and counts them (services/order-page.ts).
    index('orders_sorted_by_number').on(
      table.clientId,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_reference').on(
      table.clientId,
      table.clientReference,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_case').on(
      table.clientId,
      table.caseTitle,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_court').on(
      table.clientId,
      table.courtName,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_court_back').on(
      table.clientId,
      table.courtName.desc().nullsLast(),
      table.orderId.desc().nullsFirst(),
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_status').on(
      table.clientId,
      table.status,
      table.orderId,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_date').on(
      table.clientId,
      table.dateOrdered,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
    ),
    index('orders_sorted_by_person').on(
      table.clientId,
      table.userName,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_total').on(
      table.clientId,
      table.totalAmountCents,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_by_status').on(table.clientId, table.status, table.dateOrdered.desc()),
    index('orders_by_reference').on(
      table.clientId,
      sql`left(btrim(${table.clientReference}), 50)`,
      table.dateOrdered.desc(),
    ),
    index('orders_by_mapping').on(table.mappingId),
    index('orders_by_case').on(table.clientId, table.caseNumber).where(sql`${table.caseNumber} is not null`),
    // An order has at most one draft that corrects it.
    uniqueIndex('drafts_by_corrected_order').on(table.correctsOrderId).where(sql`${table.status} = 'draft'`),
    index('orders_by_corrected_order').on(table.correctsOrderId),
    uniqueIndex('orders_by_envelope').on(table.envelopeId).where(sql`${table.envelopeId} is not null`),
  ],
);

/** What a person has entered so far. `version` grows by one at each save; a save names the version it is based on. */
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
    savedByName: text('saved_by_name').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Made by the browser with the first save: the same key never makes a second draft. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    uniqueIndex('drafts_by_key')
      .on(table.clientId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);

/** A submitted order: what was sent, what it costs and how it is paid. One per order, one per idempotency key. */
export const envelopes = pgTable(
  'envelopes',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    /** The number by which the court knows it; as text in payloads. */
    envelopeId: serial('envelope_id').unique(),
    /** The provider's id of the case, made before the court has opened it. */
    caseId: text('case_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Version of the draft that was submitted: submitted again, it gets the first answer again. */
    draftVersion: integer('draft_version').notNull().default(1),
    /** The content as submitted. */
    content: jsonb('content').$type<FilingContent>().notNull(),
    /** As authorised; once every filing is decided, as captured. */
    fees: jsonb('fees').$type<StoredFees>().notNull(),
    payment: jsonb('payment').$type<StoredPayment>().notNull(),
    /** The answer that was given, given again to a repeated request. */
    result: jsonb('result').$type<SubmissionResult>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('envelopes_by_key').on(table.clientId, table.idempotencyKey)],
);

/** Fee quotes that people were shown. Of an order the latest is kept, and those that may still be submitted with. */
export const feeQuotes = pgTable(
  'fee_quotes',
  {
    quoteId: text('quote_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    /** The draft it was asked for. */
    orderId: integer('order_id').references(() => orders.orderId, { onDelete: 'cascade' }),
    fees: jsonb('fees').$type<StoredFees>().notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('fee_quotes_by_order').on(table.orderId, table.quotedAt.desc()),
    index('fee_quotes_by_client').on(table.clientId, table.quotedAt),
  ],
);

export const filings = pgTable(
  'filings',
  {
    filingId: text('filing_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** Id of the entry in the submitted content. */
    entryId: text('entry_id').notNull(),
    position: integer('position').notNull(),
    filingTypeCode: text('filing_type_code').notNull(),
    filingTypeName: text('filing_type_name').notNull(),
    description: text('description').notNull().default(''),
    commentsToClerk: text('comments_to_clerk').notNull().default(''),
    action: text('action').$type<FilingAction>().notNull(),
    security: text('security').$type<FilingSecurity>().notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    /** In a service's own words, where the status table has none. */
    statusText: text('status_text'),
    referenceNumber: text('reference_number'),
    feeCents: integer('fee_cents').notNull().default(0),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    filedAt: timestamp('filed_at', { withTimezone: true }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    reviewerComments: text('reviewer_comments'),
    rejectReasonCode: text('reject_reason_code'),
    rejectReasonText: text('reject_reason_text'),
  },
  (table) => [index('filings_by_order').on(table.orderId, table.position)],
);

export const filingDocuments = pgTable(
  'filing_documents',
  {
    documentId: text('document_id').primaryKey(),
    filingId: text('filing_id')
      .notNull()
      .references(() => filings.filingId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<FiledDocument['kind']>().notNull(),
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    filingComponentCode: text('filing_component_code'),
    documentTypeCode: text('document_type_code'),
    documentTypeName: text('document_type_name'),
    pageCount: integer('page_count').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    stampedFileId: text('stamped_file_id'),
    stampedExpiresAt: timestamp('stamped_expires_at', { withTimezone: true }),
  },
  (table) => [
    index('filing_documents_by_filing').on(table.filingId, table.position),
    index('filing_documents_by_file').on(table.fileId),
  ],
);

export const filingRecipients = pgTable(
  'filing_recipients',
  {
    recipientId: serial('recipient_id').primaryKey(),
    filingId: text('filing_id')
      .notNull()
      .references(() => filings.filingId, { onDelete: 'cascade' }),
    /** Missing for someone who only gets a courtesy copy. */
    serviceContactId: text('service_contact_id'),
    name: text('name').notNull(),
    firmName: text('firm_name'),
    email: text('email').notNull(),
    statusCode: text('status_code').$type<FilingRecipient['statusCode']>().notNull(),
    isOpened: boolean('is_opened').notNull().default(false),
    servedAt: timestamp('served_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
  },
  (table) => [index('filing_recipients_by_filing').on(table.filingId)],
);

/** Printed copies on their way to chambers. Their documents are those of the order's one filing. */
export const courtesyCopies = pgTable('courtesy_copies', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' }),
  recipientName: text('recipient_name').notNull(),
  chambers: text('chambers').notNull().default(''),
  address: text('address').notNull(),
  copies: integer('copies').notNull(),
  deliverBy: date('deliver_by'),
  instructions: text('instructions').notNull().default(''),
  stage: text('stage').$type<CourtesyCopy['stage']>().notNull(),
  printedAt: timestamp('printed_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  receivedBy: text('received_by'),
});

/** What happened to an order or to one of its filings, oldest first. Never changed, only added to. */
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
    /** In a service's own words, where the status table has none. */
    statusText: text('status_text'),
    actor: text('actor').notNull(),
    comment: text('comment'),
  },
  (table) => [index('status_history_by_order').on(table.orderId, table.historyId)],
);

/** Charges of orders: the rows of the fee summary and, as allowance charges, an order's fee breakdown. */
export const charges = pgTable(
  'charges',
  {
    feeId: serial('fee_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    filingId: text('filing_id'),
    clientReference: text('client_reference').notNull(),
    matterName: text('matter_name').notNull(),
    mappingId: text('mapping_id'),
    service: text('service').$type<ServiceName>().notNull(),
    description: text('description').notNull(),
    /** The court's allowance charge reason (`Filing Fee`, `Convenience Fee`, …). */
    reason: text('reason').notNull(),
    category: text('category').$type<FeeCategory>().notNull(),
    chargedAt: timestamp('charged_at', { withTimezone: true }).notNull(),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').$type<FeeChargeStatus>().notNull(),
    invoiceNumber: text('invoice_number'),
    integrationStatus: text('integration_status').$type<FeeIntegrationStatus>().notNull().default('not-connected'),
  },
  (table) => [
    index('charges_by_reference').on(
      table.clientId,
      sql`left(btrim(${table.clientReference}), 50)`,
      table.chargedAt.desc(),
    ),
    index('charges_by_date').on(table.clientId, table.chargedAt.desc()),
    index('charges_by_mapping').on(table.mappingId),
    index('charges_by_order').on(table.orderId),
  ],
);
