/** Envelopes of documents that are signed electronically (serving supplement, section 9). */
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  EnvelopeDocument,
  EnvelopeField,
  EnvelopeStatus,
  SignatureMark,
  SignerStatus,
} from '../../generated/serving/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

export const signatureEnvelopes = pgTable(
  'signature_envelopes',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    status: text('status').$type<EnvelopeStatus>().notNull(),
    title: nameText('title').notNull(),
    message: text('message').notNull(),
    isInOrder: boolean('is_in_order').notNull(),
    /** Null for no reminders. */
    reminderDays: integer('reminder_days'),
    documents: jsonb('documents').$type<EnvelopeDocument[]>().notNull(),
    /** Where they sign; `signerId` is the stored signer's. */
    fields: jsonb('fields').$type<EnvelopeField[]>().notNull(),
    feeCents: integer('fee_cents').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the envelope: a repeated key must bring the same. */
    fingerprint: text('fingerprint').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason'),
    sealedFileId: text('sealed_file_id'),
    certificateFileId: text('certificate_file_id'),
  },
  (table) => [
    uniqueIndex('signature_envelopes_key').on(table.clientId, table.idempotencyKey),
    index('signature_envelopes_by_status').on(table.status),
  ],
);

export const signatureSigners = pgTable(
  'signature_signers',
  {
    signerId: text('signer_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => signatureEnvelopes.orderId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: nameText('name').notNull(),
    email: nameText('email').notNull(),
    status: text('status').$type<SignerStatus>().notNull(),
    /** When the last link was sent. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    consentedAt: timestamp('consented_at', { withTimezone: true }),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    declineReason: text('decline_reason'),
    /** Where the person signed or declined from, and with which browser. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    mark: jsonb('mark').$type<SignatureMark>(),
    initials: text('initials'),
    /** By field. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [uniqueIndex('signature_signers_by_order').on(table.orderId, table.position)],
);

/** Links of signers. A newer one ends the earlier. */
export const signatureLinks = pgTable(
  'signature_links',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    signerId: text('signer_id')
      .notNull()
      .references(() => signatureSigners.signerId, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [index('signature_links_by_signer').on(table.signerId)],
);

/** What happened to an envelope, for its page and certificate. */
export const signatureEvents = pgTable(
  'signature_events',
  {
    eventId: serial('event_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => signatureEnvelopes.orderId, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    ip: text('ip'),
  },
  (table) => [index('signature_events_by_order').on(table.orderId)],
);
