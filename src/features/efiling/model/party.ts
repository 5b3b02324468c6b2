/** Creates and names parties. */
import type { Party } from '@/api/generated/filing/model';

/** An empty party. */
export function newParty(kind: Party['kind'], partyTypeCode: string | undefined, id: string): Party {
  return { id, kind, partyTypeCode, isFilingParty: false, isSelfRepresented: false, attorneyIds: [] };
}

/** The full name as entered; may be empty. */
export function enteredName(party: Party): string {
  if (party.kind === 'organization') return party.organizationName?.trim() ?? '';
  const { firstName, middleName, lastName } = party.person ?? {};
  return [firstName, middleName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** The party's name in lists. */
export function partyName(party: Party): string {
  return enteredName(party) || (party.kind === 'organization' ? 'Unnamed organization' : 'Unnamed person');
}
