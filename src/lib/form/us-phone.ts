/** US phone numbers, checked against the numbering plan rather than by length alone. */
import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { requiredError } from './messages';
import { usNumberingPlan } from './us-numbering-plan';

/** Metadata for the US only, so that Canadian numbers, which also use +1, are invalid. */
const metadata = {
  version: 4,
  country_calling_codes: { 1: ['US'] },
  countries: { US: usNumberingPlan },
  nonGeographic: {},
} satisfies MetadataJson;

function parsePhone(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text.trim(), 'US', metadata);
}

/** Tells whether a text is a valid US phone number, in any punctuation. */
export function isUsPhone(text: string): boolean {
  return parsePhone(text)?.isValid() ?? false;
}

/** The ten digits of a phone number, with or without a leading 1. Undefined for other text and for extensions. */
export function tenDigitsOf(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone?.isPossible() && !phone.ext ? phone.nationalNumber : undefined;
}

/** `(312) 555-0142`, with the extension if any. Other text stays as it is. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone?.isPossible()) return text.trim();
  const [area, exchange, line] = [
    [0, 3],
    [3, 6],
    [6, 10],
  ].map(([from, to]) => phone.nationalNumber.slice(from, to));
  return `(${area}) ${exchange}-${line}${phone.ext ? ` ext. ${phone.ext}` : ''}`;
}

/** The message for a required US phone number (specification, application section 5, generic messages). */
export function phoneError(text: string, label: string): string | undefined {
  return requiredError(text, label) ?? (isUsPhone(text) ? undefined : `${label} is not valid`);
}
