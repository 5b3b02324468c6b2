/** The number of a payment card: validation, and formatting while it is typed. */

/** What a field shows once it has formatted its text. */
export interface FormattedText {
  text: string;
  /** Number of characters before the caret. */
  caret: number;
}

const maxDigits = 19;
/** Length of the field: 19 digits in groups of four. */
export const cardNumberMaxLength = 23;

/** @returns what is wrong with a card number, or undefined. Spaces and hyphens are ignored. */
export function cardNumberError(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return 'Card number is required';
  return /^[0-9]{13,19}$/.test(digits) && hasCheckDigit(digits) ? undefined : 'Please enter a valid card number';
}

/** The Luhn check: doubling every second digit from the right must give a sum that ten divides. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** @returns what is wrong with a text, such as a name, that holds a card number (billing supplement, section 5). */
export function cardInTextError(text: string): string | undefined {
  const groups = text.match(/\d(?:[\s-]?\d){12,18}(?!\d)/g) ?? [];
  return groups.some((group) => hasCheckDigit(digitsOf(group)))
    ? 'This looks like a card number. Remove it.'
    : undefined;
}

/** The digits alone, for the request. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * Formats a card number: at most 19 digits, in groups of four.
 * @param caret number of characters of `text` before the caret.
 */
export function formatCardNumber(text: string, caret: number): FormattedText {
  const digits = digitsOf(text).slice(0, maxDigits);
  const grouped = digits.replace(/(.{4})(?=.)/g, '$1 ');
  const before = Math.min(digitsOf(text.slice(0, caret)).length, digits.length);
  // The caret stays behind its digit, and passes the space only once the next group has started.
  return { text: grouped, caret: before + Math.floor(Math.max(before - 1, 0) / 4) };
}
