/** Who represents the filing parties: the firm's attorneys by party and by filing. */
import type { Attorney, FilingCaseParty, FilingEntry } from '@/api/generated/filing/model';
import type { CourtTables } from './court-tables';
import type { FilingContent } from './filing-content';
import type { Problem } from './problems';

/** `Nora Marlow`. */
export function attorneyName({ firstName, lastName }: Pick<Attorney, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

type CaseParty = Pick<FilingCaseParty, 'casePartyId' | 'attorneys'>;

/** The firm's attorneys among those whom the case lists for a party. The court gives names only. */
export function firmAttorneysOf({ attorneys }: CaseParty, firm: readonly Attorney[]): Attorney[] {
  return attorneys.flatMap((name) => firm.find((attorney) => isNamed(attorney, name)) ?? []);
}

/** Whether a name means the attorney, with or without middle names, in any case. */
function isNamed({ firstName, middleName, lastName }: Attorney, name: string): boolean {
  const short = wordsOf(`${firstName} ${lastName}`);
  const full = wordsOf(`${firstName} ${middleName ?? ''} ${lastName}`);
  const words = wordsOf(name);
  return words === short || words === full;
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .join(' ');

/** The case's parties whom the firm represents. */
export function partiesOfFirm(parties: readonly CaseParty[], firm: readonly Attorney[]): string[] {
  return parties.filter((party) => firmAttorneysOf(party, firm).length > 0).map(({ casePartyId }) => casePartyId);
}

/**
 * The most likely attorney of a new filing: the lead attorney of a represented party, added or of the case, or the
 * firm's only one.
 */
export function likelyAttorney(
  { parties, filingPartyIds = [] }: Pick<FilingContent, 'parties' | 'filingPartyIds'>,
  firm: readonly Attorney[],
  caseParties: readonly CaseParty[] = [],
): string | undefined {
  const ours = parties.filter(({ isFilingParty }) => isFilingParty);
  const added = ours.flatMap(({ attorneyIds }) => attorneyIds)[0];
  if (added !== undefined) return added;
  const represented = caseParties.filter(({ casePartyId }) => filingPartyIds.includes(casePartyId));
  const known = represented.flatMap((party) => firmAttorneysOf(party, firm))[0];
  if (known) return known.attorneyId;
  const isProSe = ours.length > 0 && represented.length === 0 && ours.every((party) => party.isSelfRepresented);
  return firm.length === 1 && !isProSe ? firm[0]?.attorneyId : undefined;
}

/**
 * The filings that would go out without an attorney although a filing party isn't entered as self-represented. Somebody
 * must confirm that.
 */
export function filingsWithoutAttorney(
  { filings, parties, filingPartyIds = [] }: Pick<FilingContent, 'filings' | 'parties' | 'filingPartyIds'>,
  { inputs }: Pick<CourtTables, 'inputs'>,
): FilingEntry[] {
  const ours = parties.filter(({ isFilingParty }) => isFilingParty);
  const isProSe = ours.length > 0 && filingPartyIds.length === 0 && ours.every((party) => party.isSelfRepresented);
  const { isShown, isRequired } = inputs.filingAttorney;
  if (!isShown || isRequired || isProSe) return [];
  return filings.filter(({ filingAttorneyId }) => filingAttorneyId === undefined);
}

/** Problems of filings without an attorney. @param confirmed ids of those confirmed in the review. */
export function findAttorneyProblems(
  content: FilingContent,
  tables: CourtTables,
  confirmed: ReadonlySet<string>,
): Problem[] {
  return filingsWithoutAttorney(content, tables)
    .filter(({ id }) => !confirmed.has(id))
    .map((filing) => ({
      step: 'filings',
      path: `filings.${content.filings.indexOf(filing)}.filingAttorneyId`,
      message: 'Choose the filing attorney, or confirm in the review that you file without one.',
    }));
}
