import { regexes } from 'zod';

/** Tells whether a text is an email address, by the rule of the contracts' `format: email`: `a@b..com` isn't. */
export const isEmailAddress = (text: string): boolean => regexes.email.test(text);
