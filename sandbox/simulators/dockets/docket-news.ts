/** What a reading of a docket finds changed since the one before (dockets, section 8). */
import type { DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import type { ChangeKind } from '../../generated/docket-watch/schemas.ts';
import { type CourtRecord, dayLength } from './court-records.ts';
import { type CourtEntry, type DocketChange, entriesBetween, entriesOf } from './docket-entries.ts';

/** One change, as the court made it. */
export interface News {
  kind: ChangeKind;
  happenedAt: Date;
  docketEntryId?: string;
  entryType?: DocketEntryType;
  filedBy?: string;
  hasDocuments?: boolean;
  before?: string;
  after?: string;
}

/** Days within which a court amends or removes what it entered. */
const correctionDays = 10;
const restrictionDays = 90;

/** The changes after `from`, up to and including `to`, oldest first. Of a sealed case only the sealing. */
export function newsOf(record: CourtRecord, from: Date, to: Date, changes: readonly DocketChange[] = []): News[] {
  const isIn = (instant: Date) => instant > from && instant <= to;
  const sealing = changes.find(({ kind, changedAt }) => kind === 'seal-case' && changedAt <= to);
  if (sealing) return isIn(sealing.changedAt) ? [{ kind: 'case-sealed', happenedAt: sealing.changedAt }] : [];
  const fromDay = Math.floor(from.getTime() / dayLength);
  const entries =
    changes.length > 0
      ? entriesOf(record, to, changes)
      : entriesBetween(record, { fromDay: fromDay - correctionDays, until: to });
  const news = entries.flatMap((entry) => newsOfEntry(entry, isIn));
  for (const { kind, changedAt, docketEntryId } of changes)
    if (kind === 'seal' && docketEntryId && isIn(changedAt)) {
      const entry = entries.find((each) => each.docketEntryId === docketEntryId);
      if (entry) news.push({ kind: 'document-sealed', happenedAt: changedAt, ...factsOf(entry) });
    }
  news.push(...released(record, from, to, isIn));
  const end = entries.find(({ enteredAt }) => Math.floor(enteredAt.getTime() / dayLength) === record.closedDay);
  if (end && isIn(end.enteredAt)) news.push({ kind: 'case-closed', happenedAt: end.enteredAt });
  return news.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
}

const factsOf = (entry: CourtEntry) => ({
  docketEntryId: entry.docketEntryId,
  entryType: entry.entryType,
  ...(entry.filedBy ? { filedBy: entry.filedBy } : {}),
  hasDocuments: entry.documents.length > 0,
});

function newsOfEntry(entry: CourtEntry, isIn: (instant: Date) => boolean): News[] {
  const { enteredAt, amendedAt, removedAt, description, previousDescription, hearing } = entry;
  // Entered and removed between two readings: told as removed.
  if (removedAt && isIn(removedAt))
    return [{ kind: 'entry-removed', happenedAt: removedAt, before: description, ...factsOf(entry) }];
  if (isIn(enteredAt))
    return [
      { kind: hearing ? 'hearing-set' : 'entry-added', happenedAt: enteredAt, after: description, ...factsOf(entry) },
    ];
  if (amendedAt && isIn(amendedAt))
    return [
      {
        kind: 'entry-amended',
        happenedAt: amendedAt,
        ...(previousDescription === undefined ? {} : { before: previousDescription }),
        after: description,
        ...factsOf(entry),
      },
    ];
  return [];
}

/** Transcripts whose restriction ended. */
function released(record: CourtRecord, from: Date, to: Date, isIn: (instant: Date) => boolean): News[] {
  const restriction = restrictionDays * dayLength;
  const before = (instant: Date) => new Date(instant.getTime() - restriction + dayLength);
  const fromDay = Math.floor(from.getTime() / dayLength) - restrictionDays - 1;
  return entriesBetween(record, { fromDay, until: before(to) }).flatMap((entry) => {
    const until = entry.documents.find(({ restrictedUntil }) => restrictedUntil !== undefined)?.restrictedUntil;
    const happenedAt = until === undefined ? undefined : new Date(Date.parse(until) + dayLength);
    return happenedAt && isIn(happenedAt) && !entry.removedAt
      ? [{ kind: 'transcript-released' as const, happenedAt, after: entry.description, ...factsOf(entry) }]
      : [];
  });
}
