/** The court's rules for the inputs. An input without a rule is shown and optional. */

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

/** The rule of an input that the court says nothing about. */
export const optionalInput: InputRule = { isShown: true, isRequired: false, isReadOnly: false };

/** An input that a court may have a rule for. */
type RuledInput =
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'organizationName'
  | 'email'
  | 'phone'
  | 'dateOfBirth'
  | 'interpreterLanguage'
  | 'partyAttorney'
  | 'filingDescription'
  | 'commentsToClerk'
  | 'referenceNumber'
  | 'filingAttorney'
  | 'documentDescription'
  | 'documentType'
  | 'originalFileName'
  | 'serviceQuantity';

/** The rules of all inputs at a court. */
export type InputRules = Readonly<Record<RuledInput, InputRule>>;

/** Where a court has no rules: every input is shown and optional. */
export const freeInputs: InputRules = {
  firstName: optionalInput,
  middleName: optionalInput,
  lastName: optionalInput,
  organizationName: optionalInput,
  email: optionalInput,
  phone: optionalInput,
  dateOfBirth: optionalInput,
  interpreterLanguage: optionalInput,
  partyAttorney: optionalInput,
  filingDescription: optionalInput,
  commentsToClerk: optionalInput,
  referenceNumber: optionalInput,
  filingAttorney: optionalInput,
  documentDescription: optionalInput,
  documentType: optionalInput,
  originalFileName: optionalInput,
  serviceQuantity: optionalInput,
};

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
