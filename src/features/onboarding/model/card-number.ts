/** The number of a payment card: whether it can be one, and how it looks while it is typed. */
import { countDigits, type Typed } from './typed';

/** The most digits a card number has, and the length of the field: those digits in groups of four. */
const maxDigits = 19;
export const cardNumberMaxLength = 23;

/** @returns what is wrong with a card number, or undefined. Spaces and hyphens group it and do not count. */
export function cardNumberError(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return 'Card number is required';
  return /^[0-9]{13,19}$/.test(digits) && hasCheckDigit(digits) ? undefined : 'Please enter a valid card number';
}

/** The Luhn check: every second digit from the right is doubled, and the sum of all digits is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** The digits alone, as they are sent. */
export function cardDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * What the field shows after a change, and where its caret belongs: digits in groups of four, nineteen at most.
 * @param caret how many characters of `text` are before the caret.
 */
export function typeCardNumber(text: string, caret: number): Typed {
  const digits = cardDigits(text).slice(0, maxDigits);
  const grouped = digits.replace(/(.{4})(?=.)/g, '$1 ');
  const before = Math.min(countDigits(text.slice(0, caret)), digits.length);
  // Behind the same digit as before; behind its group's space only when the next group has begun.
  return { text: grouped, caret: before + Math.floor(Math.max(before - 1, 0) / 4) };
}
