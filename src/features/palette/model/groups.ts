/** Which entries the palette shows, in which order and groups, and which of them Enter opens. */
import type { Entry, EntryGroup } from './entry';
import { isInTitle, matchEntries } from './match';

/** Search results, and whether all have arrived. Until then `entries` are those known to match. */
export interface Results {
  entries: readonly Entry[];
  isSettled: boolean;
}

/** All entries. Results are of the typed text; the rest is matched here. */
export interface Found {
  /** Opened before, latest first. */
  recent: readonly Entry[];
  pages: readonly Entry[];
  settings: readonly Entry[];
  services: readonly Entry[];
  matters: Results;
  templates: Results;
  orders: Results;
  cases: Results;
  parties: Results;
  people: Results;
}

/** What the palette shows. */
export interface Arranged {
  groups: readonly EntryGroup[];
  /** The first entry, once no search can put another before it. */
  first: Entry | undefined;
}

const maxPerGroup = 6;

type Candidates = EntryGroup & { isSettled?: boolean };

/**
 * The non-empty groups. Each entry is in one group only. A group whose search still runs holds back those after it, so
 * that nothing shown is ever pushed down.
 */
export function arrange(typed: string, found: Found): Arranged {
  const candidates = typed.trim() === '' ? likely(found) : matching(typed, found);
  const running = candidates.findIndex(({ isSettled = true }) => !isSettled);
  const shown = new Set<string>();
  const groups = candidates
    .slice(0, running < 0 ? candidates.length : running + 1)
    .map(({ title, entries }, place) => {
      const own = entries.filter(({ key }) => !shown.has(key)).slice(0, maxPerGroup);
      for (const { key } of own) shown.add(key);
      return { title, entries: own, isSettled: place !== running };
    })
    .filter(({ entries }) => entries.length > 0);
  const [leading] = groups;
  return {
    groups: groups.map(({ title, entries }) => ({ title, entries })),
    first: leading?.isSettled ? leading.entries[0] : undefined,
  };
}

/** Likely destinations, for no text. */
function likely(found: Found): Candidates[] {
  const { matters, templates, orders, pages } = found;
  return [
    { title: 'Recent', entries: currentRecent(found) },
    { title: 'Recent matters', ...matters },
    { title: 'Recently updated orders', ...orders },
    { title: 'Templates', ...templates },
    { title: 'Screens', entries: pages },
  ];
}

/** What matches a text: places by their name, then records, then places that only mention it. */
function matching(typed: string, found: Found): Candidates[] {
  const places: Candidates[] = [
    { title: 'Screens', entries: matchEntries(found.pages, typed) },
    { title: 'Settings', entries: matchEntries(found.settings, typed) },
    { title: 'Services', entries: matchEntries(found.services, typed) },
  ];
  const isNamed = ({ entries }: Candidates) => entries.some((entry) => isInTitle(entry, typed));
  return [
    { title: 'Recent', entries: matchEntries(currentRecent(found), typed).slice(0, 3) },
    ...places.filter(isNamed),
    { title: 'Orders', ...found.orders },
    { title: 'Templates', ...found.templates, entries: matchEntries(found.templates.entries, typed) },
    { title: 'Matters', ...found.matters, entries: matchEntries(found.matters.entries, typed) },
    { title: 'Cases', ...found.cases },
    { title: 'Parties', ...found.parties },
    { title: 'People', ...found.people },
    ...places.filter((place) => !isNamed(place)),
  ];
}

/** Recent entries with current titles, and without screens and templates that are gone. */
function currentRecent({ recent, pages, settings, services, matters, templates }: Found): Entry[] {
  const known = new Map(
    [...pages, ...settings, ...services, ...matters.entries, ...templates.entries].map((entry) => [entry.key, entry]),
  );
  const gone = templates.isSettled ? /^(page|service|template) / : /^(page|service) /;
  return recent.flatMap((entry) => known.get(entry.key) ?? (gone.test(entry.key) ? [] : entry));
}
