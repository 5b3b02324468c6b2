/** What an address asks of a docket provider: the search for one case (application, section 2; dockets, section 10). */
import type { ProviderId, SearchDocketCasesParams } from '@/api/generated/docket-sync/model';
import { pacerId, providers } from '../../accounts/providers';
import { type CaseNumberError, readCaseNumber } from '../../rules/case-number';
import { pacerPrice } from '../../rules/pacer-price';

/** What a case is searched by, if not by its number. */
export type SearchBy = 'party' | 'title';

/** The parameters of an address that ask. `caseNumber` and `state` come with links of court cases. */
export interface AskedCase {
  provider?: ProviderId | undefined;
  state?: string | undefined;
  by?: SearchBy | undefined;
  term?: string | undefined;
  caseNumber?: string | undefined;
  court?: string | undefined;
  page?: number | undefined;
}

/** The provider of an address: the named one, else the state's. Undefined asks the person. */
export const providerAsked = ({ provider, state }: AskedCase): ProviderId | undefined =>
  provider ?? providers.find((each) => each.state !== undefined && each.state === state)?.providerId;

/** The text to search for. */
export const termAsked = ({ by, term, caseNumber }: AskedCase): string =>
  (term ?? (by === undefined ? caseNumber : undefined) ?? '').trim();

const searchTypes = { party: 'PartyName', title: 'CaseTitle' } as const;

/** The call that answers an address; undefined while it asks nothing that can be searched for. */
export function caseQuestion(asked: AskedCase): SearchDocketCasesParams | undefined {
  const providerId = providerAsked(asked);
  const term = termAsked(asked);
  if (providerId === undefined || termError(providerId, asked.by, term) !== undefined) return undefined;
  const number = asked.by === undefined ? readCaseNumber(term) : undefined;
  return {
    providerId,
    CaseSearchType: asked.by === undefined ? 'CaseNumber' : searchTypes[asked.by],
    SearchTerm: number && 'key' in number ? number.key : term,
    ...(asked.court === undefined ? {} : { CourtId: asked.court }),
    Page: asked.page ?? 1,
  };
}

const numberErrors: Readonly<Record<CaseNumberError, string>> = {
  unreadable: 'This isn’t a case number that the courts use.',
  'county-missing': 'Begin the number with the county, such as 48-2025-CA-001234.',
  'spreadsheet-changed': 'A spreadsheet changed this number to a date or an amount. Enter it as the court writes it.',
};

const systems = { federal: 7, NY: 4, FL: 6 } as const;

const systemTexts = {
  federal: 'This is a federal case number. Choose the federal courts.',
  NY: 'This is a New York index number. Choose the New York courts.',
  FL: 'This is a Florida case number. Choose the Florida courts.',
} as const;

/** Shorter names find too much. */
const leastLetters = 2;

/** Tells why a text can't be searched for; undefined if it can. Asked before anything costs. */
export function termError(providerId: ProviderId, by: SearchBy | undefined, text: string): string | undefined {
  const term = text.trim();
  if (by !== undefined) {
    if (term === '') return by === 'party' ? 'Enter the party’s name.' : 'Enter part of the case title.';
    return term.replaceAll(/[^\p{L}\p{N}]/gu, '').length < leastLetters ? 'Enter at least two letters.' : undefined;
  }
  if (term === '') return 'Enter the case number.';
  const read = readCaseNumber(term);
  if ('error' in read) return numberErrors[read.error];
  return systems[read.system] === providerId ? undefined : systemTexts[read.system];
}

/** Tells what one page of a search costs, in cents; 0 if the provider charges nothing. */
export const searchPrice = (providerId: ProviderId | undefined): number => {
  if (providerId !== pacerId) return 0;
  const price = pacerPrice('search', 1);
  return price.bound === 'none' ? 0 : price.cents;
};
