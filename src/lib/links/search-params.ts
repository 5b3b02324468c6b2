/**
 * Readable queries that people can type and bookmark: `?status=rejected,cancelled&sort=-date`. Lists are comma-separated;
 * nothing is JSON or quoted. Parsing yields text (an array for a repeated name): the page's search schema turns it into
 * lists and numbers, with a fallback for every parameter.
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

/** The reverse, with a question mark unless empty. Omits undefined, null and empty lists. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    search.append(name, String(value));
  }
  // Commas are legal in a query; escaping them would make it unreadable.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
