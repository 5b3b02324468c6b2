/**
 * What every form says of a value (specification, application section 5, generic messages). Each rule takes the text of
 * a field and its label, and answers what is wrong, or undefined. White space around a value is not judged.
 */

/** A value there must be. */
export function requiredError(text: string, label: string): string | undefined {
  return text.trim() === '' ? `${label} is required` : undefined;
}

/** An address to write to, which there must be. Whether it exists, the mail alone can tell. */
export function emailError(text: string): string | undefined {
  return requiredError(text, 'Email') ?? (text.includes('@') ? undefined : 'Please enter a valid email address');
}

/** Whether a text is a ZIP code: five digits, or ZIP+4 with its hyphen unless only five are taken. */
export function isZip(text: string, { isFiveOnly = false } = {}): boolean {
  return (isFiveOnly ? /^[0-9]{5}$/ : /^[0-9]{5}(-[0-9]{4})?$/).test(text.trim());
}

/** A ZIP code, if there is anything. */
export function zipError(text: string, label: string, options?: { isFiveOnly?: boolean }): string | undefined {
  return text.trim() === '' || isZip(text, options) ? undefined : `Invalid ${label}`;
}

/** Whether a text has the shape of a UUID. Lenient: of any version and variant, in either case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.trim());
}
