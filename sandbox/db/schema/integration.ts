/** Matters in practice-management systems and their mappings. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

export const matters = pgTable(
  'matters',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    matterReference: text('matter_reference').notNull(),
    retailerReference: text('retailer_reference').notNull(),
    /** The displayed name, such as `00015-Ortega`. */
    displayName: nameText('display_name').notNull(),
    description: nameText('description').notNull().default(''),
    /** Open, Pending or Closed. */
    status: text('status').notNull().default('Open'),
    clientName: nameText('client_name').notNull().default(''),
    openDate: text('open_date').notNull(),
    parentReference: text('parent_reference'),
    /** The outermost parent; null at the top level. */
    rootReference: text('root_reference'),
    /** When it was added; null for initial data. */
    addedAt: timestamp('added_at', { withTimezone: true }),
    /** What a search looks through, as `plainText` writes it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(display_name || ' ' || description || ' ' || client_name)`),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.matterReference] }),
    index('matters_by_name').on(table.clientId, table.displayName, table.matterReference),
    index('matters_by_root').on(table.clientId, table.rootReference),
    index('matters_by_parent').on(table.clientId, table.parentReference),
  ],
);

/** When a firm's matters were last read from a system that limits reads. */
export const matterListReadings = pgTable('matter_list_readings', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.clientId),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});

/** Cabinets of firms with NetDocuments. Their attributes are nested matters. */
export const netDocumentsCabinets = pgTable(
  'net_documents_cabinets',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    cabinetId: text('cabinet_id').notNull(),
    name: nameText('name').notNull(),
    repositoryId: text('repository_id').notNull(),
    /** Attribute numbers; 0 for a missing attribute. */
    primaryAttributeId: integer('primary_attribute_id').notNull(),
    parentAttributeId: integer('parent_attribute_id').notNull(),
    organizingAttributeId: integer('organizing_attribute_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.cabinetId] })],
);

export const mappings = pgTable(
  'mappings',
  {
    mappingId: text('mapping_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    clientReference: nameText('client_reference').notNull(),
    matterId: text('matter_id').notNull().default(''),
    /** JSON text with ClientReference and more, stored as the real backend stores it. */
    json: text('json').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('mappings_key').on(table.clientId, table.clientReference, table.matterId)],
);

/** The state of a person's connection to their firm's practice-management system. */
export const integrationConnections = pgTable(
  'integration_connections',
  {
    userId: integer('user_id').notNull(),
    integrationName: text('integration_name').notNull(),
    isConnected: boolean('is_connected').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.integrationName] }),
    index('integration_connections_by_name').on(table.integrationName),
  ],
);

/** A pending consent at a connected system, by the code it returns. */
export const connectRequests = pgTable('connect_requests', {
  code: text('code').primaryKey(),
  userId: integer('user_id').notNull(),
  integrationName: text('integration_name').notNull(),
  /** Where the person started, such as `topBanner`. */
  state: text('state').notNull(),
  /** The page to return to, as requested. */
  routeId: text('route_id'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** When the person allowed access. */
  allowedAt: timestamp('allowed_at', { withTimezone: true }),
});
