/**
 * The dockets of the courts: entries follow from the case and the clock, the same however often they are read. About six a
 * month; 4 % are amended later, 1 % removed, and 3 % have sealed documents.
 */
import type { docketChanges } from '../../db/schema/dockets.ts';
import type { DocketDocument, DocketEntry, DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import { instantAt } from '../../services/billing/rules/days.ts';
import { type CourtRecord, dayLength, hash, productCaseIdOf, share } from './court-records.ts';
import { pacerPrice } from './pacer-prices.ts';
import { pacer, providerOf } from './providers.ts';

export type DocketChange = typeof docketChanges.$inferSelect;

/** A document as its court has it. */
export interface CourtDocument {
  documentKey: string;
  documentNumber: string;
  attachmentNumber: number | undefined;
  description: string;
  kind: DocketDocument['kind'];
  pageCount: number;
  isSealed: boolean;
  isElectronic: boolean;
  /** Transcripts: the last restricted day. */
  restrictedUntil: string | undefined;
}

/** An entry as its court has it at a time. */
export interface CourtEntry {
  docketEntryId: string;
  sequence: number;
  entryNumber: number | undefined;
  entryType: DocketEntryType;
  enteredAt: Date;
  description: string;
  filedBy: string | undefined;
  amendedAt: Date | undefined;
  previousDescription: string | undefined;
  removedAt: Date | undefined;
  servedOn: string | undefined;
  hearing: DocketEntry['hearing'];
  documents: CourtDocument[];
}

const iso = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
/** Entries are made in office hours. */
const opening = 14 * 3_600_000;
const openMinutes = 420;

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
  return slots
    .filter(({ day, enteredAt }) => day >= fromDay && enteredAt <= until)
    .map((slot) => entryOn(record, slot, until));
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

/** When a provider's next reading after an entry is. */
export function roundAfter(record: Pick<CourtRecord, 'providerId'>, instant: Date): Date {
  const { roundHours } = providerOf(record.providerId);
  const day = Math.floor(instant.getTime() / dayLength);
  for (let ahead = -1; ahead <= 2; ahead += 1) {
    for (const hour of roundHours) {
      const round = roundAt(day + ahead, hour);
      if (round > instant) return round;
    }
  }
  return new Date(instant.getTime() + dayLength);
}

const rounds = new Map<string, Date>();

/** An hour of the clock in New York. Asking for a zone's offset is slow. */
function roundAt(day: number, hour: number): Date {
  const key = `${day}-${hour}`;
  const known = rounds.get(key);
  if (known) return known;
  const made = instantAt(iso(day), hour, 'America/New_York');
  rounds.set(key, made);
  return made;
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

const subjects = [
  'to dismiss',
  'for summary judgment',
  'to compel discovery',
  'for an extension of time',
  'to seal an exhibit',
  'in limine',
];
const hearingKinds = ['Status hearing', 'Motion hearing', 'Settlement conference', 'Pretrial conference'];

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
    servedOn: type === 'service-returned' ? iso(day - 3) : undefined,
    hearing:
      type === 'hearing'
        ? {
            at: new Date((day + 14 + (hash(seed, day, 8) % 30)) * dayLength + 15 * 3_600_000).toISOString(),
            kind: hearingKinds[hash(seed, day, 9) % hearingKinds.length] ?? 'Hearing',
            place: `Courtroom ${100 + (seed % 900)}`,
          }
        : undefined,
    documents: type === 'minute' || type === 'hearing' ? [] : documentsOf(record, day, type, number),
  };
}

function sideOf({ caseTitle }: CourtRecord, isFirst: boolean): string {
  const [first = caseTitle, second = first] = caseTitle.split(/ v\. /i);
  return (isFirst ? first : second).slice(0, 300);
}

