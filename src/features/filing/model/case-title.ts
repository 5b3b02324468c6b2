/** The title of a case before the court assigns one. */
import type { Party } from '@/api/generated/filing/model';
import { enteredName, type FilingContent, flowOf } from '@/features/efiling';

/** A party's name in a title: a person's last name or an organization's full name. */
function titleName(party: Party): string {
  return (party.kind === 'person' && party.person?.lastName?.trim()) || enteredName(party);
}

function side(parties: readonly Party[]): string {
  const names = parties.map(titleName).filter((name) => name !== '');
  return names.length > 1 ? `${names[0]} et al.` : (names[0] ?? '');
}

/**
 * `Ortega v. Lakeshore Holdings LLC`: the parties we represent against the others. Empty without names. An existing case
 * keeps its own title.
 */
export function caseTitle({
  parties,
  ...known
}: Pick<FilingContent, 'parties' | 'isNonIndexedCase' | 'caseTitle' | 'caseNumber'>): string {
  if (flowOf(known) === 'existing-case') return known.caseTitle?.trim() || known.caseNumber?.trim() || '';
  const ours = side(parties.filter((party) => party.isFilingParty));
  const theirs = side(parties.filter((party) => !party.isFilingParty));
  if (ours !== '' && theirs !== '') return `${ours} v. ${theirs}`;
  return ours || theirs;
}
