/** The Florida portal's tables: courts by county, and what their divisions offer. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  CodeName,
  FlAccount,
  FlCaseParty,
  FlDivision,
  FlDocketCode,
  FlJudicialOfficer,
} from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';

export const flCourts = pgTable('fl_courts', {
  courtId: text('court_id').primaryKey(),
  /** 1 to 67; begins the court's case numbers. */
  countyNumber: integer('county_number').notNull().unique(),
  county: text('county').notNull(),
  name: nameText('name').notNull(),
  circuit: integer('circuit').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Ends case numbers that people shorten. */
  usualSuffix: text('usual_suffix').notNull(),
  divisions: jsonb('divisions').$type<FlDivision[]>().notNull(),
  partyRoles: jsonb('party_roles').$type<CodeName[]>().notNull(),
});

/** The same in every county. */
export const flCaseTypes = pgTable(
  'fl_case_types',
  {
    caseTypeId: text('case_type_id').primaryKey(),
    divisionId: text('division_id').notNull(),
    code: text('code').notNull(),
    name: nameText('name').notNull(),
    courtType: text('court_type').notNull(),
    filingFeeCents: integer('filing_fee_cents').notNull(),
    asksForAmountOfClaim: boolean('asks_for_amount_of_claim').notNull(),
  },
  (table) => [index('fl_case_types_by_division').on(table.divisionId)],
);

/** The same in every county. */
export const flDocketCodes = pgTable(
  'fl_docket_codes',
  {
    divisionId: text('division_id').notNull(),
    docketCodeId: text('docket_code_id').notNull(),
    /** Null for all case types of the division. */
    caseTypeId: text('case_type_id'),
    code: text('code').notNull(),
    name: nameText('name').notNull(),
    feeCents: integer('fee_cents').notNull().default(0),
    use: text('use').$type<FlDocketCode['use']>().notNull(),
    isDescriptionRequired: boolean('is_description_required').notNull(),
    allowsConfidential: boolean('allows_confidential').notNull(),
  },
  (table) => [primaryKey({ columns: [table.divisionId, table.docketCodeId] })],
);

export const flJudicialOfficers = pgTable(
  'fl_judicial_officers',
  {
    judicialOfficerId: text('judicial_officer_id').primaryKey(),
    courtId: text('court_id')
      .notNull()
      .references(() => flCourts.courtId, { onDelete: 'cascade' }),
    divisionId: text('division_id').notNull(),
    name: nameText('name').notNull(),
    title: nameText('title').notNull(),
    section: text('section').notNull(),
    proposedOrderFormats: jsonb('proposed_order_formats')
      .$type<NonNullable<FlJudicialOfficer['proposedOrderFormats']>>()
      .notNull(),
    wantsCoverLetter: boolean('wants_cover_letter').notNull(),
  },
  (table) => [index('fl_judicial_officers_by_division').on(table.courtId, table.divisionId)],
);

/** The clerks' cases, from any filer. */
export const flCases = pgTable(
  'fl_cases',
  {
    ucn: text('ucn').primaryKey(),
    courtId: text('court_id')
      .notNull()
      .references(() => flCourts.courtId, { onDelete: 'cascade' }),
    divisionId: text('division_id').notNull(),
    courtType: text('court_type').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    /** Null where the clerk recorded none. */
    caseTypeId: text('case_type_id').references(() => flCaseTypes.caseTypeId),
    trafficCitationNumber: text('traffic_citation_number'),
    caseTitle: nameText('case_title').notNull(),
    judge: text('judge'),
    status: text('status').notNull().default('Open'),
    filedDate: date('filed_date', { mode: 'string' }).notNull(),
    isFilingAllowed: boolean('is_filing_allowed').notNull().default(true),
    /** Found by no one. */
    isConfidential: boolean('is_confidential').notNull().default(false),
    parties: jsonb('parties').$type<FlCaseParty[]>().notNull(),
  },
  (table) => [
    index('fl_cases_by_number').on(table.courtId, table.year, table.courtType, table.sequence),
    index('fl_cases_by_citation').on(table.trafficCitationNumber),
  ],
);

/** People's accounts with the portal. */
export const flAccounts = pgTable(
  'fl_accounts',
  {
    accountId: text('account_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').notNull(),
    logonName: text('logon_name').notNull(),
    firstName: nameText('first_name').notNull(),
    lastName: nameText('last_name').notNull(),
    email: nameText('email').notNull(),
    role: text('role').$type<FlAccount['role']>().notNull(),
    barNumber: text('bar_number'),
    status: text('status').$type<FlAccount['status']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('fl_accounts_by_logon_name').on(sql`lower(${table.logonName})`),
    index('fl_accounts_by_user').on(table.userId),
  ],
);

/** Who is served electronically in a case. */
export const flServiceList = pgTable(
  'fl_service_list',
  {
    ucn: text('ucn')
      .notNull()
      .references(() => flCases.ucn, { onDelete: 'cascade' }),
    recipientId: text('recipient_id').notNull(),
    name: nameText('name').notNull(),
    firmName: nameText('firm_name'),
    email: nameText('email').notNull(),
    alternateEmails: jsonb('alternate_emails').$type<string[]>().notNull().default([]),
    isAttorney: boolean('is_attorney').notNull().default(true),
    barNumber: text('bar_number'),
    partyName: nameText('party_name'),
    /** The firm that put them on the list; null for everyone else. */
    clientId: integer('client_id'),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.ucn, table.recipientId] })],
);

/** Firms' templates of filings they make often. */
export const flTemplates = pgTable('fl_templates', {
  templateId: text('template_id').primaryKey(),
  clientId: integer('client_id').notNull(),
  name: nameText('name').notNull(),
  /** The court's name. */
  courtLocation: text('court_location').notNull(),
  divisionId: text('division_id'),
  caseTypeId: text('case_type_id'),
  docketCodeIds: jsonb('docket_code_ids').$type<string[]>().notNull(),
});
