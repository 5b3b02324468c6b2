/** Checks a value against the court's rules for its input. */
import type { CourtRules } from './court-rules.ts';
import type { FieldErrors } from './field-errors.ts';

/** The inputs that a data field drives, by its code at every court. */
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
  originalFileName: 'OriginalFileName',
  serviceQuantity: 'OptionalServicesMultipleCopies',
} as const;

/**
 * Adds a message when the court requires the value and it is blank, or does not take it as it is. A field that the
 * court hides or does not name is free. `label` stands within a sentence: "the phone number".
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
    errors.add(path, rule.validationMessage ?? `The court does not take ${label} in this form. Check it.`);
  }
}

/** Whether a whole value matches a court's regular expression. One that cannot be compiled refuses nothing. */
export function matchesPattern(value: string, expression: string | null): boolean {
  if (!expression) return true;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${expression})$`, flags).test(value);
    } catch {
      // Courts escape characters that the stricter Unicode mode does not let them escape: tried without it.
    }
  }
  return true;
}

export function isBlank(value: string | undefined): boolean {
  return (value ?? '').trim() === '';
}

/** As strict as the browser's form: one @, and a dot in the host. */
export function isEmailAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
