/** Which entries the palette shows, in which order and groups. */
import type { Entry, EntryGroup } from './entry';
import { matchEntries } from './match';

/** All entries. `cases` and `orders` are the search results. */
export interface Found {
  /** Opened before, latest first. */
  recent: readonly Entry[];
  pages: readonly Entry[];
  services: readonly Entry[];
  matters: readonly Entry[];
  cases: readonly Entry[];
  orders: readonly Entry[];
}

const maxPerGroup = 6;

/** The non-empty groups. Each entry is in one group only. */
export function groupEntries(typed: string, found: Found): EntryGroup[] {
  const known = new Map([...found.pages, ...found.services, ...found.matters].map((entry) => [entry.key, entry]));
  // With current titles, and without screens the user can no longer see.
  const recent = found.recent.flatMap(
    (entry) => known.get(entry.key) ?? (/^(page|service) /.test(entry.key) ? [] : entry),
  );
  const { pages, services, matters, cases, orders } = found;
  const groups: EntryGroup[] =
    typed.trim() === ''
      ? [
          { title: 'Recent', entries: recent },
          { title: 'Recent matters', entries: matters },
          { title: 'Recently updated orders', entries: orders },
          { title: 'Screens', entries: pages },
        ]
      : [
          { title: 'Recent', entries: matchEntries(recent, typed).slice(0, 3) },
          { title: 'Screens', entries: matchEntries(pages, typed) },
          { title: 'Services', entries: matchEntries(services, typed) },
          { title: 'Matters', entries: matchEntries(matters, typed) },
          { title: 'Cases', entries: cases },
          { title: 'Orders', entries: orders },
        ];
  const shown = new Set<string>();
  return groups.flatMap(({ title, entries }) => {
    const own = entries.filter(({ key }) => !shown.has(key)).slice(0, maxPerGroup);
    for (const { key } of own) shown.add(key);
    return own.length > 0 ? [{ title, entries: own }] : [];
  });
}
