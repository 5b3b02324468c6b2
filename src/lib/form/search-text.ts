/** What a search field asks for (specification, application sections 5 and 9). */

/** Shorter texts are not searched for. */
const minLength = 3;

/** `3 characters`, for the texts of a search field. */
export const minSearch = `${minLength} characters`;

export const tooShort = `You must type at least ${minSearch} to search`;

/** What a text asks for. */
export type Search =
  /** Nothing has been typed. */
  { kind: 'none' } | { kind: 'too-short' } | { kind: 'words'; term: string };

/** Reads what was typed, without the white space around it. */
export function readSearch(typed: string | undefined): Search {
  const term = typed?.trim() ?? '';
  if (term === '') return { kind: 'none' };
  return Array.from(term).length < minLength ? { kind: 'too-short' } : { kind: 'words', term };
}
