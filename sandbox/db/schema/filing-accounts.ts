/** A firm's attorneys and payment accounts with a state's e-filing provider. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { clientCards, clients } from './platform.ts';

export const attorneys = pgTable(
  'attorneys',
  {
    attorneyId: text('attorney_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    state: text('state').$type<StateCode>().notNull(),
    firstName: nameText('first_name').notNull(),
    middleName: nameText('middle_name'),
    lastName: nameText('last_name').notNull(),
    barNumber: text('bar_number').notNull(),
    email: nameText('email'),
  },
  (table) => [uniqueIndex('attorneys_by_bar_number').on(table.clientId, table.state, table.barNumber)],
);

export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    paymentAccountId: text('payment_account_id').primaryKey(),
    /** The owning firm; null for accounts offered to every firm. */
    clientId: integer('client_id').references(() => clients.clientId),
    state: text('state').$type<StateCode>().notNull(),
    /** CC, BankAccount or WV (waiver). */
    paymentAccountTypeCode: text('payment_account_type_code', { enum: ['CC', 'BankAccount', 'WV'] }).notNull(),
    accountName: nameText('account_name').notNull(),
    cardType: text('card_type'),
    cardLast4: text('card_last4'),
    cardMonth: integer('card_month'),
    cardYear: integer('card_year'),
    cardHolderName: nameText('card_holder_name'),
    /** The firm's card on file behind the account; null for accounts created with the provider. */
    cardId: integer('card_id').references(() => clientCards.cardId),
    active: boolean('active').notNull().default(true),
    /** How the simulated payment processor responds. */
    processorBehavior: text('processor_behavior', { enum: ['ok', 'declined', 'error'] })
      .notNull()
      .default('ok'),
  },
  (table) => [index('payment_accounts_by_client').on(table.state, table.clientId)],
);

/** Administrators of a firm's account with a state's provider, besides the firm's administrators here. */
export const firmAdmins = pgTable(
  'firm_admins',
  {
    tylerUserId: text('tyler_user_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    state: text('state').$type<StateCode>().notNull(),
    firstName: nameText('first_name').notNull(),
    middleName: nameText('middle_name'),
    lastName: nameText('last_name').notNull(),
    email: nameText('email').notNull(),
    isActivated: boolean('is_activated').notNull().default(false),
  },
  (table) => [uniqueIndex('firm_admins_by_email').on(table.state, sql`lower(${table.email})`)],
);

/** Firms and self-represented people that registered with a state's provider from here. */
export const registeredFirms = pgTable(
  'registered_firms',
  {
    firmId: text('firm_id').primaryKey(),
    state: text('state').$type<StateCode>().notNull(),
    /** The firm whose person registered it. */
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    firmName: nameText('firm_name').notNull(),
    isIndividual: boolean('is_individual').notNull(),
    adminUserId: text('admin_user_id').notNull(),
    adminEmail: text('admin_email').notNull(),
    passwordHash: text('password_hash').notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('registered_firms_by_email').on(table.state, sql`lower(${table.adminEmail})`)],
);
