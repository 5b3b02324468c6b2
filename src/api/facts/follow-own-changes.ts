/**
 * Keeps the cache from showing what this browser has just changed. A change tells which facts it touched:
 * the queries on screen that show one of them are read again, and what nothing shows is forgotten, so that the next page
 * starts from an answer, never from what was so before. What others change comes through the live channel (src/api/live).
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { subscribeToChanges } from './changes';
import type { Fact } from './facts';
import { readAgain } from './read-again';

/** Queries on screen that were not read since a change. */
const outdated = new WeakSet<Query>();

/** Readings under way because of changes, by cache. */
const readings = new WeakMap<QueryClient, Set<Promise<void>>>();

/** The tabs of this browser tell each other. */
const channelName = 'benchfile-changes';

/** Follows this browser's changes until the returned function is called. */
export function followOwnChanges(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const tabs = openChannel();
  tabs?.addEventListener('message', ({ data }: MessageEvent<readonly Fact[]>) => outdate(queryClient, data));
  const stops = [
    subscribeToChanges((facts) => {
      outdate(queryClient, facts);
      tabs?.postMessage(facts);
    }),
    cache.subscribe((event) => {
      const { type, query } = event;
      if (type === 'updated' && event.action.type === 'success') outdated.delete(query);
      if (type !== 'observerRemoved' || !outdated.has(query)) return;
      // Its page went before it was read again; the page that comes may have taken it over in the same moment.
      queueMicrotask(() => {
        if (outdated.has(query) && query.getObserversCount() === 0) cache.remove(query);
      });
    }),
    () => tabs?.close(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tells whether a query still shows what was so before a change. */
export const isOutdated = (query: Query | undefined): boolean => query !== undefined && outdated.has(query);

/** Waits until what changes outdated was read again, or couldn't be. */
export async function changesShown(queryClient: QueryClient): Promise<void> {
  await Promise.all(readings.get(queryClient) ?? []);
}

function outdate(queryClient: QueryClient, facts: readonly Fact[]): void {
  const cache = queryClient.getQueryCache();
  const touched: ReadonlySet<Fact> = new Set(facts);
  const onScreen: Query[] = [];
  for (const query of cache.findAll({
    predicate: ({ meta }) => meta?.shows?.some((fact) => touched.has(fact)) ?? false,
  }))
    if (query.isActive()) {
      onScreen.push(query);
      if (query.state.data !== undefined) outdated.add(query);
    } else if (query.getObserversCount() > 0) query.reset();
    else if (query.state.fetchStatus === 'idle') cache.remove(query);
    // A page that is coming waits for it. Its answer may be from before.
    else void query.promise?.then(() => readAgain(queryClient, [query])).catch(() => {});
  if (onScreen.length === 0) return;
  // A hidden tab reads when it is shown.
  keep(queryClient, readAgain(queryClient, onScreen, document.visibilityState === 'hidden' ? 'none' : 'active'));
}

function keep(queryClient: QueryClient, reading: Promise<void>): void {
  const all = readings.get(queryClient) ?? new Set();
  readings.set(queryClient, all);
  all.add(reading);
  const end = () => void all.delete(reading);
  reading.then(end, end);
}

/** Frames without storage of their own may have no channel. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}
