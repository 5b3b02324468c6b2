/**
 * Code tables by filing type (a single court can have hundreds of thousands of rows) and statewide tables. A null
 * `filingCodeId` means every filing type.
 */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FieldAvailability, FilingTypeUse, StateCode } from '../../generated/filing/schemas.ts';
import { tableRow } from './code-table-row.ts';
import { nameText } from './name-text.ts';

/** A code has a row for the court and may have more for a category or case type. */
export const filingTypes = pgTable(
  'filing_types',
  {
    ...tableRow(),
    /** Null without a fee, or when it depends on the case. */
    feeCents: integer('fee_cents'),
    caseCategory: text('case_category'),
    caseTypeId: text('case_type_id'),
    filingType: text('filing_type').$type<FilingTypeUse>().notNull(),
    isCourtUseOnly: boolean('is_court_use_only').notNull(),
    civilClaimAmount: text('civil_claim_amount').$type<FieldAvailability>().notNull(),
    probateEstateAmount: text('probate_estate_amount').$type<FieldAvailability>().notNull(),
    amountInControversy: text('amount_in_controversy').$type<FieldAvailability>().notNull(),
    useDueDate: boolean('use_due_date').notNull(),
    isProposedOrder: boolean('is_proposed_order').notNull(),
  },
  (table) => [index('filing_types_by_court').on(table.state, table.location, table.code)],
);

export const filingComponents = pgTable(
  'filing_components',
  {
    ...tableRow(),
    filingCodeId: text('filing_code_id').notNull(),
    required: boolean('required').notNull(),
    allowMultiple: boolean('allow_multiple').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('filing_components_by_filing_type').on(table.state, table.location, table.filingCodeId)],
);

export const documentTypes = pgTable(
  'document_types',
  {
    ...tableRow(),
    filingCodeId: text('filing_code_id'),
    isCourtUseOnly: boolean('is_court_use_only').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [index('document_types_by_filing_type').on(table.state, table.location, table.filingCodeId)],
);

export const optionalServices = pgTable(
  'optional_services',
  {
    ...tableRow(),
    filingCodeId: text('filing_code_id').notNull(),
    displayOrder: integer('display_order').notNull(),
    feeCents: integer('fee_cents').notNull(),
    multiplier: boolean('multiplier').notNull(),
    altFeeDesc: text('alt_fee_desc'),
    hasFeePrompt: boolean('has_fee_prompt').notNull(),
    feePromptText: text('fee_prompt_text'),
  },
  (table) => [index('optional_services_by_filing_type').on(table.state, table.location, table.filingCodeId)],
);

export const motionTypes = pgTable(
  'motion_types',
  { ...tableRow(), filingCodeId: text('filing_code_id').notNull() },
  (table) => [index('motion_types_by_filing_type').on(table.state, table.location, table.filingCodeId)],
);

/** The courts' filing statuses, in their words. */
export const filingStatuses = pgTable('filing_statuses', tableRow(), (table) => [
  index('filing_statuses_by_court').on(table.state, table.location),
]);

/** A state e-filing system's error numbers and messages. */
export const providerErrors = pgTable(
  'provider_errors',
  {
    state: text('state').$type<StateCode>().notNull(),
    code: text('code').notNull(),
    name: nameText('name').notNull(),
  },
  (table) => [index('provider_errors_by_state').on(table.state, table.code)],
);

export const nameSuffixes = pgTable('name_suffixes', tableRow(), (table) => [
  index('name_suffixes_by_court').on(table.state, table.location),
]);

/** Languages for interpreters. */
export const languages = pgTable('languages', tableRow(), (table) => [
  index('languages_by_court').on(table.state, table.location),
]);

/** Countries of addresses. */
export const countries = pgTable('countries', tableRow(), (table) => [
  index('countries_by_court').on(table.state, table.location),
]);

/** States in addresses: the whole United States, not only the eleven served. */
export const addressStates = pgTable(
  'address_states',
  { ...tableRow(), countryCode: text('country_code').notNull() },
  (table) => [index('address_states_by_court').on(table.state, table.location)],
);
