import type { DocketEntry } from '@/api/generated/docket-sync/model';
import { formatMonth } from '@/lib/format/dates';

/** Entries under their months (`November 2026`), in the order in which they come. */
export function entriesByMonth<Entry extends Pick<DocketEntry, 'dateFiled'>>(
  entries: readonly Entry[],
): { month: string; entries: Entry[] }[] {
  const months: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const month = formatMonth(entry.dateFiled);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
