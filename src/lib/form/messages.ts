/**
 * Generic validation messages (specification, application section 5). Each rule takes a field's text, and its label where
 * the message needs it, and returns a message or undefined. Surrounding white space is ignored.
 */
import { regexes } from 'zod/mini';

/** A required value. */
export function requiredError(text: string, label: string): string | undefined {
  return text.trim() === '' ? `${label} is required` : undefined;
}

const invalidEmail = 'Please enter a valid email address';

/** Tells whether a text is an email address, by the rule of the contracts' `format: email`: `a@b..com` isn't. */
export function isEmail(text: string): boolean {
  return regexes.email.test(text);
}

/** A required email address that mail is sent to. Only sending mail can prove that it exists. */
export function emailError(text: string): string | undefined {
  return signInEmailError(text) ?? (isEmail(text.trim()) ? undefined : invalidEmail);
}

/** A required email that people sign in with, as the specification has it (section 5): accounts may be older than rules. */
export function signInEmailError(text: string): string | undefined {
  return requiredError(text, 'Email') ?? (text.includes('@') ? undefined : invalidEmail);
}

/** Tells whether a text is a ZIP code: five digits, or ZIP+4 with a hyphen unless `isFiveOnly`. */
export function isZip(text: string, { isFiveOnly = false } = {}): boolean {
  return (isFiveOnly ? /^[0-9]{5}$/ : /^[0-9]{5}(-[0-9]{4})?$/).test(text.trim());
}

/** An optional ZIP code. */
export function zipError(text: string, label: string, options?: { isFiveOnly?: boolean }): string | undefined {
  return text.trim() === '' || isZip(text, options) ? undefined : `Invalid ${label}`;
}
