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
