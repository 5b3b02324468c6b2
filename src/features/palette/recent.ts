/** What a person went to from the palette, the last first. */
import * as z from 'zod/mini';
import { createJournal } from '@/lib/storage/journal';
import type { Entry } from './model/entry';

/** How many are kept. */
const kept = 20;

const value = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])));
const recentSchema = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    detail: z.optional(z.string()),
    page: z.object({
      kind: z.enum(['legacy', 'single-page', 'single-page-with-matter']),
      link: z.string(),
      params: z.optional(z.record(z.string(), z.union([value, z.readonly(z.array(value))]))),
    }),
  }),
);
const journal = createJournal<readonly Entry[]>('palette-recent', recentSchema);

/** Of one person alone: nobody sees the matters of somebody else who used the browser. */
export function recentEntries(userId: number): readonly Entry[] {
  return journal.read(String(userId)) ?? [];
}

/** Puts an entry first. */
export function keepRecent(userId: number, { key, title, detail, page }: Entry): void {
  const others = recentEntries(userId).filter((entry) => entry.key !== key);
  journal.write(String(userId), [{ key, title, detail, page }, ...others].slice(0, kept));
}
