/**
 * What the sandbox's address service knows of an address (serving supplement, section 2). It knows the streets of the
 * address book; houses have the numbers 1 to 9998. Numbers that end in 20 are apartment buildings, 9990 to 9998 vacant.
 */
import { plainText } from '../../../db/plain-text.ts';
import type { AddressToVerify, AddressVerification, VerificationCode } from '../../../generated/serving/schemas.ts';
import { locationOf, type Street, streets } from '../../places/address-book.ts';
import { longForms } from '../../places/find-streets.ts';
import { stateOfZip } from '../rules/zip-codes.ts';
import { stateNames } from '../state-names.ts';

type Address = AddressToVerify;

export const severities: Readonly<Record<VerificationCode, AddressVerification['severity']>> = {
  ...{ ok: 'none', corrected: 'none' },
  ...{ 'missing-unit': 'acknowledge', 'unknown-street': 'acknowledge', 'unknown-number': 'acknowledge' },
  ...{ 'private-mailbox': 'acknowledge', vacant: 'acknowledge' },
  ...{ 'po-box': 'block', 'unknown-zip': 'block', 'zip-state-mismatch': 'block', incomplete: 'block' },
};

export function verifyAddress(address: Address, now: Date): AddressVerification {
  const { code, message, ...rest } = check(address);
  return { code, severity: severities[code], message, ...rest, checkedAt: now.toISOString() };
}

type Result = Pick<AddressVerification, 'code' | 'message' | 'suggestion' | 'location'>;

function check(address: Address): Result {
  const { street, unit = '', city, state, zip } = address;
  if ([street, city, zip].some((part) => part.trim() === ''))
    return { code: 'incomplete', message: 'Enter street, city, state and ZIP code.' };
  if (/\b(p\.?\s*o\.?\s*box|post\s+office\s+box)\b|^box\s+\d/i.test(`${street} ${unit}`.trim()))
    return { code: 'po-box', message: 'No one can be served at a PO box. Enter a street address.' };
  const stateByZip = stateOfZip(zip);
  if (stateByZip === undefined) return { code: 'unknown-zip', message: `The ZIP code ${zip.trim()} does not exist.` };
  if (stateByZip !== state)
    return {
      code: 'zip-state-mismatch',
      message: `${zip.trim()} is a ZIP code of ${stateNames.get(stateByZip)}, not of ${stateNames.get(state)}.`,
    };
  const found = findStreet(address);
  if (!found) return { code: 'unknown-street', message: `${street.trim()} was not found in ZIP code ${zip.trim()}.` };
  return checkHouse(address, found);
}

interface FoundStreet {
  street: Street;
  /** As typed, with the suffix letter; empty without one. */
  number: string;
  isSpelledOut: boolean;
}

function checkHouse(address: Address, { street, number, isSpelledOut }: FoundStreet): Result {
  const house = Number.parseInt(number, 10);
  if (!(house >= 1 && house <= 9998))
    return { code: 'unknown-number', message: `${street.name} has no number ${number || 'without a house number'}.` };
  const location = locationOf(street, number);
  const unit = address.unit?.trim() ?? '';
  if (/\bpmb\b|private\s+mail\s*box/i.test(`${address.street} ${unit}`))
    return { code: 'private-mailbox', message: 'This is a private mailbox. No one lives or works there.', location };
  if (house >= 9990) return { code: 'vacant', message: 'The building is vacant.', location };
  if (house % 100 === 20 && unit === '')
    return { code: 'missing-unit', message: 'The building has several units. Enter the unit.', location };
  const isCity = sameText(address.city, street.city.name);
  if (isCity && isSpelledOut) return { code: 'ok', message: 'Address verified.', location };
  const suggestion = { ...address, street: `${number} ${street.name}`, city: street.city.name };
  return {
    code: 'corrected',
    message: `Verified as ${suggestion.street}, ${suggestion.city}.`,
    suggestion,
    location,
  };
}

/** The street of the address book in the ZIP code that is spelled like it, but for two letters at most. */
function findStreet({ street: typed, zip }: Address): FoundStreet | undefined {
  const [, number = '', rest = typed] = /^\s*(\d{1,6}[a-z]?)\s+(.*)$/i.exec(typed) ?? [];
  const five = zip.trim().slice(0, 5);
  const here = streets.filter(({ city }) => city.postcode === five);
  const written = wordsOf(rest.replace(/\s*,?\s*\b(pmb|apt|apartment|unit|suite|ste|#).*$/i, ''));
  const spelled = written.map((word) => longForms[word] ?? word).join(' ');
  const exact = here.find(({ name }) => plainText(name) === spelled);
  const near = exact ?? here.find(({ name }) => spelled.length > 6 && distance(plainText(name), spelled) <= 2);
  if (!near) return undefined;
  return { street: near, number: number.toUpperCase(), isSpelledOut: sameText(written.join(' '), near.name) };
}

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[\s.,]+/)
    .filter((word) => word !== '');

const sameText = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
