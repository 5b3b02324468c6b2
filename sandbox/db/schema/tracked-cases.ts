/** The firms' lists of court cases: one row per firm and case, however the case came to be listed. */
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CaseApiType } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/** Its ID is the `productCaseId` of docket tracking. Cases of docket providers may be in any state. */
export const trackedCases = pgTable(
  'tracked_cases',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    apiType: integer('api_type').$type<CaseApiType>().notNull(),
    /** What a number is unique in: the court's code, its name without one; '' in Florida, whose numbers name the county. */
    courtKey: text('court_key').notNull(),
    /** The case number as compared. */
    numberKey: text('number_key').notNull(),
    caseTrackingId: text('case_tracking_id'),
    /** Docket provider and its case ID, once a docket search found the case. */
    providerId: integer('provider_id').$type<4 | 6 | 7>(),
    providerCaseId: text('provider_case_id'),
    federal: boolean('federal').notNull().default(false),
    courtSystemId: integer('court_system_id'),
    /** The court's code with the docket provider. */
    courtId: text('court_id'),
    courtLocationCode: text('court_location_code'),
    courtName: nameText('court_name').notNull(),
    caseNumber: nameText('case_number').notNull(),
    caseTitle: nameText('case_title').notNull(),
    caseCategory: text('case_category'),
    caseType: text('case_type'),
    judge: text('judge'),
    status: text('status'),
    /** `YYYY-MM-DD`, any year that a court sends. */
    filedDate: text('filed_date'),
    isPhysical: boolean('is_physical').notNull().default(false),
    isUnlawfulDetainer: boolean('is_unlawful_detainer').notNull().default(false),
    uniformCaseNumber: text('uniform_case_number'),
    orgName: nameText('org_name'),
    orgUnitName: nameText('org_unit_name'),
    clientReference: nameText('client_reference').notNull().default(''),
    retailerReference: text('retailer_reference'),
    retailerMatterId: text('retailer_matter_id'),
    /** The order that tracks the docket. */
    docketSyncOrderId: integer('docket_sync_order_id'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Null while the case is listed. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('tracked_cases_by_provider_case').on(table.clientId, table.providerId, table.providerCaseId),
    uniqueIndex('tracked_cases_by_tracking_id').on(
      table.clientId,
      table.state,
      table.apiType,
      table.courtKey,
      table.caseTrackingId,
    ),
    index('tracked_cases_by_number').on(table.clientId, table.state, table.numberKey),
  ],
);
