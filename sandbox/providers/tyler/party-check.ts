/** Checks the parties: required roles, names and representation. */

import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { Party } from '../../generated/filing/schemas.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkField, isBlank } from './data-field-check.ts';

/** Adds messages for missing and invalid values; paths start with `content.parties` or `content.filingPartyIds`. */
export function checkParties(content: FilingContent, rules: CourtRules, facts: FilingFacts, errors: FieldErrors): void {
  const hasFilingParty = content.parties.some(({ isFilingParty }) => isFilingParty);
  if (isExistingCase(content)) {
    const known = new Set(facts.courtCase?.parties.map(({ casePartyId }) => casePartyId));
    for (const [index, id] of content.filingPartyIds.entries()) {
      if (!known.has(id)) errors.add(`content.filingPartyIds.${index}`, 'This party isn’t in the case.');
    }
    if (!hasFilingParty && content.filingPartyIds.length === 0)
      errors.add('content.filingPartyIds', 'Select at least one party you represent.');
  } else {
    for (const { code, name, isRequired } of rules.partyTypes.values()) {
      if (isRequired && !content.parties.some(({ partyTypeCode }) => partyTypeCode === code))
        errors.add('content.parties', `Add a ${name}. This case type requires one.`);
    }
    if (!hasFilingParty) errors.add('content.parties', 'Select at least one party you represent.');
  }
  checkUniqueIds(content.parties, 'content.parties', errors);
  for (const [index, party] of content.parties.entries()) checkParty(party, index, rules, facts, errors);
}

/** Clients assign IDs to parts of the content; they must be unique within a list. */
export function checkUniqueIds(parts: readonly { id: string }[], path: string, errors: FieldErrors): void {
  const seen = new Set<string>();
  for (const [index, { id }] of parts.entries()) {
    if (seen.has(id)) errors.add(`${path}.${index}.id`, 'Another item has this ID.');
    seen.add(id);
  }
}

function checkParty(party: Party, index: number, rules: CourtRules, facts: FilingFacts, errors: FieldErrors): void {
  const path = `content.parties.${index}`;
  const at = (name: string, label: string) => ({ path: `${path}.${name}`, label, errors });
  const role = rules.partyTypes.get(party.partyTypeCode ?? '');
  if (party.partyTypeCode === undefined) errors.add(`${path}.partyTypeCode`, 'Choose the party type.');
  else if (!role?.isAvailableForNewParties)
    errors.add(`${path}.partyTypeCode`, 'This party type isn’t available for this case. Choose another.');

  if (party.kind === 'person') checkPerson(party, path, rules, errors);
  else if (isBlank(party.organizationName)) errors.add(`${path}.organizationName`, "Enter the organization's name.");
  else checkField(rules, 'organizationName', party.organizationName, at('organizationName', "the organization's name"));

  const email = party.email?.trim() ?? '';
  if (email !== '' && !isEmailAddress(email))
    errors.add(`${path}.email`, 'Enter an email address, such as name@example.com.');
  else checkField(rules, 'email', email, at('email', 'the email address'));
  const phone = party.phone?.trim() ?? '';
  if (phone !== '' && !isAbroad(party) && !/^1?\d{10}$/.test(phone.replaceAll(/\D/g, '')))
    errors.add(`${path}.phone`, 'Enter a phone number of ten digits.');
  else checkField(rules, 'phone', party.phone, at('phone', 'the phone number'));
  checkField(rules, 'interpreterLanguage', party.languageCode, at('languageCode', "the interpreter's language"));
  checkAddress(party, path, rules, errors);
  checkRepresentation(party, path, rules, facts, errors);
}

/** People need a last name even where the court doesn't require one. */
function checkPerson(party: Party, path: string, rules: CourtRules, errors: FieldErrors): void {
  const at = (name: string, label: string) => ({ path: `${path}.${name}`, label, errors });
  const { firstName, middleName, lastName } = party.person ?? {};
  checkField(rules, 'firstName', firstName, at('person.firstName', 'the first name'));
  checkField(rules, 'middleName', middleName, at('person.middleName', 'the middle name'));
  if (isBlank(lastName)) errors.add(`${path}.person.lastName`, 'Enter the last name.');
  else checkField(rules, 'lastName', lastName, at('person.lastName', 'the last name'));
  checkField(rules, 'dateOfBirth', party.dateOfBirth, at('dateOfBirth', 'the date of birth'));
}

const isAbroad = ({ address }: Party) => address?.countryCode !== undefined && address.countryCode !== 'US';

function checkAddress(party: Party, path: string, { addressStates }: CourtRules, errors: FieldErrors): void {
  const { zip: entered, state } = party.address ?? {};
  const zip = entered?.trim() ?? '';
  if (state !== undefined && addressStates.size > 0 && !addressStates.has(state))
    errors.add(`${path}.address.state`, 'The court doesn’t list this state. Choose another.');
  if (zip !== '' && !isAbroad(party) && !/^\d{5}(-\d{4})?$/.test(zip))
    errors.add(`${path}.address.zip`, 'Enter a valid ZIP code (5 digits or ZIP+4)');
}

function checkRepresentation(
  { attorneyIds, isFilingParty, isSelfRepresented }: Party,
  path: string,
  { court }: CourtRules,
  facts: FilingFacts,
  errors: FieldErrors,
): void {
  for (const [index, id] of attorneyIds.entries()) {
    if (!facts.attorneyIds.has(id)) errors.add(`${path}.attorneyIds.${index}`, 'The firm doesn’t have this attorney.');
  }
  if (isSelfRepresented && attorneyIds.length > 0)
    errors.add(`${path}.attorneyIds`, 'A self-represented party can’t have an attorney.');
  else if (attorneyIds.length > 1 && !court.allowMultipleAttorneys)
    errors.add(`${path}.attorneyIds`, 'This court allows one attorney per party. Remove the others.');
  else if (isFilingParty && !isSelfRepresented && attorneyIds.length === 0)
    errors.add(`${path}.attorneyIds`, 'Choose an attorney, or select Self-represented (pro se).');
}
