/** How a case is called before the court has named it. */
import type { Party } from '@/api/generated/filing/model';
import { type FilingContent, flowOf } from './filing-content';
import { enteredName } from './party';

/** The name by which a party stands in a title: the surname of a person, the whole name of an organization. */
function titleName(party: Party): string {
  return (party.kind === 'person' && party.person?.lastName?.trim()) || enteredName(party);
}

function side(parties: readonly Party[]): string {
  const names = parties.map(titleName).filter((name) => name !== '');
  return names.length > 1 ? `${names[0]} et al.` : (names[0] ?? '');
}

/**
 * `Ortega v. Lakeshore Holdings LLC`: those we file for against the others. `Untitled draft` when nobody has a name. A
 * case that is there already has its own title.
 */
export function caseTitle({
  parties,
  ...known
}: Pick<FilingContent, 'parties' | 'isNonIndexedCase' | 'caseTitle' | 'caseNumber'>): string {
  if (flowOf(known) === 'existing-case') return known.caseTitle?.trim() || known.caseNumber?.trim() || 'Untitled draft';
  const ours = side(parties.filter((party) => party.isFilingParty));
  const theirs = side(parties.filter((party) => !party.isFilingParty));
  if (ours !== '' && theirs !== '') return `${ours} v. ${theirs}`;
  return ours || theirs || 'Untitled draft';
}
