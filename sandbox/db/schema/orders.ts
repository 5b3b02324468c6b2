import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EFilingProvider, OrderStatus, ServiceName, StateCode } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/**
 * An order of any service. A court filing starts with status `draft`; submitting updates the same row, so one order
 * can't become two envelopes.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: serial('order_id').primaryKey(),
    /** Incremented on every change; for drafts, the draft's version. */
    version: integer('version').notNull().default(1),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    userId: integer('user_id').notNull(),
    userName: nameText('user_name').notNull(),
    service: text('service').$type<ServiceName>().notNull(),
    state: text('state').$type<StateCode>().notNull(),
    /** The e-filing provider of a court filing; null for orders of other services. */
    provider: text('provider').$type<EFilingProvider>(),
    status: text('status').$type<OrderStatus>().notNull(),
    statusText: text('status_text').notNull(),
    dateOrdered: timestamp('date_ordered', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    clientReference: nameText('client_reference').notNull().default(''),
    matterName: nameText('matter_name').notNull().default(''),
    mappingId: text('mapping_id'),
    caseTitle: nameText('case_title').notNull().default(''),
    caseNumber: nameText('case_number'),
    caseTrackingId: text('case_tracking_id'),
    courtCode: text('court_code'),
    courtName: nameText('court_name'),
    envelopeId: text('envelope_id'),
    description: text('description').notNull().default(''),
    totalAmountCents: integer('total_amount_cents').notNull().default(0),
    documentCount: integer('document_count').notNull().default(0),
    /** The title of the lead document (contracts, LeadDocumentTitle); empty without a document. */
    leadDocumentTitle: nameText('lead_document_title').notNull().default(''),
    /** Names of the filing's parties, one per line. */
    partyNames: text('party_names').notNull().default(''),
    /** Names of the filing's documents, one per line. */
    documentNames: text('document_names').notNull().default(''),
    needsAttention: boolean('needs_attention').notNull().default(false),
    /** Why it does, where a court or an address caused it. */
    isSentBack: boolean('is_sent_back').notNull().default(false),
    isUndelivered: boolean('is_undelivered').notNull().default(false),
    /** While something was sent back: until when the first of it can be corrected, where its court sets a time. */
    correctBy: timestamp('correct_by', { withTimezone: true }),
    /** The abandoned order that this one is a copy of. */
    copiesOrderId: integer('copies_order_id').references((): AnyPgColumn => orders.orderId, {
      onDelete: 'set null',
    }),
    /** The rejected order that this one corrects. */
    correctsOrderId: integer('corrects_order_id').references((): AnyPgColumn => orders.orderId, {
      onDelete: 'set null',
    }),
    /**
     * What a search looks through, as `plainText` writes it: title and numbers, a line break, the rest. Numbers are in it
     * with and without their dashes.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`plain_text(order_id::text || ' ' || client_reference || ' ' || matter_name || ' ' || coalesce(nullif(case_title, ''), replace(description, e'\n', ' ')) || ' ' || coalesce(case_number, '') || ' ' || coalesce(envelope_id, '') || ' ' || replace(client_reference || ' ' || coalesce(case_number, ''), '-', '') || e'\n' || description || ' ' || coalesce(court_name, '') || ' ' || user_name || ' ' || party_names || ' ' || document_names || ' ' || lead_document_title)`,
      ),
  },
  (table) => [
    // One index per sort column that also covers the filters, so a page of orders and its count need only the index
    // (services/order-page.ts).
    index('orders_sorted_by_number').on(
      table.clientId,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_document').on(
      table.clientId,
      table.leadDocumentTitle,
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
    index('orders_sorted_by_case_number').on(
      table.clientId,
      table.caseNumber,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_case_number_back').on(
      table.clientId,
      table.caseNumber.desc().nullsLast(),
      table.orderId.desc().nullsFirst(),
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_envelope').on(
      table.clientId,
      table.envelopeId,
      table.orderId,
      table.status,
      table.service,
      table.state,
      table.userId,
      table.dateOrdered,
    ),
    index('orders_sorted_by_envelope_back').on(
      table.clientId,
      table.envelopeId.desc().nullsLast(),
      table.orderId.desc().nullsFirst(),
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
    // One index per filter, for counts.
    index('orders_by_status').on(table.clientId, table.status, table.dateOrdered.desc()),
    index('orders_by_person').on(table.clientId, table.userId, table.status),
    index('orders_by_service').on(table.clientId, table.service, table.status),
    index('orders_by_state').on(
      table.clientId,
      table.state,
      table.status,
      table.userId,
      table.dateOrdered,
      table.orderId,
    ),
    index('orders_by_reference').on(
      table.clientId,
      sql`left(btrim(${table.clientReference}), 50)`,
      table.dateOrdered.desc(),
    ),
    // Matches any substring of three or more letters.
    index('orders_by_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_by_mapping').on(table.mappingId),
    index('orders_by_case').on(table.clientId, table.caseNumber).where(sql`${table.caseNumber} is not null`),
    // One draft at most corrects an order.
    uniqueIndex('drafts_by_corrected_order').on(table.correctsOrderId).where(sql`${table.status} = 'draft'`),
    index('orders_by_corrected_order').on(table.correctsOrderId),
    index('orders_by_copied_order').on(table.copiesOrderId),
    uniqueIndex('orders_by_envelope').on(table.envelopeId).where(sql`${table.envelopeId} is not null`),
  ],
);
