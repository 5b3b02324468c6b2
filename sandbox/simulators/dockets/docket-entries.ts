/**
 * The dockets of the courts: entries follow from the case and the clock, the same however often they are read. About six a
 * month; 4 % are amended later, 1 % removed, and 3 % have sealed documents. One hearing in eight is moved, one in twenty
 * canceled.
 */

import type { DocketDocument, DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import type { CourtDocument, CourtEntry } from './court-entry.ts';
import { type CourtRecord, courtZoneOf, dayLength, hash, isoDay, productCaseIdOf, share } from './court-records.ts';
import { applyChanges, type DocketChange } from './entry-changes.ts';
import { documentNames, sideOf, textOf } from './entry-texts.ts';
import { hearingOn, noHearing } from './hearings.ts';
import { pacerPrice } from './pacer-prices.ts';
import { pacer } from './providers.ts';

/** Entries are made in office hours. */
const opening = 14 * 3_600_000;
const openMinutes = 420;

/** Days for which a transcript is restricted. */
export const restrictionDays = 90;

/** The entries a court has at a time, oldest first. */
export function entriesOf(record: CourtRecord, until: Date, changes: readonly DocketChange[] = []): CourtEntry[] {
  return applyChanges(
    record,
    entriesBetween(record, { fromDay: record.filedDay, until }),
    changes.filter(({ changedAt }) => changedAt <= until),
  );
}

/** The entries from a day on (days since 1970) that a court has at a time, oldest first, without changes by hand. */
export function entriesBetween(
  record: CourtRecord,
  { fromDay, until }: { fromDay: number; until: Date },
): CourtEntry[] {
  const slots = slotsThrough(record, Math.floor(until.getTime() / dayLength));
  // From the end: readings ask for the last days of dockets that go back years.
  return slots
    .slice(slots.findLastIndex(({ day }) => day < fromDay) + 1)
    .filter(({ enteredAt }) => enteredAt <= until)
    .map((slot) => entryOn(record, slot, until));
}

/** As `entriesBetween`, with changes; all entries of a docket with changes, since an added one renumbers those after it. */
export function latestEntries(
  record: CourtRecord,
  { fromDay, until }: { fromDay: number; until: Date },
  changes: readonly DocketChange[] = [],
): CourtEntry[] {
  return changes.length > 0 ? entriesOf(record, until, changes) : entriesBetween(record, { fromDay, until });
}

/** Days within which an open case has its next entry. */
const longestPause = 90;

/** Tells when a court makes a docket's next entry after a time; undefined if it makes none soon. */
export function nextEntryAfter(record: CourtRecord, instant: Date): Date | undefined {
  const today = Math.floor(instant.getTime() / dayLength);
  const slots = slotsThrough(record, today + longestPause);
  let place = slots.length;
  while (place > 0 && (slots[place - 1]?.enteredAt ?? instant) > instant) place -= 1;
  return slots[place]?.enteredAt;
}

/** Where a docket has entries, as far as it was asked for. */
const knownSlots = new Map<number, { throughDay: number; slots: Slot[] }>();

function slotsThrough(record: CourtRecord, throughDay: number): readonly Slot[] {
  const known = knownSlots.get(productCaseIdOf(record)) ?? { throughDay: record.filedDay - 1, slots: [] };
  knownSlots.set(productCaseIdOf(record), known);
  const lastDay = Math.min(record.closedDay ?? Number.POSITIVE_INFINITY, throughDay);
  for (let day = known.throughDay + 1; day <= lastDay; day += 1) {
    const type = typeOn(record, day);
    if (type) {
      const before = known.slots.at(-1);
      const number = (before?.number ?? 0) + (type === 'minute' ? 0 : 1);
      const enteredAt = new Date(day * dayLength + opening + (hash(record.seed, day, 2) % openMinutes) * 60_000);
      known.slots.push({ day, type, enteredAt, sequence: known.slots.length + 1, number });
    }
    known.throughDay = day;
  }
  return known.slots;
}

function typeOn(record: CourtRecord, day: number): DocketEntryType | undefined {
  const age = day - record.filedDay;
  if (age === 0) return 'complaint';
  if (age === 1) return 'summons';
  if (age === 20) return 'service-returned';
  if (age === 38) return 'answer';
  if (day === record.closedDay) return 'judgment';
  if (share(record.seed, day) >= 0.19) return undefined;
  const kind = share(record.seed, day, 1);
  if (kind < 0.22) return 'motion';
  if (kind < 0.38) return 'response';
  if (kind < 0.56) return 'order';
  if (kind < 0.72) return 'minute';
  if (kind < 0.84) return 'hearing';
  if (kind < 0.88) return record.federal ? 'transcript' : 'other';
  return kind < 0.9 ? 'opinion' : 'other';
}

/** An entry's place on its docket. */
interface Slot {
  day: number;
  type: DocketEntryType;
  enteredAt: Date;
  sequence: number;
  /** The number of the latest numbered entry, which this one is unless it is a minute. */
  number: number;
}

function entryOn(record: CourtRecord, { day, type, enteredAt, sequence, number }: Slot, until: Date): CourtEntry {
  const { seed } = record;
  const text = textOf(record, day, type);
  const amendment = new Date(enteredAt.getTime() + (1 + (hash(seed, day, 3) % 6)) * dayLength);
  const isAmended = share(seed, day, 4) < 0.04 && amendment <= until;
  const removal = new Date(enteredAt.getTime() + (2 + (hash(seed, day, 5) % 8)) * dayLength);
  const { hearing, hearingChange } =
    type === 'hearing' ? hearingOn(seed, day, { enteredAt, until, timeZone: courtZoneOf(record) }) : noHearing;
  const isRemoved = share(seed, day, 6) < 0.01 && type !== 'complaint' && removal <= until;
  return {
    docketEntryId: `e-${record.providerCaseId}-${day}`,
    sequence,
    entryNumber: type === 'minute' ? undefined : number,
    entryType: type,
    enteredAt,
    description: isAmended ? `${text} (Entry corrected by the clerk.)` : text,
    filedBy: ['complaint', 'motion', 'response', 'answer'].includes(type)
      ? sideOf(record, type === 'complaint' || hash(seed, day, 7) % 2 === 0)
      : undefined,
    amendedAt: isAmended ? amendment : undefined,
    previousDescription: isAmended ? text : undefined,
    removedAt: isRemoved ? removal : undefined,
    servedOn: type === 'service-returned' ? isoDay(day - 3) : undefined,
    hearing,
    hearingChange,
    envelopeId: undefined,
    documents: type === 'minute' || type === 'hearing' ? [] : documentsOf(record, day, type, number),
  };
}

function documentsOf(record: CourtRecord, day: number, type: DocketEntryType, number: number): CourtDocument[] {
  const { seed } = record;
  const attachments = type === 'motion' || type === 'complaint' ? hash(seed, day, 10) % 4 : 0;
  const isSealed = share(seed, day, 11) < 0.03;
  const kind =
    type === 'transcript' ? ('transcript' as const) : type === 'opinion' ? ('opinion' as const) : ('document' as const);
  return Array.from({ length: attachments + 1 }, (_, place) => ({
    documentKey: `${record.providerCaseId}-${day}-${place}`,
    documentNumber: String(number),
    attachmentNumber: place === 0 ? undefined : place,
    description: place === 0 ? (documentNames[type] ?? 'Document') : `Exhibit ${String.fromCharCode(64 + place)}`,
    kind,
    pageCount: kind === 'transcript' ? 60 + (hash(seed, day, 12) % 190) : 1 + (hash(seed, day, 12, place) % 44),
    isSealed,
    isElectronic: share(seed, day, 13) >= 0.01,
    restrictedUntil: kind === 'transcript' ? isoDay(day + restrictionDays) : undefined,
  }));
}

/** Tells why a document can't be fetched on a day; undefined if it can. */
export function unavailableReason(
  entry: Pick<CourtEntry, 'removedAt'>,
  { isSealed, isElectronic, restrictedUntil }: CourtDocument,
  today: string,
): DocketDocument['unavailableReason'] {
  if (isSealed) return 'sealed';
  if (entry.removedAt) return 'removed';
  if (restrictedUntil && today <= restrictedUntil) return 'restricted';
  return isElectronic ? undefined : 'not-electronic';
}

/** Tells what fetching a document costs, in cents. Only PACER charges. */
export function documentCents({ providerId }: Pick<CourtRecord, 'providerId'>, document: CourtDocument): number {
  return providerId === pacer.providerId ? pacerPrice(document.kind, document.pageCount) : 0;
}

/** The day, at the court, that the docket dates an entry with. */
export const dateFiledOf = ({ enteredAt }: Pick<CourtEntry, 'enteredAt'>, record: Pick<CourtRecord, 'state'>): string =>
  dayIn(courtZoneOf(record), enteredAt);
