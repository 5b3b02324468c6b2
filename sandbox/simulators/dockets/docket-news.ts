/** What a reading of a docket finds changed since the one before (dockets, section 8). */
import type { DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import type { ChangeKind } from '../../generated/docket-watch/schemas.ts';
import type { CourtEntry } from './court-entry.ts';
import { type CourtRecord, dayLength } from './court-records.ts';
import { entriesBetween, latestEntries, restrictionDays } from './docket-entries.ts';
import type { DocketChange } from './entry-changes.ts';

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

/** The changes after `from`, up to and including `to`, oldest first. Of a sealed case only the sealing. */
export function newsOf(record: CourtRecord, from: Date, to: Date, changes: readonly DocketChange[] = []): News[] {
  const isIn = (instant: Date) => instant > from && instant <= to;
  const sealing = changes.find(({ kind, changedAt }) => kind === 'seal-case' && changedAt <= to);
  if (sealing) return isIn(sealing.changedAt) ? [{ kind: 'case-sealed', happenedAt: sealing.changedAt }] : [];
  const fromDay = Math.floor(from.getTime() / dayLength);
  const entries = latestEntries(record, { fromDay: fromDay - correctionDays, until: to }, changes);
  const news = entries.flatMap((entry) => newsOfEntry(entry, isIn));
  const byId = new Map(entries.map((entry) => [entry.docketEntryId, entry]));
  for (const change of changes) if (isIn(change.changedAt)) news.push(...newsOfChange(record, change, changes, byId));
  news.push(...released(record, from, to, isIn));
  const end = entries.find(({ enteredAt }) => Math.floor(enteredAt.getTime() / dayLength) === record.closedDay);
  if (end && isIn(end.enteredAt)) news.push({ kind: 'case-closed', happenedAt: end.enteredAt });
  return news.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
}

/** Tells what the court changed besides its entries' texts. */
function newsOfChange(
  record: CourtRecord,
  { kind, changedAt, docketEntryId, text }: DocketChange,
  changes: readonly DocketChange[],
  byId: ReadonlyMap<string, CourtEntry>,
): News[] {
  const entry = byId.get(docketEntryId ?? '');
  const happenedAt = changedAt;
  if (kind === 'seal' || kind === 'release') {
    const told = kind === 'seal' ? ('document-sealed' as const) : ('document-available' as const);
    return entry ? [{ kind: told, happenedAt, after: entry.description, ...factsOf(entry) }] : [];
  }
  if (kind === 'reopen') return [{ kind: 'case-reopened', happenedAt }];
  const before = recordAt(
    record,
    changes.filter((each) => each.changedAt < changedAt),
  );
  if (kind === 'retitle') return [{ kind: 'title-changed', happenedAt, before: before.caseTitle, after: text }];
  if (kind === 'reassign') return [{ kind: 'judge-changed', happenedAt, before: before.judge, after: text }];
  if (kind === 'transfer') return [{ kind: 'case-moved', happenedAt, before: before.courtName, after: text }];
  return [];
}

/** The case as the changes leave it: its title, judge and court. */
export function recordAt(record: CourtRecord, changes: readonly DocketChange[] = []): CourtRecord {
  const last = (kind: DocketChange['kind']) => changes.findLast((change) => change.kind === kind)?.text;
  return {
    ...record,
    caseTitle: last('retitle') ?? record.caseTitle,
    judge: last('reassign') ?? record.judge,
    courtName: last('transfer') ?? record.courtName,
  };
}

const factsOf = (entry: CourtEntry) => ({
  docketEntryId: entry.docketEntryId,
  entryType: entry.entryType,
  ...(entry.filedBy ? { filedBy: entry.filedBy } : {}),
  hasDocuments: entry.documents.length > 0,
});

function newsOfEntry(entry: CourtEntry, isIn: (instant: Date) => boolean): News[] {
  const { enteredAt, amendedAt, removedAt, description, previousDescription, hearing, hearingChange } = entry;
  // Entered and removed between two readings: told as removed.
  if (removedAt && isIn(removedAt))
    return [{ kind: 'entry-removed', happenedAt: removedAt, before: description, ...factsOf(entry) }];
  if (isIn(enteredAt))
    return [
      { kind: hearing ? 'hearing-set' : 'entry-added', happenedAt: enteredAt, after: description, ...factsOf(entry) },
    ];
  const news: News[] = [];
  if (amendedAt && isIn(amendedAt))
    news.push({
      kind: 'entry-amended',
      happenedAt: amendedAt,
      ...(previousDescription === undefined ? {} : { before: previousDescription }),
      after: description,
      ...factsOf(entry),
    });
  if (hearingChange && isIn(hearingChange.changedAt)) {
    const { kind, changedAt, before, after } = hearingChange;
    news.push({ kind, happenedAt: changedAt, before, after, ...factsOf(entry) });
  }
  return news;
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
