/**
 * The query of a page's address, as people read, type and bookmark it: `?state=IL&status=rejected&status=returned`.
 * A value is text, a repeated name a list of text; nothing is JSON and nothing is quoted. A schema of search parameters
 * reads numbers with `z.coerce.number()` and gives every parameter a fallback.
 */

/** `?a=1&b=x&b=y` → `{a: '1', b: ['x', 'y']}`. */
export function parseSearchParams(query: string): Record<string, string | string[]> {
  const search = new URLSearchParams(query);
  const entries = [...new Set(search.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...rest] = search.getAll(name);
    return [name, rest.length > 0 ? [first, ...rest] : first];
  });
  return Object.fromEntries(entries);
}

/** The reverse, with its question mark; empty when there is nothing to say. Undefined and null are left out. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  const query = search.toString();
  return query && `?${query}`;
}
