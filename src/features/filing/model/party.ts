/** Parties as they are made and named. */
import type { Party } from '@/api/generated/filing/model';

/** A party of which nothing is known yet but what kind it is and its role. */
export function newParty(kind: Party['kind'], partyTypeCode: string | undefined, id: string): Party {
  return { id, kind, partyTypeCode, isFilingParty: false, isSelfRepresented: false, attorneyIds: [] };
}

/** The whole name of a party as far as it has been entered; empty when it has not. */
export function enteredName(party: Party): string {
  if (party.kind === 'organization') return party.organizationName?.trim() ?? '';
  const { firstName, middleName, lastName } = party.person ?? {};
  return [firstName, middleName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** How a party is called in lists: its name, else what kind it is. */
export function partyName(party: Party): string {
  return enteredName(party) || (party.kind === 'organization' ? 'Unnamed organization' : 'Unnamed person');
}
