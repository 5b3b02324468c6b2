/** The platform backend's data: firms, people and settings. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { PaymentMethodName, PaymentTerms } from '../../generated/billing/schemas.ts';
import { nameText } from './name-text.ts';

/** An address as the platform backend stores it (specification, application section 3). */
export interface StoredAddress {
  addressType: number;
  number: string;
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  buildingName?: string;
  unitNumber?: string;
  poBoxType?: string;
  mailInstructions?: string;
}

export const retailers = pgTable('retailers', {
  retailerId: integer('retailer_id').primaryKey(),
  retailerCode: text('retailer_code').notNull().unique(),
  name: nameText('name').notNull(),
});

export const clients = pgTable('clients', {
  clientId: serial('client_id').primaryKey(),
  partyId: integer('party_id').notNull(),
  name: nameText('name').notNull(),
  contact: text('contact').notNull().default(''),
  email: nameText('email').notNull(),
  financeEmail: text('finance_email').notNull(),
  phone: text('phone').notNull().default(''),
  retailerId: integer('retailer_id')
    .notNull()
    .references(() => retailers.retailerId),
  billingCyclePeriod: integer('billing_cycle_period').notNull().default(1),
  isSecure: boolean('is_secure').notNull().default(true),
  countryIso3: text('country_iso3').notNull().default('USA'),
  customerNumber: text('customer_number').notNull().default(''),
  /** Where the firm signed up, if not as a filer. */
  source: text('source').$type<'serve-it'>(),
  thirdPartyIdentifier: text('third_party_identifier'),
  creditHold: boolean('credit_hold').notNull().default(false),
  /** A hold by dunning ends when nothing is overdue; one set by hand stays. */
  isHeldByDunning: boolean('is_held_by_dunning').notNull().default(false),
  paymentTerms: text('payment_terms').$type<PaymentTerms>().notNull().default('net-30'),
  /** First day of the current terms; null since sign-up. */
  paymentTermsFrom: text('payment_terms_from'),
  /** The method that invoices are charged to; null for the card on file, if any. */
  paymentMethod: text('payment_method').$type<PaymentMethodName>(),
  /** IANA zone of the firm's main office, used to show instants. */
  timeZone: text('time_zone').notNull().default('America/Chicago'),
  addresses: jsonb('addresses').$type<StoredAddress[]>().notNull().default([]),
  /** Hash of the secret that the sign-up's browser made: who creates the first person must know it. */
  signUpKeyHash: text('sign_up_key_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Tries to sign in since the last right password. Names need not exist. */
export const signInTries = pgTable('sign_in_tries', {
  userName: text('user_name').primaryKey(),
  tries: integer('tries').notNull(),
  /** The first of these tries. */
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** What people, firms and addresses set off within an hour (sandbox/services/hourly-limits.ts). */
export const hourlyCounts = pgTable('hourly_counts', {
  /** What is counted, and whose: `mails of firm 1`. */
  subject: text('subject').primaryKey(),
  total: integer('total').notNull(),
  /** When the hour began. */
  since: timestamp('since', { withTimezone: true }).notNull(),
});

export const users = pgTable(
  'users',
  {
    userId: serial('user_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    /** Lower case, unique across firms. */
    userName: text('user_name').notNull().unique(),
    /** `scrypt$salt$hash`, base64url. */
    passwordHash: text('password_hash').notNull(),
    name: nameText('name').notNull(),
    email: nameText('email').notNull(),
    userAdministrator: boolean('user_administrator').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('users_by_client').on(table.clientId, table.name)],
);

export const roles = pgTable('roles', {
  roleId: integer('role_id').primaryKey(),
  roleName: text('role_name').notNull().unique(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.roleId),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** A browser session on the platform host; `sessionId` is its cookie's SHA-256 in base64url. */
export const sessions = pgTable('sessions', {
  sessionId: text('session_id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Settings of a firm or person. `serviceId` 0 means every service. */
export const profileSettings = pgTable(
  'profile_settings',
  {
    profileSettingId: serial('profile_setting_id').primaryKey(),
    partyId: integer('party_id').notNull(),
    /** 0 for a firm's setting. */
    userId: integer('user_id').notNull().default(0),
    serviceId: integer('service_id').notNull().default(0),
    /** 5 = a firm's, 6 = a person's. */
    profileSettingType: integer('profile_setting_type').$type<5 | 6>().notNull(),
    name: nameText('name').notNull(),
    /** The name in lower case, for lookups. */
    nameKey: text('name_key').notNull(),
    value: text('value').notNull(),
    isSensitive: boolean('is_sensitive').notNull().default(false),
    readOnlyForType: integer('read_only_for_type').$type<5 | 6>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('profile_settings_key').on(table.partyId, table.userId, table.serviceId, table.nameKey)],
);

/** A firm's secrets: written, never returned. */
export const clientSecrets = pgTable(
  'client_secrets',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    name: nameText('name').notNull(),
    valueHash: text('value_hash').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.name] })],
);

const serviceCodes = [
  'CreateCase',
  'FileIntoCase',
  'SearchForCase',
  'CourtesyCopy',
  'ProcessServing',
  'SkipTrace',
  'ProcessServingExistingCase',
  'LegalServiceOfProcess',
  'DocketSync',
  'DocketSyncLegacy',
  'ElectronicSignature',
  'EService',
  'DeedPreparation',
  'Form1099S',
  'TitleSearch',
  'BusinessFormation',
  'UccFiling',
  'UccSearch',
] as const;

export const services = pgTable('services', {
  serviceId: integer('service_id').primaryKey(),
  code: text('code', { enum: serviceCodes }).notNull().unique(),
  name: nameText('name').notNull(),
  category: text('category').notNull(),
});

/** A firm's cards: brand and last digits, never the number. One at most is on file; the rest were replaced. */
export const clientCards = pgTable(
  'client_cards',
  {
    cardId: serial('card_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    cardType: text('card_type').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    cardHolderName: nameText('card_holder_name').notNull(),
    isDefault: boolean('is_default').notNull().default(true),
    funding: text('funding', { enum: ['credit', 'debit', 'prepaid', 'unknown'] })
      .notNull()
      .default('credit'),
    /** How its issuer responds to charges; null for a good card. */
    issuerBehavior: text('issuer_behavior'),
    /** The client's idempotency key for adding the card. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the card was replaced or removed. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('client_cards_on_file').on(table.clientId).where(sql`${table.replacedAt} is null`),
    uniqueIndex('client_cards_by_key').on(table.clientId, table.idempotencyKey),
  ],
);
