/** What clerks write: the texts of entries, and the names of their documents. */
import type { DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import { type CourtRecord, hash, isoDay } from './court-records.ts';
import { hearingKinds } from './hearings.ts';

const subjects = [
  'to dismiss',
  'for summary judgment',
  'to compel discovery',
  'for an extension of time',
  'to seal an exhibit',
  'in limine',
];

/** The first or the second side of a case, by its title. */
export function sideOf({ caseTitle }: CourtRecord, isFirst: boolean): string {
  const [first = caseTitle, second = first] = caseTitle.split(/ v\. /i);
  return (isFirst ? first : second).slice(0, 300);
}

/** The text of an entry of a day. */
export function textOf(record: CourtRecord, day: number, type: DocketEntryType): string {
  // A name may end in a period, too.
  return writtenOn(record, day, type).replace(/\.\.$/, '.');
}

function writtenOn(record: CourtRecord, day: number, type: DocketEntryType): string {
  const { seed, judge } = record;
  const about = subjects[hash(seed, day, 9) % subjects.length] ?? '';
  const first = sideOf(record, hash(seed, day, 7) % 2 === 0);
  switch (type) {
    case 'complaint':
      return `COMPLAINT filed by ${sideOf(record, true)}; Filing fee ${record.federal ? '$405' : 'paid'}.`;
    case 'summons':
      return 'SUMMONS issued.';
    case 'service-returned':
      return `AFFIDAVIT OF SERVICE: ${sideOf(record, false)} served on ${isoDay(day - 3)}.`;
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

/** The names of entries' main documents. */
export const documentNames: Readonly<Partial<Record<DocketEntryType, string>>> = {
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
export const typeOfText = (text: string): DocketEntryType =>
  wordings.find(([words]) => words.test(text))?.[1] ?? 'other';
