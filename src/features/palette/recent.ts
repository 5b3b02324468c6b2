/** The entries a user opened last, latest first. */
import * as z from 'zod/mini';
import { localStore } from '@/lib/storage/browser-storage';
import type { Entry } from './model/entry';

const maxEntries = 20;
/** Local storage, for one person only. "Clear cache" removes it. */
const recentKey = 'view:palette-recent';

const recentSchema = z.object({
  userId: z.number(),
  entries: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      detail: z.optional(z.string()),
      page: z.object({
        kind: z.enum(['legacy', 'single-page', 'single-page-with-matter']),
        link: z.string(),
      }),
    }),
  ),
});

/** The person's recent entries. */
export function recentEntries(userId: number): readonly Entry[] {
  forgetOthers(userId);
  return readRecent()?.entries ?? [];
}

/** Removes another person's entries from this browser: their matters are private. */
export function forgetOthers(userId: number): void {
  const kept = readRecent();
  if (kept && kept.userId !== userId) localStore.remove(recentKey);
}

/** Adds an entry, or moves it to the front. */
export function keepRecent(userId: number, { key, title, detail, page }: Entry): void {
  const others = recentEntries(userId).filter((entry) => entry.key !== key);
  localStore.write(
    recentKey,
    JSON.stringify({ userId, entries: [{ key, title, detail, page }, ...others].slice(0, maxEntries) }),
  );
}

function readRecent(): z.output<typeof recentSchema> | undefined {
  try {
    return recentSchema.parse(JSON.parse(localStore.read(recentKey) ?? ''));
  } catch {
    return undefined;
  }
}
