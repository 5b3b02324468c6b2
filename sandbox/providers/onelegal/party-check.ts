/** Checks the parties: names, roles and representation. Pure. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { Party } from '../../generated/filing/schemas.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { isExistingCase, partyName } from '../../services/filing/filing-content.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import type { CaliforniaRules } from './tables.ts';

/** Adds messages for missing and invalid values; paths start with `content.parties` or `content.filingPartyIds`. */
export function checkParties(
  content: FilingContent,
  rules: CaliforniaRules,
  facts: FilingFacts,
  errors: FieldErrors,
): void {
  const hasFilingParty = content.parties.some(({ isFilingParty }) => isFilingParty);
  const ofCase = isExistingCase(content) ? content.filingPartyIds : [];
  const known = new Set(facts.courtCase?.parties.map(({ casePartyId }) => casePartyId));
  for (const [index, id] of ofCase.entries()) {
    if (facts.courtCase && !known.has(id))
      errors.add(`content.filingPartyIds.${index}`, 'This party isn’t in the case.');
  }
  if (!hasFilingParty && ofCase.length === 0) {
    const path = isExistingCase(content) && facts.courtCase ? 'content.filingPartyIds' : 'content.parties';
    errors.add(path, 'Select at least one party you represent.');
  }
  for (const [index, party] of content.parties.entries())
    checkParty(party, `content.parties.${index}`, { rules, facts, errors });
}

function checkParty(
  party: Party,
  path: string,
  { rules, facts, errors }: { rules: CaliforniaRules; facts: FilingFacts; errors: FieldErrors },
): void {
  if (party.partyTypeCode === undefined) errors.add(`${path}.partyTypeCode`, 'Choose the party type.');
  else if (!rules.partyTypes.has(party.partyTypeCode))
    errors.add(`${path}.partyTypeCode`, 'The court doesn’t have this party type. Choose another.');
  if (party.kind === 'person' && !party.person?.lastName?.trim())
    errors.add(`${path}.person.lastName`, 'Enter the last name.');
  if (party.kind === 'organization' && partyName(party) === '')
    errors.add(`${path}.organizationName`, "Enter the organization's name.");
  checkContact(party, path, errors);
  for (const [index, id] of party.attorneyIds.entries()) {
    if (!facts.attorneyIds.has(id)) errors.add(`${path}.attorneyIds.${index}`, 'The firm doesn’t have this attorney.');
  }
  if (party.isSelfRepresented && party.attorneyIds.length > 0)
    errors.add(`${path}.attorneyIds`, 'A self-represented party can’t have an attorney.');
  else if (party.isFilingParty && !party.isSelfRepresented && party.attorneyIds.length === 0)
    errors.add(`${path}.attorneyIds`, 'Choose an attorney, or select Self-represented (pro se).');
}

/** Tells how the party is reached, as far as it is entered. Addresses abroad have numbers and codes of their own. */
function checkContact({ email = '', phone = '', address }: Party, path: string, errors: FieldErrors): void {
  const isAbroad = address?.countryCode !== undefined && address.countryCode !== 'US';
  const zip = address?.zip?.trim() ?? '';
  if (email.trim() !== '' && !isEmailAddress(email.trim()))
    errors.add(`${path}.email`, 'Enter an email address, such as name@example.com.');
  if (phone.trim() !== '' && !isAbroad && !/^1?\d{10}$/.test(phone.replaceAll(/\D/g, '')))
    errors.add(`${path}.phone`, 'Enter a phone number of ten digits.');
  if (zip !== '' && !isAbroad && !/^\d{5}(-\d{4})?$/.test(zip))
    errors.add(`${path}.address.zip`, 'Enter a valid ZIP code (5 digits or ZIP+4)');
}
