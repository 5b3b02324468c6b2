/**
 * How the court wants an input of the filing forms to behave: its data fields (some eighty a court, by code) as rules
 * of ours. What the court's table does not name is shown and optional (contract of `listDataFields`).
 */
import type { DataField } from '@/api/generated/filing/model';

/** The inputs of the forms that a data field drives, by the name we know them by. */
const codes = {
  firstName: 'PartyFirstName',
  middleName: 'PartyMiddleName',
  lastName: 'PartyLastName',
  organizationName: 'PartyBusinessName',
  email: 'PartyEmail',
  phone: 'PartyPhone',
  dateOfBirth: 'PartyDateOfBirth',
  interpreterLanguage: 'PartyInterpreter',
  partyAttorney: 'PartyAttorney',
  filingDescription: 'FilingFilingDescription',
  commentsToClerk: 'FilingFilingComments',
  referenceNumber: 'FilingReferenceNumber',
  filingAttorney: 'FilingFilingAttorneyView',
  documentDescription: 'DocumentDescription',
  documentType: 'DocumentType',
  originalFileName: 'OriginalFileName',
  serviceQuantity: 'OptionalServicesMultipleCopies',
} as const;

export type InputName = keyof typeof codes;

/** What the court wants of one input. */
export interface InputRule {
  isShown: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
  /** Text beside the input. */
  help?: string;
  /** Text within the empty input. */
  placeholder?: string;
  /** What to tell the filer when the value is refused. */
  message?: string;
  /** What the whole value has to look like. */
  pattern?: RegExp;
  /** What to start with; may hold an expression in double braces. */
  defaultValue?: string;
}

export type InputRules = Readonly<Record<InputName, InputRule>>;

const free: InputRule = { isShown: true, isRequired: false, isReadOnly: false };

/** The rules of all inputs at a court, from its table of data fields. */
export function inputRules(fields: readonly DataField[]): InputRules {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const rule = (name: InputName) => toRule(byCode.get(codes[name]));
  return {
    firstName: rule('firstName'),
    middleName: rule('middleName'),
    lastName: rule('lastName'),
    organizationName: rule('organizationName'),
    email: rule('email'),
    phone: rule('phone'),
    dateOfBirth: rule('dateOfBirth'),
    interpreterLanguage: rule('interpreterLanguage'),
    partyAttorney: rule('partyAttorney'),
    filingDescription: rule('filingDescription'),
    commentsToClerk: rule('commentsToClerk'),
    referenceNumber: rule('referenceNumber'),
    filingAttorney: rule('filingAttorney'),
    documentDescription: rule('documentDescription'),
    documentType: rule('documentType'),
    originalFileName: rule('originalFileName'),
    serviceQuantity: rule('serviceQuantity'),
  };
}

function toRule(field: DataField | undefined): InputRule {
  if (!field) return free;
  return {
    isShown: field.isVisible,
    isRequired: field.isVisible && field.isRequired,
    isReadOnly: field.isReadOnly,
    help: field.helpText,
    placeholder: field.ghostText,
    message: field.validationMessage,
    pattern: compilePattern(field.regularExpression),
    defaultValue: field.defaultValueExpression,
  };
}

/** A court's regular expression, for the whole value. One that cannot be compiled is left out: the court checks again. */
export function compilePattern(expression: string | undefined): RegExp | undefined {
  if (!expression) return undefined;
  try {
    return new RegExp(`^(?:${expression})$`, 'u');
  } catch {
    return withoutUnicode(expression);
  }
}

/** Courts escape characters that the stricter Unicode mode does not let them escape. */
function withoutUnicode(expression: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${expression})$`);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a value by the court's rule, in the court's words where it gives some. A hidden input is never
 * wrong. `label` is the input's name within a sentence, such as "the phone number".
 */
export function checkInput(rule: InputRule, value: string | undefined, label: string): string | undefined {
  if (!rule.isShown) return undefined;
  const text = value?.trim() ?? '';
  if (text === '') return rule.isRequired ? `Enter ${label}.` : undefined;
  if (rule.pattern && !rule.pattern.test(text))
    return rule.message ?? `The court does not take ${label} in this form. Check it.`;
  return undefined;
}
