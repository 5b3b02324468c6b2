/** Service contacts: people served electronically, the cases where they are, and what changed there. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
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
import type { ServiceContactAddress, ServiceContactHistoryEntry, StateCode } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';

export const serviceContacts = pgTable(
  'service_contacts',
  {
    serviceContactId: text('service_contact_id').primaryKey(),
    state: text('state').$type<StateCode>().notNull(),
    /** The firm that made it and may change it; null for contacts of firms outside the sandbox. */
    clientId: integer('client_id'),
    /** Empty for an individual. */
    firmName: nameText('firm_name').notNull().default(''),
    firstName: nameText('first_name').notNull(),
    middleName: nameText('middle_name').notNull().default(''),
    lastName: nameText('last_name').notNull(),
    email: nameText('email').notNull(),
    administrativeCopy: jsonb('administrative_copy').$type<string[]>().notNull().default([]),
    address: jsonb('address').$type<ServiceContactAddress>(),
    phone: text('phone'),
    /** Other firms find it in the public list. */
    isPublic: boolean('is_public').notNull(),
    isInFirmMasterList: boolean('is_in_firm_master_list').notNull(),
    isUndeliverable: boolean('is_undeliverable').notNull().default(false),
    /** What a search looks through, so that one index answers for every field. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`plain_text(first_name || ' ' || middle_name || ' ' || last_name || ' ' || firm_name || ' ' || email)`,
      ),
  },
  (table) => [
    index('service_contacts_by_client').on(table.clientId, table.state),
    index('service_contacts_public_by_name')
      .on(table.state, table.lastName, table.firstName, table.serviceContactId)
      .where(sql`${table.isPublic}`),
    index('service_contacts_by_text').using('gin', table.searchText.op('gin_trgm_ops')),
    // A firm's list has a name and address once, in any case.
    uniqueIndex('service_contacts_by_name_and_address')
      .on(
        table.clientId,
        table.state,
        sql`lower(${table.email})`,
        sql`lower(${table.lastName})`,
        sql`lower(${table.firstName})`,
        sql`lower(${table.middleName})`,
      )
      .where(sql`${table.isInFirmMasterList}`),
  ],
);

/** Addresses, in lower case, whose mail server refuses every message. */
export const bouncingAddresses = pgTable('bouncing_addresses', { email: nameText('email').primaryKey() });

export const serviceContactAttachments = pgTable(
  'service_contact_attachments',
  {
    serviceContactId: text('service_contact_id').notNull(),
    caseTrackingId: text('case_tracking_id').notNull(),
    /** Empty for a contact of the whole case. */
    casePartyId: text('case_party_id').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.caseTrackingId, table.casePartyId, table.serviceContactId] }),
    foreignKey({ columns: [table.serviceContactId], foreignColumns: [serviceContacts.serviceContactId] }).onDelete(
      'cascade',
    ),
    index('service_contact_attachments_by_contact').on(table.serviceContactId),
  ],
);

/** Keeps names, because contacts can be removed. */
export const serviceContactHistory = pgTable(
  'service_contact_history',
  {
    historyId: serial('history_id').primaryKey(),
    caseTrackingId: text('case_tracking_id').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    action: text('action').$type<ServiceContactHistoryEntry['action']>().notNull(),
    serviceContactId: text('service_contact_id').notNull(),
    contactName: nameText('contact_name').notNull(),
    email: nameText('email').notNull(),
    /** Null for a contact of the whole case; likewise the name. */
    casePartyId: text('case_party_id'),
    partyName: nameText('party_name'),
    changedByName: nameText('changed_by_name').notNull(),
    changedByFirm: text('changed_by_firm').notNull(),
  },
  (table) => [index('service_contact_history_by_case').on(table.caseTrackingId, table.historyId)],
);
