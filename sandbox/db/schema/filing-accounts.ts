/** A firm's attorneys and payment accounts with a state's e-filing provider. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { clientCards, clients } from './platform.ts';

export const attorneys = pgTable(
  'attorneys',
  {
    attorneyId: text('attorney_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    state: text('state').$type<StateCode>().notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    barNumber: text('bar_number').notNull(),
    email: text('email'),
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
    accountName: text('account_name').notNull(),
    cardType: text('card_type'),
    cardLast4: text('card_last4'),
    cardMonth: integer('card_month'),
    cardYear: integer('card_year'),
    cardHolderName: text('card_holder_name'),
    /** The firm's card on file behind the account; null for accounts created with the provider. */
    cardId: integer('card_id').references(() => clientCards.cardId),
    active: boolean('active').notNull().default(true),
    /** How the simulated payment processor responds. */
    processorBehaviour: text('processor_behaviour', { enum: ['ok', 'declined', 'error'] })
      .notNull()
      .default('ok'),
  },
  (table) => [index('payment_accounts_by_client').on(table.state, table.clientId)],
);
