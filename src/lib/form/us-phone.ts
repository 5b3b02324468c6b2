/** Telephone numbers of the United States, by the numbering plan itself and not by their length alone. */
import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { requiredError } from './messages';
import { usNumberingPlan } from './us-numbering-plan';

/** The library's tables with one country in them: a number of another country that shares +1 is not of this one. */
const metadata = {
  version: 4,
  country_calling_codes: { 1: ['US'] },
  countries: { US: usNumberingPlan },
  nonGeographic: {},
} satisfies MetadataJson;

/** Whether a text is a valid US telephone number, however it is punctuated. */
export function isUsPhone(text: string): boolean {
  return parsePhoneNumberFromString(text.trim(), 'US', metadata)?.isValid() ?? false;
}

/** A valid US telephone number, which there must be (specification, application section 5, generic messages). */
export function phoneError(text: string, label: string): string | undefined {
  return requiredError(text, label) ?? (isUsPhone(text) ? undefined : `${label} is not valid`);
}
