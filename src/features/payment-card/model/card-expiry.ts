/** When a card expires: at the end of MM/YY, where YY is 20YY (specification, application section 5). */
import { digitsOf, type FormattedText } from './card-number';

export const expiryMaxLength = 5;

const pattern = /^([0-9]{2})\/([0-9]{2})$/;

/**
 * @param now the current time; its month is read in the person's own time zone (decision 13).
 * @returns what is wrong with an expiration date, or undefined.
 */
export function expiryError(text: string, now: Date): string | undefined {
  if (text.trim() === '') return 'Expiration date is required';
  const expiry = readExpiry(text);
  if (!expiry) return 'Please enter a valid expiration date (MM/YY)';
  const { month, year } = expiry;
  if (month < 1 || month > 12) return 'Please enter a valid month (01-12)';
  const isPast = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return isPast ? 'Card expiration date cannot be in the past' : undefined;
}

/** Month (not validated) and four-digit year; undefined when the text is not MM/YY. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = pattern.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/**
 * Formats an expiration date. A slash is inserted after the second digit; if deleted, it is inserted again with the
 * next digit. A pasted or autofilled four-digit year is shortened.
 * @param before the field's previous text.
 * @param caret number of characters of `text` before the caret.
 */
export function formatExpiry(before: string, text: string, caret: number): FormattedText {
  const isDeleting = text.length < before.length;
  const { month, year, isPadded } = readTyped(text, isDeleting || before.includes('/'));
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting) || (month !== '' && text.includes('/'));
  const shown = `${month}${hasSlash ? '/' : ''}${year}`;
  const left = text.slice(0, caret);
  const digits = digitsOf(left).length + (isPadded ? 1 : 0);
  const isBehindMonth = digits > month.length || (digits === 2 && !isDeleting);
  const isBehindSlash = hasSlash && (isBehindMonth || left.includes('/'));
  return { text: shown, caret: Math.min(digits + (isBehindSlash ? 1 : 0), shown.length) };
}

/**
 * Month and year, at most two digits each. A single digit before a slash is padded: `1/` is `01/`.
 * @param keepsShape the slash was there before, so the rest before it is the month, even while incomplete.
 */
function readTyped(text: string, keepsShape: boolean): { month: string; year: string; isPadded: boolean } {
  const [left = '', right] = text.split('/').map(digitsOf);
  if (right === undefined || left.length > 2 || (left === '' && !keepsShape)) {
    const digits = left + (right ?? '');
    return { month: digits.slice(0, 2), year: shortYear(digits.slice(2)), isPadded: false };
  }
  const isPadded = left.length === 1 && !keepsShape;
  return { month: isPadded ? `0${left}` : left, year: shortYear(right), isPadded };
}

function shortYear(year: string): string {
  return (year.length >= 4 && year.startsWith('20') ? year.slice(2) : year).slice(0, 2);
}
