/**
 * Courts and the code tables by court, category and case type. Tables by filing type are in `filing-codes.ts`.
 *
 * A row belongs to a location of a state. A null `caseTypeId` means every case type. Codes are text.
 */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AllowedFileType, CaseCategory, FieldAvailability, StateCode } from '../../generated/filing/schemas.ts';
import { tableRow } from './code-table-row.ts';
import { nameText } from './name-text.ts';

/** Court locations of every provider. */
export const courts = pgTable(
  'courts',
  {
    state: text('state').$type<StateCode>().notNull(),
    code: text('code').notNull(),
    name: nameText('name').notNull(),
    /** The location whose tables apply: the court's own or a shared one. */
    tablesOf: text('tables_of').notNull(),
    initial: boolean('initial').notNull(),
    subsequent: boolean('subsequent').notNull(),
    parentNodeId: text('parent_node_id'),
    isCounty: boolean('is_county').notNull(),
    /** Comma-separated: MASTERCARD, VISA, AMEX, DISCOVER, CHECKING. */
    allowableCardTypes: text('allowable_card_types').notNull(),
    restrictBankAccountPayment: boolean('restrict_bank_account_payment').notNull(),
    allowHearing: boolean('allow_hearing').notNull(),
    allowReturnDate: boolean('allow_return_date').notNull(),
    allowMaxFeeAmount: boolean('allow_max_fee_amount').notNull(),
    showReturnOnReject: boolean('show_return_on_reject').notNull(),
    hasProtectedCaseTypes: boolean('has_protected_case_types').notNull(),
    /** Comma-separated case type codes. */
    protectedCaseTypes: text('protected_case_types'),
    protectedCaseReplacementString: text('protected_case_replacement_string'),
    showDamageAmount: boolean('show_damage_amount').notNull(),
    allowServiceOnInitial: boolean('allow_service_on_initial').notNull(),
    allowAddServiceContactsOnInitial: boolean('allow_add_service_contacts_on_initial').notNull(),
    allowMultipleAttorneys: boolean('allow_multiple_attorneys').notNull(),
    allowFilingIntoNonIndexedCase: boolean('allow_filing_into_non_indexed_case').notNull(),
    disallowCopyingEnvelopeMultipleTimes: boolean('disallow_copying_envelope_multiple_times').notNull(),
    /** IANA name; null uses the policy's time zone. */
    timeZone: text('time_zone'),
  },
  (table) => [primaryKey({ columns: [table.state, table.code] })],
);

/** The court's rules, checked before a clerk reviews. */
export const courtPolicies = pgTable(
  'court_policies',
  {
    state: text('state').$type<StateCode>().notNull(),
    location: text('location').notNull(),
    policyVersion: text('policy_version').notNull(),
    /** yyyy-mm-dd, in the court's time zone. */
    effectiveDate: text('effective_date').notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true }).notNull(),
    courtTimeZone: text('court_time_zone').notNull(),
    /** HH:MM in the court's time zone. */
    filingDayEndsAt: text('filing_day_ends_at').notNull(),
    maxDocumentBytes: integer('max_document_bytes').notNull(),
    maxEnvelopeBytes: integer('max_envelope_bytes').notNull(),
    maxFilingsPerEnvelope: integer('max_filings_per_envelope').notNull(),
    maxAttachmentsPerFiling: integer('max_attachments_per_filing').notNull(),
    maxFileNameLength: integer('max_file_name_length').notNull(),
    allowedFileTypes: jsonb('allowed_file_types').$type<AllowedFileType[]>().notNull(),
    refusesEncryptedPdf: boolean('refuses_encrypted_pdf').notNull(),
    refusesXfaForms: boolean('refuses_xfa_forms').notNull(),
    requiresTextSearchablePdf: boolean('requires_text_searchable_pdf').notNull(),
    acceptsFeeWaiver: boolean('accepts_fee_waiver').notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.location] })],
);

