/** What a person went to last, the latest first. */
import * as z from 'zod/mini';
import { localStore } from '@/lib/browser/storage';
import type { Entry } from './model/entry';

/** How many are kept. */
const most = 20;
/** Local storage: of one person alone. "Clear cache" forgets it. */
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

/** What a person went to. */
export function recentEntries(userId: number): readonly Entry[] {
  forgetOthers(userId);
  return readRecent()?.entries ?? [];
}

/** Removes what somebody else left in this browser: nobody sees another's matters. */
export function forgetOthers(userId: number): void {
  const kept = readRecent();
  if (kept && kept.userId !== userId) localStore.remove(recentKey);
}

/** Puts an entry first. */
export function keepRecent(userId: number, { key, title, detail, page }: Entry): void {
  const others = recentEntries(userId).filter((entry) => entry.key !== key);
  localStore.write(
    recentKey,
    JSON.stringify({ userId, entries: [{ key, title, detail, page }, ...others].slice(0, most) }),
  );
}

function readRecent(): z.output<typeof recentSchema> | undefined {
  try {
    return recentSchema.parse(JSON.parse(localStore.read(recentKey) ?? ''));
  } catch {
    return undefined;
  }
}
