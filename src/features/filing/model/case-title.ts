/** How a case is called before the court has named it. */
import type { Party } from '@/api/generated/filing/model';
import type { FilingContent } from './filing-content';
import { enteredName } from './party';

/** The name by which a party stands in a title: the surname of a person, the whole name of an organization. */
function titleName(party: Party): string {
  return (party.kind === 'person' && party.person?.lastName?.trim()) || enteredName(party);
}

function side(parties: readonly Party[]): string {
  const names = parties.map(titleName).filter((name) => name !== '');
  return names.length > 1 ? `${names[0]} et al.` : (names[0] ?? '');
}

/** `Ortega v. Lakeshore Holdings LLC`: those we file for against the others. `Untitled draft` when nobody has a name. */
export function caseTitle({ parties }: Pick<FilingContent, 'parties'>): string {
  const ours = side(parties.filter((party) => party.isFilingParty));
  const theirs = side(parties.filter((party) => !party.isFilingParty));
  if (ours !== '' && theirs !== '') return `${ours} v. ${theirs}`;
  return ours || theirs || 'Untitled draft';
}
