/** Parties as they are made and named. */
import type { Party } from '@/api/generated/filing/model';

/** A party of which nothing is known yet but what kind it is and its role. */
export function newParty(kind: Party['kind'], partyTypeCode: string | undefined, id: string): Party {
  return { id, kind, partyTypeCode, isFilingParty: false, isSelfRepresented: false, attorneyIds: [] };
}

/** How a party is called in lists: its name as far as it is known, else what kind it is. */
export function partyName(party: Party): string {
  if (party.kind === 'organization') return party.organizationName?.trim() || 'Unnamed organization';
  const { firstName, middleName, lastName } = party.person ?? {};
  const name = [firstName, middleName, lastName].map((part) => part?.trim()).filter(Boolean);
  return name.join(' ') || 'Unnamed person';
}
