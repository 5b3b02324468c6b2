/** Courts of a state with several e-filing systems, and the connection with File & ServeXpress that some require. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  CourtPolicy,
  EFilingProvider,
  FilingCaseParty,
  FilingFlow,
  FsxConnectionStatus,
  MultisourceTables,
  StateCode,
} from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/** A division as stored with its court. */
export interface StoredDivision {
  divisionId: string;
  name: string;
  filingFlows: FilingFlow[];
  isDocumentsExempt: boolean;
}

/** A court's system, county and divisions. Its name is in `courts`. */
export const multisourceCourts = pgTable(
  'multisource_courts',
  {
    state: text('state').$type<StateCode>().notNull(),
    courtId: text('court_id').notNull(),
    county: text('county').notNull(),
    provider: text('provider').$type<EFilingProvider>().notNull(),
    filingFlows: jsonb('filing_flows').$type<FilingFlow[]>().notNull(),
    orgName: nameText('org_name'),
    orgUnitName: nameText('org_unit_name'),
    requiresFsx: boolean('requires_fsx').notNull(),
    divisions: jsonb('divisions').$type<StoredDivision[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.courtId] })],
);

/** What can be filed, the same at all of a state's courts on a system. */
export const multisourceTables = pgTable(
  'multisource_tables',
  {
    state: text('state').$type<StateCode>().notNull(),
    provider: text('provider').$type<EFilingProvider>().notNull(),
    tables: jsonb('tables').$type<MultisourceTables>().notNull(),
    policy: jsonb('policy').$type<Omit<CourtPolicy, 'courtCode'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.provider] })],
);

/** Cases in the courts' own records, for any firm to find. Cases that a firm opened are in `court_cases`. */
export const multisourceCases = pgTable(
  'multisource_cases',
  {
    caseTrackingId: text('case_tracking_id').primaryKey(),
    state: text('state').$type<StateCode>().notNull(),
    courtCode: text('court_code').notNull(),
    caseNumber: nameText('case_number').notNull(),
    caseTitle: nameText('case_title').notNull(),
    caseCategoryCode: text('case_category_code').notNull(),
    caseCategoryName: nameText('case_category_name').notNull(),
    caseTypeCode: text('case_type_code').notNull(),
    caseTypeName: nameText('case_type_name').notNull(),
    judge: text('judge'),
    status: text('status').notNull(),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** Parties and title are shown to filers of record alone. */
    isConfidential: boolean('is_confidential').notNull(),
    parties: jsonb('parties').$type<FilingCaseParty[]>().notNull(),
  },
  (table) => [index('multisource_cases_by_court').on(table.state, table.courtCode)],
);

/** A sign-in at FSX that a firm started, by the ID that the return address carries. */
export const fsxRequests = pgTable(
  'fsx_requests',
  {
    itkRequestId: text('itk_request_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('fsx_requests_by_client').on(table.clientId)],
);

/** A firm's pending or saved connection with FSX; without a row, it isn't connected. */
export const fsxConnections = pgTable('fsx_connections', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.clientId, { onDelete: 'cascade' }),
  status: text('status').$type<Exclude<FsxConnectionStatus['status'], 'not-connected'>>().notNull(),
  /** The request whose return made it. */
  itkRequestId: text('itk_request_id').notNull(),
  organizationId: text('organization_id').notNull(),
  organizationName: nameText('organization_name').notNull(),
  userCount: integer('user_count').notNull(),
  userLoginName: text('user_login_name').notNull(),
  userEmail: text('user_email').notNull(),
  connectedAt: timestamp('connected_at', { withTimezone: true }),
});
