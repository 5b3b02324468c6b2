/** The simulated courts' records: opened cases and the last case numbers. */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EFilingProvider, FilingCaseParty, StateCode } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';

/** A case, created when the filing that opens it is accepted. */
export const courtCases = pgTable(
  'court_cases',
  {
    caseTrackingId: text('case_tracking_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    state: text('state').$type<StateCode>().notNull(),
    /** The provider through which the court takes filings. */
    provider: text('provider').$type<EFilingProvider>().notNull(),
    courtCode: text('court_code').notNull(),
    courtName: nameText('court_name').notNull(),
    caseNumber: nameText('case_number').notNull(),
    caseTitle: nameText('case_title').notNull(),
    caseCategoryCode: text('case_category_code').notNull().default(''),
    caseCategoryName: nameText('case_category_name').notNull().default(''),
    caseTypeCode: text('case_type_code').notNull().default(''),
    caseTypeName: nameText('case_type_name').notNull().default(''),
    judge: text('judge'),
    status: text('status').notNull().default('Open'),
    clientReference: nameText('client_reference').notNull().default(''),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
    parties: jsonb('parties').$type<FilingCaseParty[]>().notNull().default([]),
  },
  (table) => [index('court_cases_by_client').on(table.clientId, table.state)],
);

/** The last case number a court assigned in a year. */
export const caseNumbers = pgTable(
  'case_numbers',
  {
    state: text('state').$type<StateCode>().notNull(),
    courtCode: text('court_code').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.courtCode, table.year] })],
);
