/** Service contacts and who is served in a case (filing variants, section 7). */

import type { CaseParty, CaseServiceContact, ServiceContact } from '@/api/generated/filing/model';
import { foldText } from '@/lib/format/fold-text';
import { contactName } from './names';

/** Contacts to choose from, each once, without those that are taken. */
export function contactOptions(
  contacts: readonly ServiceContact[],
  isTaken: (contact: ServiceContact) => boolean,
): { value: string; label: string; description: string }[] {
  const offered = new Map(contacts.map((contact) => [contact.serviceContactId, contact]));
  return [...offered.values()]
    .filter((contact) => !isTaken(contact))
    .map((contact) => ({
      value: contact.serviceContactId,
      label: contactName(contact),
      description: [contact.firmName, contact.email, contact.isUndeliverable && 'email bounced']
        .filter(Boolean)
        .join(', '),
    }));
}

/** From this many bounces in 90 days on, a person is warned before serving. */
const manyBounces = 2;

/** Tells what to say of a contact whose mail bounced more than once lately. */
export function bounceWarning({ recentBounces = 0 }: Pick<ServiceContact, 'recentBounces'>): string | undefined {
  return recentBounces < manyBounces
    ? undefined
    : `${recentBounces} notices bounced in the last 90 days. Confirm the address, or serve another way.`;
}

/** A party, and the contacts served for it. */
export interface PartyContacts {
  casePartyId: string;
  name: string;
  roleName: string | undefined;
  contacts: CaseServiceContact[];
}

/** A case's contacts by party, in the court's order, and those of the whole case. */
export function contactsByParty(
  parties: readonly CaseParty[],
  contacts: readonly CaseServiceContact[],
): { parties: PartyContacts[]; ofCase: CaseServiceContact[] } {
  const known = new Set(parties.map(({ casePartyId }) => casePartyId));
  return {
    parties: parties.map(({ casePartyId, displayName, roleName }) => ({
      casePartyId,
      name: displayName,
      roleName,
      contacts: contacts.filter((each) => each.casePartyId === casePartyId),
    })),
    // A contact of a party that the court no longer lists is still served.
    ofCase: contacts.filter((each) => each.casePartyId === undefined || !known.has(each.casePartyId)),
  };
}

/** The contacts of a case, once each: whom a filing into it is served on, unless the person chooses otherwise. */
export function usualRecipients(contacts: readonly CaseServiceContact[]): { serviceContactId: string }[] {
  const ids = new Set(contacts.map(({ contact }) => contact.serviceContactId));
  return [...ids].map((serviceContactId) => ({ serviceContactId }));
}

/**
 * Names of the parties for whom no chosen contact is served.
 * @param filingPartyIds the parties that file, who need no service
 */
export function unservedParties(
  parties: readonly CaseParty[],
  contacts: readonly CaseServiceContact[],
  chosen: readonly { serviceContactId: string }[],
  filingPartyIds: readonly string[] = [],
): string[] {
  const ids = new Set(chosen.map(({ serviceContactId }) => serviceContactId));
  const served = new Set(
    contacts.filter(({ contact }) => ids.has(contact.serviceContactId)).map(({ casePartyId }) => casePartyId),
  );
  return parties
    .filter(
      ({ casePartyId, isActive }) => isActive && !served.has(casePartyId) && !filingPartyIds.includes(casePartyId),
    )
    .map(({ displayName }) => displayName);
}

/**
 * Names of the parties that no recipient is served for, where recipients name their party themselves.
 * @param served names of the parties that the recipients are served for
 * @param filingPartyIds the parties that file, who need no service
 */
export function partiesNotServed(
  parties: readonly { casePartyId: string; name: string }[],
  served: readonly string[],
  filingPartyIds: readonly string[] = [],
): string[] {
  const known = new Set(served.map(plain));
  return parties
    .filter(({ casePartyId, name }) => !filingPartyIds.includes(casePartyId) && !known.has(plain(name)))
    .map(({ name }) => name);
}

const plain = (name: string) => foldText(name.trim().replaceAll(/\s+/g, ' '));
