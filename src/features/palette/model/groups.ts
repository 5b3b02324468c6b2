/** Which entries the palette shows, in which order and groups, and which of them Enter opens. */
import type { Entry, EntryGroup } from './entry';
import { isInTitle, isNamed, matchEntries } from './match';

/** Search results, and whether all have arrived. Until then `entries` are those known to match. */
export interface Results {
  entries: readonly Entry[];
  isSettled: boolean;
  /** The search failed: what else it would have found is unknown. */
  hasFailed?: boolean;
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
  /** Found by their title or a number. */
  orders: Results;
  /** Found by anything else, such as a party or a document. */
  otherOrders: Results;
  cases: Results;
  parties: Results;
  people: Results;
}

/** What the palette shows. */
export interface Arranged {
  groups: readonly EntryGroup[];
  /** The first entry, once no search can put another before it. None if such a search failed. */
  first: Entry | undefined;
}

const maxPerGroup = 6;

type Candidates = EntryGroup & Partial<Results>;

/**
 * The non-empty groups. Each entry is in one group only. A group whose search still runs holds back those after it, so
 * that nothing shown is ever pushed down.
 */
export function arrange(typed: string, found: Found): Arranged {
  const candidates = typed.trim() === '' ? likely(found) : matching(typed, found);
  const running = candidates.findIndex(({ isSettled = true }) => !isSettled);
  const failed = candidates.findIndex(({ hasFailed }) => hasFailed);
  const shown = new Set<string>();
  const groups = candidates
    .slice(0, running < 0 ? candidates.length : running + 1)
    .map(({ title, entries }, place) => {
      const own = entries.filter(({ key }) => !shown.has(key)).slice(0, maxPerGroup);
      for (const { key } of own) shown.add(key);
      return { title, entries: own, isCertain: place !== running && (failed < 0 || place < failed) };
    })
    .filter(({ entries }) => entries.length > 0);
  const [leading] = groups;
  return {
    groups: groups.map(({ title, entries }) => ({ title, entries })),
    first: leading?.isCertain ? leading.entries[0] : undefined,
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

/**
 * Tells what matches a text, and of that what was opened before first: places and records by their title or number,
 * then records by what they hold, then places that only mention it.
 */
function matching(typed: string, found: Found): Candidates[] {
  const places: Candidates[] = [
    { title: 'Screens', entries: matchEntries(found.pages, typed) },
    { title: 'Settings', entries: matchEntries(found.settings, typed) },
    { title: 'Services', entries: matchEntries(found.services, typed) },
  ];
  const hasName = ({ entries }: Candidates) => entries.some((entry) => isInTitle(entry, typed));
  const recent = currentRecent(found).filter((entry) => isNamed(entry, typed));
  return [
    { title: 'Recent', entries: matchEntries(recent, typed).slice(0, 3) },
    ...places.filter(hasName),
    { title: 'Orders', ...found.orders },
    { title: 'Templates', ...found.templates, entries: matchEntries(found.templates.entries, typed) },
    { title: 'Matters', ...found.matters, entries: matchEntries(found.matters.entries, typed) },
    { title: 'Cases', ...found.cases },
    { title: 'Orders by party, document or court', ...found.otherOrders },
    { title: 'Parties', ...found.parties },
    { title: 'People', ...found.people },
    ...places.filter((place) => !hasName(place)),
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
