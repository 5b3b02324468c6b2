import type { DocketEntry } from '@/api/generated/docket-sync/model';
import { lazy } from '@/lib/format/lazy';

const monthFormat = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Entries under their months (`November 2026`), in the order in which they come. */
export function entriesByMonth<Entry extends Pick<DocketEntry, 'dateFiled'>>(
  entries: readonly Entry[],
): { month: string; entries: Entry[] }[] {
  const months: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const month = monthFormat().format(new Date(`${entry.dateFiled.slice(0, 7)}-01T00:00:00Z`));
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
