/** Checks a value against its data field. */
import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';

/** Data field codes of the inputs, the same at every court. */
const fieldCodes = {
  firstName: 'PartyFirstName',
  middleName: 'PartyMiddleName',
  lastName: 'PartyLastName',
  organizationName: 'PartyBusinessName',
  email: 'PartyEmail',
  phone: 'PartyPhone',
  dateOfBirth: 'PartyDateOfBirth',
  interpreterLanguage: 'PartyInterpreter',
  filingDescription: 'FilingFilingDescription',
  commentsToClerk: 'FilingFilingComments',
  referenceNumber: 'FilingReferenceNumber',
  filingAttorney: 'FilingFilingAttorneyView',
  documentDescription: 'DocumentDescription',
  documentType: 'DocumentType',
  originalFileName: 'OriginalFileName',
  serviceQuantity: 'OptionalServicesMultipleCopies',
} as const;

/**
 * Adds a message for a blank required value or an invalid one. Fields the court hides or doesn't list are unchecked.
 * `label` appears inside a sentence: "the phone number".
 */
export function checkField(
  { dataFields }: Pick<CourtRules, 'dataFields'>,
  field: keyof typeof fieldCodes,
  value: string | undefined,
  { path, label, errors }: { path: string; label: string; errors: FieldErrors },
): void {
  const rule = dataFields.get(fieldCodes[field]);
  if (!rule?.isVisible) return;
  const text = value?.trim() ?? '';
  if (text === '') {
    if (rule.isRequired) errors.add(path, `Enter ${label}.`);
  } else if (!matchesPattern(text, rule.regularExpression)) {
    errors.add(path, rule.validationMessage ?? `Check ${label}. The court doesn’t accept this format.`);
  }
}

/** Tells whether the court shows a field and requires it. */
export function isRequiredField(
  { dataFields }: Pick<CourtRules, 'dataFields'>,
  field: keyof typeof fieldCodes,
): boolean {
  const rule = dataFields.get(fieldCodes[field]);
  return rule?.isVisible === true && rule.isRequired;
}

/**
 * Tells whether a whole value matches a court's regular expression. Expressions that don't compile match everything.
 */
export function matchesPattern(value: string, expression: string | null): boolean {
  if (!expression) return true;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${expression})$`, flags).test(value);
    } catch {
      // Courts escape characters that Unicode mode doesn't allow, so try without it.
    }
  }
  return true;
}

export function isBlank(value: string | undefined): boolean {
  return (value ?? '').trim() === '';
}