function textOf(record: CourtRecord, day: number, type: DocketEntryType): string {
  const { seed, judge } = record;
  const about = subjects[hash(seed, day, 9) % subjects.length] ?? '';
  const first = sideOf(record, hash(seed, day, 7) % 2 === 0);
  switch (type) {
    case 'complaint':
      return `COMPLAINT filed by ${sideOf(record, true)}; Filing fee ${record.federal ? '$405' : 'paid'}.`;
    case 'summons':
      return 'SUMMONS issued.';
    case 'service-returned':
      return `AFFIDAVIT OF SERVICE: ${sideOf(record, false)} served on ${iso(day - 3)}.`;
    case 'answer':
      return `ANSWER to complaint by ${sideOf(record, false)}.`;
    case 'motion':
      return `MOTION ${about} filed by ${first}.`;
    case 'response':
      return `RESPONSE by ${first} to motion ${about}.`;
    case 'order':
      return `ORDER on motion ${about}. Signed by ${judge}.`;
    case 'minute':
      return `MINUTE entry before ${judge}: parties to confer and file a status report.`;
    case 'hearing':
      return `${hearingKinds[hash(seed, day, 9) % hearingKinds.length]} set before ${judge}.`;
    case 'transcript':
      return `TRANSCRIPT of proceedings before ${judge}. Release restricted for 90 days.`;
    case 'opinion':
      return `OPINION ${about}. Written by ${judge}.`;
    case 'judgment':
      return 'JUDGMENT entered. Case closed.';
    default:
      return `NOTICE by ${first} of change of address.`;
  }
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
    description: place === 0 ? (names[type] ?? 'Document') : `Exhibit ${String.fromCharCode(64 + place)}`,
    kind,
    pageCount: kind === 'transcript' ? 60 + (hash(seed, day, 12) % 190) : 1 + (hash(seed, day, 12, place) % 44),
    isSealed,
    isElectronic: share(seed, day, 13) >= 0.01,
    restrictedUntil: kind === 'transcript' ? iso(day + 90) : undefined,
  }));
}

const names: Readonly<Partial<Record<DocketEntryType, string>>> = {
  complaint: 'Complaint',
  summons: 'Summons',
  'service-returned': 'Affidavit of service',
  answer: 'Answer',
  motion: 'Motion',
  response: 'Response',
  order: 'Order',
  transcript: 'Transcript',
  opinion: 'Opinion',
  judgment: 'Judgment',
  other: 'Notice',
};

const wordings: readonly (readonly [RegExp, DocketEntryType])[] = [
  [/^(affidavit|proof) of service/i, 'service-returned'],
  [/^complaint/i, 'complaint'],
  [/^answer/i, 'answer'],
  [/^motion/i, 'motion'],
  [/^order/i, 'order'],
  [/^judgment/i, 'judgment'],
  [/^notice of appeal/i, 'notice-of-appeal'],
];

/** The kind of an entry by its first words. */
const typeOfText = (text: string): DocketEntryType => wordings.find(([words]) => words.test(text))?.[1] ?? 'other';

/** What was done at /sandbox. */
function applyChanges(record: CourtRecord, entries: CourtEntry[], changes: readonly DocketChange[]): CourtEntry[] {
  for (const { changeId, kind, docketEntryId, text, changedAt } of changes) {
    const entry = entries.find((each) => each.docketEntryId === docketEntryId);
    if (kind === 'add') {
      entries.push({
        docketEntryId: `e-${record.providerCaseId}-x${changeId}`,
        sequence: entries.length + 1,
        entryNumber: 1 + Math.max(0, ...entries.map((each) => each.entryNumber ?? 0)),
        entryType: typeOfText(text),
        enteredAt: changedAt,
        description: text,
        filedBy: undefined,
        amendedAt: undefined,
        previousDescription: undefined,
        removedAt: undefined,
        servedOn: / served on (\d{4}-\d\d-\d\d)/.exec(text)?.[1],
        hearing: undefined,
        documents: [],
      });
    } else if (entry && kind === 'amend') {
      Object.assign(entry, { previousDescription: entry.description, description: text, amendedAt: changedAt });
    } else if (entry && kind === 'remove') {
      entry.removedAt = changedAt;
    } else if (entry && kind === 'seal') {
      entry.documents = entry.documents.map((document) => ({ ...document, isSealed: true }));
    }
  }
  return entries;
}

/** Why a document can't be fetched on a day; undefined if it can. */
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

/** What fetching a document costs, in cents. Only PACER charges. */
export function documentCents({ providerId }: Pick<CourtRecord, 'providerId'>, document: CourtDocument): number {
  return providerId === pacer.providerId ? pacerPrice(document.kind, document.pageCount) : 0;
}

/** The day that the docket dates an entry with. */
export const dateFiledOf = ({ enteredAt }: Pick<CourtEntry, 'enteredAt'>): string =>
  enteredAt.toISOString().slice(0, 10);
