/**
 * The court's data fields (about eighty per court, by code) as rules for our inputs. An input without a data field is
 * shown and optional (see `listDataFields` in the contract).
 */
import type { DataField } from '@/api/generated/filing/model';

/** The court's rule for an input. */
export interface InputRule {
  isShown: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
  help?: string;
  placeholder?: string;
  /** Shown when the value is invalid. */
  message?: string;
  /** Must match the whole value. */
  pattern?: RegExp;
  /** Initial value; may contain an expression in double braces. */
  defaultValue?: string;
}

const optionalInput: InputRule = { isShown: true, isRequired: false, isReadOnly: false };

/** The rules of all inputs at a court. */
export function inputRules(fields: readonly DataField[]) {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const rule = (code: string) => toRule(byCode.get(code));
  return {
    firstName: rule('PartyFirstName'),
    middleName: rule('PartyMiddleName'),
    lastName: rule('PartyLastName'),
    organizationName: rule('PartyBusinessName'),
    email: rule('PartyEmail'),
    phone: rule('PartyPhone'),
    dateOfBirth: rule('PartyDateOfBirth'),
    interpreterLanguage: rule('PartyInterpreter'),
    partyAttorney: rule('PartyAttorney'),
    filingDescription: rule('FilingFilingDescription'),
    commentsToClerk: rule('FilingFilingComments'),
    referenceNumber: rule('FilingReferenceNumber'),
    filingAttorney: rule('FilingFilingAttorneyView'),
    documentDescription: rule('DocumentDescription'),
    documentType: rule('DocumentType'),
    originalFileName: rule('OriginalFileName'),
    serviceQuantity: rule('OptionalServicesMultipleCopies'),
  };
}

export type InputRules = Readonly<ReturnType<typeof inputRules>>;

function toRule(field: DataField | undefined): InputRule {
  if (!field) return optionalInput;
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

/** Compiles a court's expression to match the whole value. Ignores an invalid one, since the court checks again. */
export function compilePattern(expression: string | undefined): RegExp | undefined {
  if (!expression) return undefined;
  try {
    return new RegExp(`^(?:${expression})$`, 'u');
  } catch {
    return withoutUnicode(expression);
  }
}

/** Courts use escapes that the stricter Unicode mode rejects. */
function withoutUnicode(expression: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${expression})$`);
  } catch {
    return undefined;
  }
}

/**
 * Checks a value against the court's rule and returns the court's message, if it has one. Hidden inputs always pass.
 * @param label the input's name in a sentence: "the phone number"
 */
export function checkInput(rule: InputRule, value: string | undefined, label: string): string | undefined {
  if (!rule.isShown) return undefined;
  const text = value?.trim() ?? '';
  if (text === '') return rule.isRequired ? `Enter ${label}.` : undefined;
  if (rule.pattern && !rule.pattern.test(text))
    return rule.message ?? `Check ${label}. The court doesn't accept this format.`;
  return undefined;
}
