/** E-filing provider logins and sent emails. */
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { bytea } from './bytea.ts';
import { nameText } from './name-text.ts';
import { users } from './platform.ts';

/** A person's login with a state's provider. Without a row, the person is signed in with the product's password. */
export const filingLogins = pgTable(
  'filing_logins',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    state: text('state').$type<StateCode>().notNull(),
    passwordHash: text('password_hash').notNull(),
    status: text('status', { enum: ['signed-in', 'signed-out', 'locked', 'not-activated'] }).notNull(),
    /** Wrong passwords since the last correct one. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When the sign-in or lock ends; null if it doesn't. */
    until: timestamp('until', { withTimezone: true }),
    /** The single-use secret in the last email's link. */
    linkToken: text('link_token').unique(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.state] })],
);

/** Emails. They are shown on the control page, not sent. */
export const sentMails = pgTable(
  'sent_mails',
  {
    mailId: serial('mail_id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The email's link, as a path on this host. */
    link: text('link'),
  },
  (table) => [index('sent_mails_by_recipient').on(table.recipient, table.mailId)],
);

/** Files sent with emails. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    attachmentId: serial('attachment_id').primaryKey(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => sentMails.mailId, { onDelete: 'cascade' }),
    fileName: nameText('file_name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [index('mail_attachments_by_mail').on(table.mailId)],
);
