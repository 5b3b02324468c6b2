/**
 * Formats query parameters for the backends (specification, backend calls section 7.7): an array repeats its key, a
 * nested object uses bracket keys, and undefined or null values are omitted.
 * @throws RangeError for an invalid date, naming its parameter
 */
export function toQueryString(parameters?: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters ?? {})) append(search, name, value);
  return search.toString();
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const item of value) append(search, name, item);
  else if (value instanceof Date) search.append(name, toIsoDate(name, value));
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) append(search, `${name}[${key}]`, item);
  else search.append(name, String(value));
}

function toIsoDate(name: string, date: Date): string {
  if (Number.isNaN(date.getTime())) throw new RangeError(`The query parameter ${name} is not a valid date.`);
  return date.toISOString();
}
