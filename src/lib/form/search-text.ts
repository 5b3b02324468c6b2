/** Reads the text of a search field (specification, application sections 5 and 9). */

/** The shortest text to search for. */
const minLength = 3;

/** `3 characters`, for labels and messages. */
export const minSearch = `${minLength} characters`;

export const tooShort = `You must type at least ${minSearch} to search`;

/** A parsed search. */
export type Search = { kind: 'none' } | { kind: 'too-short' } | { kind: 'words'; term: string };

/** Parses the typed text, without surrounding white space. */
export function readSearch(typed: string | undefined): Search {
  const term = typed?.trim() ?? '';
  if (term === '') return { kind: 'none' };
  return Array.from(term).length < minLength ? { kind: 'too-short' } : { kind: 'words', term };
}

/** How far a search is, as its query tells. */
interface SearchProgress {
  /** The text has changed since the search, or is being searched. */
  isWaiting: boolean;
  isAsked: boolean;
  /** The answer is there. Without a network a query neither fails nor is asked. */
  hasAnswer: boolean;
  hasFailed: boolean;
}

/** What a search without options says. Only an answer tells that there are none. */
export function noOptionsText({ isWaiting, isAsked, hasAnswer, hasFailed }: SearchProgress): string {
  if (isWaiting) return 'Searching…';
  if (!isAsked) return tooShort;
  if (hasFailed) return "Couldn't be searched";
  return hasAnswer ? 'No results found' : 'Not searched yet';
}
