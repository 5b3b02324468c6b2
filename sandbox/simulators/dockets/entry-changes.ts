/** What happens to a docket besides what follows from its case: filings, and what is done at /sandbox. */
import type { docketChanges } from '../../db/schema/dockets.ts';
import type { CourtEntry } from './court-entry.ts';
import { type CourtRecord, courtZoneOf } from './court-records.ts';
import { typeOfText } from './entry-texts.ts';
import { changeHearing } from './hearings.ts';

export type DocketChange = typeof docketChanges.$inferSelect;

/** A docket's entries with its changes, which alter them in place. */
export function applyChanges(
  record: CourtRecord,
  entries: CourtEntry[],
  changes: readonly DocketChange[],
): CourtEntry[] {
  const added = changes.filter(({ kind }) => kind === 'add').map((change) => addedEntry(record, change));
  const all = added.length > 0 ? numbered([...entries, ...added]) : entries;
  const byId = new Map(all.map((entry) => [entry.docketEntryId, entry]));
  for (const change of changes) {
    const entry = byId.get(change.docketEntryId ?? '');
    if (entry) changeEntry(entry, change, courtZoneOf(record));
  }
  return all;
}

function addedEntry(record: CourtRecord, { changeId, text, changedAt, envelopeId }: DocketChange): CourtEntry {
  return {
    docketEntryId: `e-${record.providerCaseId}-x${changeId}`,
    sequence: 0,
    entryNumber: 0,
    entryType: typeOfText(text),
    enteredAt: changedAt,
    description: text,
    filedBy: undefined,
    amendedAt: undefined,
    previousDescription: undefined,
    removedAt: undefined,
    servedOn: / served on (\d{4}-\d\d-\d\d)/.exec(text)?.[1],
    hearing: undefined,
    hearingChange: undefined,
    envelopeId: envelopeId ?? undefined,
    documents: [],
  };
}

/** Entries by time, with the numbers that the clerk gave them then. Those without one keep none. */
function numbered(entries: readonly CourtEntry[]): CourtEntry[] {
  let number = 0;
  return entries
    .toSorted((one, other) => one.enteredAt.getTime() - other.enteredAt.getTime())
    .map((entry, place) => {
      if (entry.entryNumber === undefined) return { ...entry, sequence: place + 1 };
      number += 1;
      const documents = entry.documents.map((document) => ({ ...document, documentNumber: String(number) }));
      return { ...entry, sequence: place + 1, entryNumber: number, documents };
    });
}

function changeEntry(entry: CourtEntry, { kind, text, changedAt }: DocketChange, timeZone: string): void {
  const { description, documents, hearing } = entry;
  if (kind === 'amend') {
    Object.assign(entry, { previousDescription: description, description: text, amendedAt: changedAt });
  } else if (kind === 'remove') {
    entry.removedAt = changedAt;
  } else if (kind === 'seal') {
    entry.documents = documents.map((document) => ({ ...document, isSealed: true }));
  } else if (kind === 'release') {
    const open = { isSealed: false, isElectronic: true, restrictedUntil: undefined };
    entry.documents = documents.map((document) => ({ ...document, ...open }));
  } else if (hearing && (kind === 'move-hearing' || kind === 'cancel-hearing')) {
    Object.assign(entry, changeHearing(hearing, kind === 'move-hearing' ? text : undefined, { changedAt, timeZone }));
  }
}
