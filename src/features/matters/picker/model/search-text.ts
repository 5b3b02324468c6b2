/** Fewest characters that are searched for (specification, section 5). */
const minimum = 3;

export const tooShort = `You must type at least ${minimum} characters to search`;

/** What a text asks for. */
export type Search =
  /** Nothing has been typed. */
  { kind: 'none' } | { kind: 'too-short' } | { kind: 'words'; term: string };

/** Reads what was typed, without the white space around it. */
export function readSearch(typed: string | undefined): Search {
  const term = typed?.trim() ?? '';
  if (term === '') return { kind: 'none' };
  return Array.from(term).length < minimum ? { kind: 'too-short' } : { kind: 'words', term };
}
