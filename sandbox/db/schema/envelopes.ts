import { integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SubmissionResult } from '../../generated/filing/schemas.ts';
import type { FilingContent } from './filing-content.ts';
import { orders } from './orders.ts';
import type { StoredFees, StoredPayment } from './stored-fees.ts';

/** A submitted order with its content, fees and payment. One per order and per idempotency key. */
export const envelopes = pgTable(
  'envelopes',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    /** The court's envelope number; text in payloads. */
    envelopeId: serial('envelope_id').unique(),
    /** The provider's case ID, assigned before the court opens the case. */
    caseId: text('case_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The submitted draft's version. Submitting the same version again returns the first response. */
    draftVersion: integer('draft_version').notNull().default(1),
    content: jsonb('content').$type<FilingContent>().notNull(),
    /** Authorized amounts; captured amounts once every filing is decided. */
    fees: jsonb('fees').$type<StoredFees>().notNull(),
    payment: jsonb('payment').$type<StoredPayment>().notNull(),
    /** The response, returned again for a repeated request. */
    result: jsonb('result').$type<SubmissionResult>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('envelopes_by_key').on(table.clientId, table.idempotencyKey)],
);
