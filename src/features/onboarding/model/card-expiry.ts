/** The month to whose end a card is good: MM/YY, the year being 20YY (specification, application section 5). */
import { cardDigits } from './card-number';
import { countDigits, type Typed } from './typed';

export const expiryMaxLength = 5;

const pattern = /^([0-9]{2})\/([0-9]{2})$/;

/**
 * @param now the moment to compare with; its month is read in the person's own time zone (decision 13).
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

/** Month and four-digit year as they were typed; undefined when the text is not MM/YY. The month may be none. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = pattern.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/**
 * What the field shows after a change, and where its caret belongs. A slash follows the second digit by itself; when it
 * is deleted it stays away until the next digit. A date that a browser or the clipboard brings with four digits of year
 * loses the first two.
 * @param before what the field showed.
 * @param caret how many characters of `text` are before the caret.
 */
export function typeExpiry(before: string, text: string, caret: number): Typed {
  const isDeleting = text.length < before.length;
  const { month, year, isPadded } = readTyped(text, isDeleting || before.includes('/'));
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting) || (month !== '' && text.includes('/'));
  const shown = `${month}${hasSlash ? '/' : ''}${year}`;
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const left = text.slice(0, caret);
  const digits = countDigits(left) + (isPadded ? 1 : 0);
  const isBehindMonth = digits > month.length || (digits === 2 && !isDeleting);
  const isBehindSlash = hasSlash && (isBehindMonth || left.includes('/'));
  return { text: shown, caret: Math.min(digits + (isBehindSlash ? 1 : 0), shown.length) };
}

/**
 * Month and year, two digits each at most. A single digit that a slash follows is a month of its own: `1/` is `01/`.
 * @param keepsShape the slash was there before: what is left of it stays the month, even while it has to be completed.
 */
function readTyped(text: string, keepsShape: boolean): { month: string; year: string; isPadded: boolean } {
  const [left = '', right] = text.split('/').map(cardDigits);
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
