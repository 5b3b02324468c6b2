/** Who represents the filing parties: the firm's attorneys by party and by filing. */

import type { Attorney, FilingCaseParty, FilingEntry } from '@/api/generated/filing/model';
import { foldText } from '@/lib/format/fold-text';
import type { Problem } from '../rules/problems';
import type { CourtTables } from './court-tables';
import type { FilingContent } from './filing-content';

type CaseParty = Pick<FilingCaseParty, 'casePartyId' | 'attorneys'>;

/** The firm's attorneys among those whom the case lists for a party. The court gives names only. */
export function firmAttorneysOf({ attorneys }: CaseParty, firm: readonly Attorney[]): Attorney[] {
  return attorneys.flatMap((name) => firm.find((attorney) => isNamed(attorney, name)) ?? []);
}

/**
 * Tells whether a court's name means the attorney. Courts write names in either order, in any case, with middle names,
 * initials or neither, and with suffixes. A middle name tells two people apart only if both names have one.
 */
function isNamed({ firstName, middleName = '', lastName }: Attorney, name: string): boolean {
  const words = nameWords(firstNameFirst(name));
  const first = nameWords(firstName);
  const last = nameWords(lastName);
  const middle = words.slice(first.length, words.length - last.length);
  const isWhole = words.length >= first.length + last.length;
  return isWhole && isSame(words, [...first, ...middle, ...last]) && isSameMiddle(middle, nameWords(middleName));
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

function isSameMiddle(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.length === other.length && one.every((word, place) => isInitialOf(word, other[place] ?? ''));
}

function isInitialOf(one: string, other: string): boolean {
  return one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));
}

/** `Marlow, Nora J.` as `Nora J. Marlow`. A comma before a suffix stays: `Nora Marlow, Jr.` */
function firstNameFirst(name: string): string {
  const [last = '', ...rest] = name.split(',');
  const first = rest.filter((part) => nameWords(part).length > 0);
  return first.length > 0 ? `${first.join(' ')} ${last}` : last;
}

const notNames: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'esq', 'atty', 'attorney']);

const nameWords = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => word !== '' && !notNames.has(word));

/** The case's parties whom the firm represents. */
export function partiesOfFirm(parties: readonly CaseParty[], firm: readonly Attorney[]): string[] {
  return parties.filter((party) => firmAttorneysOf(party, firm).length > 0).map(({ casePartyId }) => casePartyId);
}

/**
 * The most likely attorney of a new filing: the lead attorney of a represented party, added or of the case, the firm's
 * only one, or else `usual`, the attorney of the person's last filing.
 */
export function likelyAttorney(
  { parties, filingPartyIds = [] }: Pick<FilingContent, 'parties' | 'filingPartyIds'>,
  firm: readonly Attorney[],
  caseParties: readonly CaseParty[] = [],
  usual?: string,
): string | undefined {
  const ours = parties.filter(({ isFilingParty }) => isFilingParty);
  const added = ours.flatMap(({ attorneyIds }) => attorneyIds)[0];
  if (added !== undefined) return added;
  const represented = caseParties.filter(({ casePartyId }) => filingPartyIds.includes(casePartyId));
  const known = represented.flatMap((party) => firmAttorneysOf(party, firm))[0];
  if (known) return known.attorneyId;
  const isProSe = ours.length > 0 && represented.length === 0 && ours.every((party) => party.isSelfRepresented);
  if (isProSe) return undefined;
  return firm.length === 1 ? firm[0]?.attorneyId : usual;
}

/**
 * The filings that would go out without an attorney although a filing party isn't entered as self-represented. Someone
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
