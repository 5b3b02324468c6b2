/** The content as the court gets it: what a person typed, without what only the form needs. */
import type { Party } from '@/api/generated/filing/model';
import type { FilingContent } from './filing-content';
import { phoneForCourt } from './party-problems';

/** Trims texts, writes phone numbers as ten digits, and leaves out numbers and names that were left empty. */
export function toSubmission(content: FilingContent): FilingContent {
  return {
    ...content,
    crossReferences: content.crossReferences
      .map(({ code, value }) => ({ code, value: value.trim() }))
      .filter(({ value }) => value !== ''),
    parties: content.parties.map(toSubmittedParty),
  };
}

function toSubmittedParty({ person, organizationName, dateOfBirth, ...party }: Party): Party {
  const phone = phoneForCourt(party.phone);
  const shared = {
    ...party,
    phone: phone || undefined,
    email: party.email?.trim() || undefined,
    // The firm's attorneys and self-representation are asked for those we file for only.
    attorneyIds: party.isFilingParty && !party.isSelfRepresented ? party.attorneyIds : [],
    isSelfRepresented: party.isFilingParty && party.isSelfRepresented,
  };
  return party.kind === 'person'
    ? { ...shared, dateOfBirth, person: trimmed(person ?? {}) }
    : { ...shared, organizationName: organizationName?.trim() };
}

function trimmed(person: NonNullable<Party['person']>): NonNullable<Party['person']> {
  return {
    firstName: person.firstName?.trim() || undefined,
    middleName: person.middleName?.trim() || undefined,
    lastName: person.lastName?.trim() || undefined,
    suffixCode: person.suffixCode,
  };
}
