/** Who is signed in with a state's e-filing provider, and the messages that the outside world has sent. */
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { users } from './platform.ts';

/** A person's login with the provider of a state. Without it, the person is signed in, with the product's password. */
export const filingLogins = pgTable(
  'filing_logins',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    state: text('state').$type<StateCode>().notNull(),
    passwordHash: text('password_hash').notNull(),
    status: text('status', { enum: ['signed-in', 'signed-out', 'locked', 'not-activated'] }).notNull(),
    /** Wrong passwords since the last right one. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When the sign-in or the lock is over; missing when it has no end. */
    until: timestamp('until', { withTimezone: true }),
    /** The secret of the last message's link, which is used once. */
    linkToken: text('link_token').unique(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.state] })],
);

/** Emails. They are not sent; the control page shows them. */
export const sentMails = pgTable(
  'sent_mails',
  {
    mailId: serial('mail_id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Path on this host that the message leads to. */
    link: text('link'),
  },
  (table) => [index('sent_mails_by_recipient').on(table.recipient, table.mailId)],
);