export const caseCategories = pgTable(
  'case_categories',
  {
    ...tableRow(),
    ecfCaseType: text('ecf_case_type').$type<CaseCategory['ecfCaseType']>().notNull(),
    procedureRemedyInitial: text('procedure_remedy_initial').$type<FieldAvailability>().notNull(),
    procedureRemedySubsequent: text('procedure_remedy_subsequent').$type<FieldAvailability>().notNull(),
    damageAmountInitial: text('damage_amount_initial').$type<FieldAvailability>().notNull(),
    damageAmountSubsequent: text('damage_amount_subsequent').$type<FieldAvailability>().notNull(),
  },
  (table) => [index('case_categories_by_court').on(table.state, table.location, table.code)],
);

export const caseTypes = pgTable(
  'case_types',
  {
    ...tableRow(),
    caseCategory: text('case_category').notNull(),
    initial: boolean('initial').notNull(),
    feeCents: integer('fee_cents').notNull(),
    willFiledDate: text('will_filed_date').$type<FieldAvailability>().notNull(),
  },
  (table) => [
    index('case_types_by_court').on(table.state, table.location, table.code),
    index('case_types_by_category').on(table.state, table.location, table.caseCategory),
  ],
);

export const partyTypes = pgTable(
  'party_types',
  {
    ...tableRow(),
    isAvailableForNewParties: boolean('is_available_for_new_parties').notNull(),
    isRequired: boolean('is_required').notNull(),
    caseTypeId: text('case_type_id'),
    /** For each party above `numberOfPartiesToIgnore`. */
    amountCents: integer('amount_cents'),
    numberOfPartiesToIgnore: integer('number_of_parties_to_ignore'),
    dateOfDeath: text('date_of_death').$type<FieldAvailability>(),
    displayOrder: integer('display_order'),
  },
  (table) => [index('party_types_by_court').on(table.state, table.location, table.caseTypeId)],
);

export const crossReferences = pgTable(
  'cross_references',
  {
    ...tableRow(),
    caseTypeId: text('case_type_id'),
    isDefault: boolean('is_default').notNull(),
    isRequired: boolean('is_required').notNull(),
    /** As the court wrote it; may not compile. */
    validationRegex: text('validation_regex'),
    customValidationFailureMessage: text('custom_validation_failure_message'),
  },
  (table) => [index('cross_references_by_court').on(table.state, table.location, table.caseTypeId)],
);

export const procedureRemedies = pgTable(
  'procedure_remedies',
  { ...tableRow(), caseCategory: text('case_category').notNull() },
  (table) => [index('procedure_remedies_by_court').on(table.state, table.location)],
);

export const damageAmounts = pgTable(
  'damage_amounts',
  {
    ...tableRow(),
    caseCategory: text('case_category').notNull(),
    /** Sort position among the ranges, smallest first. */
    position: integer('position').notNull(),
  },
  (table) => [index('damage_amounts_by_court').on(table.state, table.location)],
);

/** How the filing forms' fields behave. */
export const dataFields = pgTable(
  'data_fields',
  {
    ...tableRow(),
    isVisible: boolean('is_visible').notNull(),
    isRequired: boolean('is_required').notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    helpText: text('help_text'),
    ghostText: text('ghost_text'),
    contextualHelpData: text('contextual_help_data'),
    validationMessage: text('validation_message'),
    /** As the court wrote it; may not compile. */
    regularExpression: text('regular_expression'),
    defaultValueExpression: text('default_value_expression'),
  },
  (table) => [index('data_fields_by_court').on(table.state, table.location, table.code)],
);

export const serviceTypes = pgTable(
  'service_types',
  {
    ...tableRow(),
    serviceMethod: text('service_method').notNull(),
    feeCents: integer('fee_cents'),
    disclaimerText: text('disclaimer_text'),
  },
  (table) => [index('service_types_by_court').on(table.state, table.location)],
);

export const disclaimerRequirements = pgTable(
  'disclaimer_requirements',
  {
    ...tableRow(),
    listOrder: integer('list_order').notNull(),
    requirementText: text('requirement_text').notNull(),
  },
  (table) => [index('disclaimer_requirements_by_court').on(table.state, table.location)],
);

export const filerTypes = pgTable(
  'filer_types',
  { ...tableRow(), isDefault: boolean('is_default').notNull() },
  (table) => [index('filer_types_by_court').on(table.state, table.location)],
);
