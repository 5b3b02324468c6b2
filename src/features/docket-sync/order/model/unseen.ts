import type { ChangeKind, DocketChange } from '@/api/generated/docket-watch/model';

/** What a person hasn't seen of a docket. */
export interface Unseen {
  /** By entry: its latest change. */
  ofEntry: ReadonlyMap<string, ChangeKind>;
  /** Changes of the case itself, newest first. */
  ofCase: readonly DocketChange[];
  /** How many entries there are by kind of change. */
  counts: ReadonlyMap<ChangeKind, number>;
  /** Marks everything up to here as read. */
  upTo: number | undefined;
}

/** Sorts unread changes, newest first, by what they are about. An entry counts once, by its latest change. */
export function unseenOf(changes: readonly DocketChange[]): Unseen {
  const ofEntry = new Map<string, ChangeKind>();
  const counts = new Map<ChangeKind, number>();
  for (const { docketEntryId, kind } of changes) {
    if (docketEntryId === undefined || ofEntry.has(docketEntryId)) continue;
    ofEntry.set(docketEntryId, kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    ofEntry,
    ofCase: changes.filter(({ docketEntryId }) => docketEntryId === undefined),
    counts,
    upTo: changes.length === 0 ? undefined : Math.max(...changes.map(({ changeId }) => changeId)),
  };
}
