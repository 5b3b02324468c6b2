/** Outcomes of the demo's filings and the clerks' rejection comments. */
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import type { Chance } from './chance.ts';

/** An order's outcome; `partial` is one accepted and one rejected filing. */
export type Outcome = FilingStatus | 'partial';

/** Final outcomes, repeated by likelihood. */
const ends: readonly Outcome[] = [
  ...Array.from({ length: 27 }, () => 'accepted' as const),
  'partial',
  'partial',
  'rejected',
  'rejected',
  'rejected',
  'returned',
  'cancelled',
  'cancelled',
  'failed',
  'served',
  'granted',
  'denied',
];

/** Possible statuses of recent filings. */
const openStatuses: readonly Outcome[] = ['submitted', 'under-review', 'under-review', 'receipted', 'deferred'];

/** The outcome of an order of this age. Only subsequent filings can be returned for information. */
export function outcomeOf(chance: Chance, daysAgo: number, opensCase: boolean): Outcome {
  if (daysAgo < 7) return chance.pick(openStatuses);
  const outcome = chance.pick(ends);
  const needsCase = outcome === 'granted' || outcome === 'denied' || outcome === 'served';
  return opensCase && needsCase ? 'accepted' : outcome;
}

/** The status of each filing in an order. */
export function filingStatuses(outcome: Outcome, count: number): FilingStatus[] {
  if (outcome !== 'partial') return Array.from({ length: count }, () => outcome);
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'accepted' : 'rejected'));
}

/** A rejection: the court's code and text, and the clerk's comment. */
export interface Refusal {
  code: string;
  text: string;
  comment: string;
}

export const refusals: readonly Refusal[] = [
  {
    code: '101',
    text: 'Document is illegible',
    comment: 'The second page was scanned upside down and cannot be read. Please scan it again.',
  },
  {
    code: '104',
    text: 'Incorrect case number',
    comment: 'The number on the caption is not that of the case. Please correct the caption and file again.',
  },
  {
    code: '107',
    text: 'Missing signature',
    comment: 'The certificate of service is not signed.',
  },
  {
    code: '112',
    text: 'Documents must be filed separately',
    comment: 'Please file each motion separately, with its exhibits as attachments.',
  },
  {
    code: '118',
    text: 'Incorrect filing type',
    comment: 'This is a response, not a motion. Please choose the filing type Response to Motion.',
  },
  {
    code: '121',
    text: 'Fee is missing or insufficient',
    comment: 'The fee for a jury demand was not paid.',
  },
];

/** Clerks' comments on acceptance, mostly empty. */
export const acceptanceComments: readonly string[] = [
  '',
  '',
  '',
  'Accepted. The next status date is set by the court.',
  'Accepted as filed.',
];
