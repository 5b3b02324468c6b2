/** Matters in the firms' practice-management systems, and their mappings to the product. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './platform.ts';

export const matters = pgTable(
  'matters',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    matterReference: text('matter_reference').notNull(),
    retailerReference: text('retailer_reference').notNull(),
    /** What people see: `00015-Ortega`. */
    displayName: text('display_name').notNull(),
    description: text('description').notNull().default(''),
    /** Open, Pending or Closed. */
    status: text('status').notNull().default('Open'),
    clientName: text('client_name').notNull().default(''),
    openDate: text('open_date').notNull(),
    parentReference: text('parent_reference'),
    /** The outermost of those it lies in; null for one that lies in nothing. */
    rootReference: text('root_reference'),
    /** When it came to be there; null for what has always been. */
    addedAt: timestamp('added_at', { withTimezone: true }),
    /** What of it is searched, in lower case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(display_name || ' ' || description || ' ' || client_name)`),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.matterReference] }),
    index('matters_by_name').on(table.clientId, table.displayName, table.matterReference),
    index('matters_by_root').on(table.clientId, table.rootReference),
    index('matters_by_parent').on(table.clientId, table.parentReference),
  ],
);

/** When the list of a firm's matters was last read from a system that is asked seldom. */
export const matterListReadings = pgTable('matter_list_readings', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.clientId),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});

/** The cabinets of firms with NetDocuments. Their attributes are matters that lie in each other. */
export const netDocumentsCabinets = pgTable(
  'net_documents_cabinets',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    cabinetId: text('cabinet_id').notNull(),
    name: text('name').notNull(),
    repositoryId: text('repository_id').notNull(),
    /** Numbers of its attributes; 0 for one that it does not have. */
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
    clientReference: text('client_reference').notNull(),
    matterId: text('matter_id').notNull().default(''),
    /** Serialised text holding ClientReference and more, as the real backend keeps it. */
    json: text('json').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('mappings_key').on(table.clientId, table.clientReference, table.matterId)],
);

/** Whether a person's sign-in to their firm's practice-management system is good. */
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

/** A pending consent at a connected system, by the code that the system returns. */
export const connectRequests = pgTable('connect_requests', {
  code: text('code').primaryKey(),
  userId: integer('user_id').notNull(),
  integrationName: text('integration_name').notNull(),
  /** Where the person came from, such as `topBanner`. */
  state: text('state').notNull(),
  /** The page to go back to, as it was asked for. */
  routeId: text('route_id'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** When the system was told that it may give access. */
  allowedAt: timestamp('allowed_at', { withTimezone: true }),
});
