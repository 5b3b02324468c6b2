/** Orders of every service, and the drafts, envelopes and filings behind a court filing. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './platform.ts';

/**
 * One order of any service. A court filing's draft is an order with status `draft`; submitting turns the
 * same row into the envelope's order, so an order can never become two envelopes.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: serial('order_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Of the service enumeration (specification, application section 3). */
    service: text('service').notNull(),
    /** Two letters. */
    state: text('state').notNull(),
    /** draft, in-progress, accepted, partially-rejected, rejected, cancelled or completed. */
    status: text('status').notNull(),
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
    /** Lower-case text of what a search looks through. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('orders_by_date').on(table.clientId, table.dateOrdered.desc(), table.orderId.desc()),
    index('orders_by_status').on(table.clientId, table.status, table.dateOrdered.desc()),
    index('orders_by_reference').on(table.clientId, table.clientReference),
    index('orders_by_mapping').on(table.mappingId),
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
    /** new-case or existing-case. */
    filingFlow: text('filing_flow').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
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

/** A submitted filing: what was sent, what was quoted and paid. One per order, one per idempotency key. */
export const envelopes = pgTable(
  'envelopes',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    envelopeId: text('envelope_id').notNull().unique(),
    caseId: text('case_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The content as submitted. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** The fee quote the submission was charged by. */
    quote: jsonb('quote').$type<Record<string, unknown>>().notNull(),
    /** Account, authorised and captured amounts. */
    payment: jsonb('payment').$type<Record<string, unknown>>().notNull(),
    /** The answer that was given, given again to a repeated request. */
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('envelopes_by_key').on(table.clientId, table.idempotencyKey)],
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
    /** EFile, EFileAndServe or Serve. */
    action: text('action').notNull(),
    /** public, private or sealed. */
    security: text('security').notNull(),
    /** One of Tyler's filing status codes. */
    status: text('status').notNull(),
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
    /** lead or attachment. */
    kind: text('kind').notNull(),
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
  (table) => [index('filing_documents_by_filing').on(table.filingId, table.position)],
);

export const filingRecipients = pgTable(
  'filing_recipients',
  {
    recipientId: serial('recipient_id').primaryKey(),
    filingId: text('filing_id')
      .notNull()
      .references(() => filings.filingId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    firmName: text('firm_name'),
    email: text('email').notNull(),
    statusCode: text('status_code').notNull(),
    isOpened: boolean('is_opened').notNull().default(false),
    servedAt: timestamp('served_at', { withTimezone: true }),
  },
  (table) => [index('filing_recipients_by_filing').on(table.filingId)],
);

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
    status: text('status').notNull(),
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
    service: text('service').notNull(),
    description: text('description').notNull(),
    /** The court's allowance charge reason (`Filing Fee`, `Convenience Fee`, …). */
    reason: text('reason').notNull(),
    /** court fee, service fee, convenience fee, surcharge or tax. */
    category: text('category').notNull(),
    chargedAt: timestamp('charged_at', { withTimezone: true }).notNull(),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** billable, not-yet-charged or refunded. */
    status: text('status').notNull(),
    invoiceNumber: text('invoice_number'),
    /** pending, synced, failed or not-connected. */
    integrationStatus: text('integration_status').notNull().default('not-connected'),
  },
  (table) => [
    index('charges_by_reference').on(table.clientId, table.clientReference, table.chargedAt.desc()),
    index('charges_by_order').on(table.orderId),
  ],
);

export const attorneys = pgTable(
  'attorneys',
  {
    attorneyId: text('attorney_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    state: text('state').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    barNumber: text('bar_number').notNull(),
    email: text('email'),
  },
  (table) => [index('attorneys_by_client').on(table.clientId, table.state)],
);

/** Payment accounts a firm keeps with a state's e-filing provider. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    paymentAccountId: text('payment_account_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    state: text('state').notNull(),
    /** CC, BankAccount or WV (waiver). */
    paymentAccountTypeCode: text('payment_account_type_code').notNull(),
    accountName: text('account_name').notNull(),
    cardType: text('card_type'),
    cardLast4: text('card_last4'),
    cardMonth: integer('card_month'),
    cardYear: integer('card_year'),
    cardHolderName: text('card_holder_name'),
    active: boolean('active').notNull().default(true),
    isGlobal: boolean('is_global').notNull().default(false),
    /** How the payment processor answers: ok, declined, expired, or error. The stand-in for a real card. */
    processorBehaviour: text('processor_behaviour').notNull().default('ok'),
  },
  (table) => [index('payment_accounts_by_client').on(table.clientId, table.state)],
);

/** Cases the court keeps: made when a new-case filing is accepted. */
export const courtCases = pgTable(
  'court_cases',
  {
    caseTrackingId: text('case_tracking_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    state: text('state').notNull(),
    courtCode: text('court_code').notNull(),
    courtName: text('court_name').notNull(),
    caseNumber: text('case_number').notNull(),
    caseTitle: text('case_title').notNull(),
    caseCategoryName: text('case_category_name').notNull().default(''),
    caseTypeName: text('case_type_name').notNull().default(''),
    judge: text('judge'),
    status: text('status').notNull().default('Open'),
    clientReference: text('client_reference').notNull().default(''),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
    parties: jsonb('parties').$type<Record<string, unknown>[]>().notNull().default([]),
  },
  (table) => [index('court_cases_by_client').on(table.clientId, table.state)],
);
