/** Reports search parameters of the opened address that the page ignores because they are invalid. */
import type { AnyRoute } from '@tanstack/react-router';
import { isSortable } from '@/lib/grid/url/grid-search';
import { showToast } from '@/lib/ui/toast';

type Search = Readonly<Record<string, unknown>>;

/**
 * Tells the user which parameters of a page's address were ignored, if any. Call it once the page has loaded, because
 * its lists determine their sort columns.
 */
export function tellUnreadSearch(routes: readonly AnyRoute[], asked: Search): void {
  const page = routes.at(-1);
  const names = unreadNames(page?.options.validateSearch, asked);
  if (names.length === 0) return;
  const list = new Intl.ListFormat('en-US').format(names.map((name) => `“${name}”`));
  showToast({
    tone: 'neutral',
    stays: true,
    title: 'Part of the address is invalid',
    message: `${list} ${names.length === 1 ? 'was' : 'were'} ignored.`,
  });
}

/** Parameters in the schema whose value it rejected, in whole or in part. */
export function unreadNames(schema: unknown, asked: Search): string[] {
  if (!isObjectSchema(schema)) return [];
  const read = schema.parse(asked);
  return Object.keys(schema.shape).filter((name) => {
    // The first page's address has no number.
    if (name === 'page' && String(asked[name]) === '1') return false;
    const wanted = itemsOf(asked[name]);
    const taken = read[name];
    if (taken === undefined) return wanted.length > 0;
    if (!Array.isArray(taken)) return false;
    if (name === 'sort' && wanted.some((item) => !isSortable(schema, item.replace(/^-/, '')))) return true;
    const known = new Set(itemsOf(taken));
    return wanted.some((item) => !known.has(item));
  });
}

function itemsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return String(value)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

interface ObjectSchema {
  shape: object;
  parse: (search: Search) => Search;
}

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    'shape' in schema &&
    'parse' in schema &&
    typeof schema.parse === 'function'
  );
}
