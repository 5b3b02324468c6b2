/** An envelope's filings, their documents and the people served. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  FiledDocument,
  FilingAction,
  FilingRecipient,
  FilingSecurity,
  FilingStatus,
} from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

export const filings = pgTable(
  'filings',
  {
    filingId: text('filing_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** The filing's entry ID in the submitted content. */
    entryId: text('entry_id').notNull(),
    position: integer('position').notNull(),
    filingTypeCode: text('filing_type_code').notNull(),
    filingTypeName: nameText('filing_type_name').notNull(),
    description: text('description').notNull().default(''),
    commentsToClerk: text('comments_to_clerk').notNull().default(''),
    action: text('action').$type<FilingAction>().notNull(),
    security: text('security').$type<FilingSecurity>().notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    /** The service's status text, where the status table has no text for it. */
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
    /** The last second to correct a returned filing; null where the court sets no time. */
    correctBy: timestamp('correct_by', { withTimezone: true }),
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
    name: nameText('name').notNull(),
    description: text('description').notNull().default(''),
    filingComponentCode: text('filing_component_code'),
    documentTypeCode: text('document_type_code'),
    documentTypeName: nameText('document_type_name'),
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
    /** Null for courtesy copy recipients. */
    serviceContactId: text('service_contact_id'),
    name: nameText('name').notNull(),
    firmName: nameText('firm_name'),
    email: nameText('email').notNull(),
    statusCode: text('status_code').$type<FilingRecipient['statusCode']>().notNull(),
    isOpened: boolean('is_opened').notNull().default(false),
    servedAt: timestamp('served_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Why the notice did not arrive. */
    failureReason: text('failure_reason'),
    /** The e-service that repeated it after it did not arrive. */
    servedAgainOrderId: integer('served_again_order_id').references(() => orders.orderId, { onDelete: 'set null' }),
  },
  (table) => [
    index('filing_recipients_by_filing').on(table.filingId),
    index('filing_recipients_bounced').on(table.serviceContactId).where(sql`${table.statusCode} = 'undeliverable'`),
    index('filing_recipients_by_address').on(sql`lower(${table.email})`),
  ],
);

/** The notice of filing of an order: one at most. */
export const noticesOfFiling = pgTable('notices_of_filing', {
  envelopeOrderId: integer('envelope_order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' }),
  noticeOrderId: integer('notice_order_id').references(() => orders.orderId, { onDelete: 'cascade' }),
});
