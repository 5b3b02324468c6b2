/**
 * The query of a page's address, as people read, type and bookmark it: `?status=rejected,cancelled&sort=-date`.
 * A value is text, a list its items with commas between; nothing is JSON and nothing is quoted. What is read is text
 * (a list where a name is repeated): the schema of a page's search parameters says which text is a list or a number,
 * and gives every parameter a fallback.
 */

/** `?a=1&b=x,y&c=z&c=w` → `{a: '1', b: 'x,y', c: ['z', 'w']}`. */
export function parseSearchParams(query: string): Record<string, string | string[]> {
  const search = new URLSearchParams(query);
  const entries = [...new Set(search.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...rest] = search.getAll(name);
    return [name, rest.length > 0 ? [first, ...rest] : first];
  });
  return Object.fromEntries(entries);
}

/** The reverse, with its question mark; empty when there is nothing to say. Undefined, null and empty lists are left out. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    search.append(name, String(value));
  }
  // A comma means nothing to a query string; escaping it would only make the address unreadable.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
