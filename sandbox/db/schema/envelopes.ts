import { integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SubmissionResult } from '../../generated/filing/schemas.ts';
import type { FilingContent } from './filing-content.ts';
import { orders } from './orders.ts';
import type { StoredFees, StoredPayment } from './stored-fees.ts';

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
