/** Invitations into firms. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameText } from './name-text.ts';
import { clients, users } from './platform.ts';

export const invitations = pgTable(
  'invitations',
  {
    invitationId: serial('invitation_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    /** Lower case. */
    email: nameText('email').notNull(),
    name: nameText('name').notNull(),
    role: text('role', { enum: ['member', 'bookkeeper', 'administrator'] }).notNull(),
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null once their account is deleted. */
    invitedByUserId: integer('invited_by_user_id').references(() => users.userId, { onDelete: 'set null' }),
    invitedByName: nameText('invited_by_name').notNull(),
    /** When the link was sent last. */
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    acceptedByUserId: integer('accepted_by_user_id').references(() => users.userId, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_by_key').on(table.clientId, table.idempotencyKey),
    uniqueIndex('invitations_pending')
      .on(table.clientId, table.email)
      .where(sql`${table.revokedAt} is null and ${table.acceptedAt} is null`),
    index('invitations_by_client').on(table.clientId, table.sentAt),
  ],
);
