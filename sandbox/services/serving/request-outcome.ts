/** What comes of an ordered service in the demo: the same for the same order. */
import { createHash } from 'node:crypto';
import type { serviceRequests } from '../../db/schema/service-requests.ts';
import type { ServiceRequest } from '../../generated/serving/schemas.ts';
import { officeOf } from './offices.ts';
import { stateNames } from './state-names.ts';
import { continuationWindow, lapseOn } from './ucc-lapse.ts';
import { usDay } from './us-day.ts';

interface Outcome extends Pick<NonNullable<ServiceRequest['result']>, 'summary' | 'facts'> {
  /** The document's title. */
  title: string;
}

type Request = Pick<typeof serviceRequests.$inferSelect, 'orderId' | 'service' | 'answers'>;

/** @param day the firm's, `YYYY-MM-DD` */
export function outcomeOf({ orderId, service, answers }: Request, day: string): Outcome {
  const chance = createHash('sha256').update(`${service} ${orderId}`).digest().readUInt32BE(0);
  const number = `${day.slice(2, 4)}-${String(chance % 10_000_000).padStart(7, '0')}`;
  const state = stateNames.get(answers.state ?? answers.propertyState ?? '') ?? '';
  switch (service) {
    case 'DeedPreparation':
      return {
        title: 'Deed',
        summary: 'The deed is drafted. Have the grantors sign it before a notary.',
        facts: [
          { label: 'Grantors', value: inOneLine(answers.grantors) },
          { label: 'Grantees', value: inOneLine(answers.grantees) },
        ],
      };
    case 'Form1099S':
      return {
        title: 'Form 1099-S',
        summary: `The form was sent to the IRS, and the statement to ${answers.transferorName ?? 'the transferor'}.`,
        facts: [
          { label: 'Tax year', value: (answers.closingDate ?? day).slice(0, 4) },
          { label: 'Confirmation', value: number },
        ],
      };
    case 'TitleSearch': {
      const liens = chance % 3;
      return {
        title: 'Title report',
        summary:
          liens === 0
            ? 'No open liens were found.'
            : `${liens === 1 ? 'One open lien was' : 'Two open liens were'} found.`,
        facts: [
          { label: 'Searched through', value: usDay(day) },
          { label: 'Open liens', value: String(liens) },
        ],
      };
    }
    case 'BusinessFormation': {
      const choices = [answers.firstName, answers.secondName, answers.thirdName];
      const name = choices[chance % 4 === 0 ? 1 : 0] ?? '';
      return {
        title: 'Certificate of formation',
        summary:
          name === choices[0]
            ? `${state} formed ${name}.`
            : `${state} refused the name ${choices[0] ?? ''}, and formed ${name}.`,
        facts: [
          { label: 'Name', value: name },
          { label: 'Formed on', value: usDay(day) },
          { label: 'File number', value: number },
        ],
      };
    }
    case 'UccFiling':
      return uccFilingOutcome(answers, { day, number, state });
    case 'LegalServiceOfProcess': {
      const office = officeOf(answers)?.name ?? 'The office';
      const recipient = answers.recipientName ?? 'the recipient';
      const isServed = officeServes(orderId);
      return {
        title: isServed ? 'Return of service' : 'Return of non-service',
        summary: isServed ? `${office} served ${recipient}.` : `${office} could not serve ${recipient}.`,
        facts: [
          { label: 'Office', value: office },
          { label: 'Return filed on', value: usDay(day) },
          { label: 'Return number', value: number },
        ],
      };
    }
    case 'SkipTrace':
      throw new Error('A skip trace has no document.');
    case 'UccSearch': {
      const found = chance % 4;
      return {
        title: 'UCC search report',
        summary:
          found === 0
            ? 'No statements were found.'
            : `${found} ${found === 1 ? 'statement was' : 'statements were'} found.`,
        facts: [
          { label: 'Filing office', value: state },
          { label: 'Searched through', value: usDay(day) },
          { label: 'Statements', value: String(found) },
        ],
      };
    }
  }
}

function uccFilingOutcome(
  { filingType, originalDate }: Readonly<Record<string, string>>,
  { day, number, state }: { day: string; number: string; state: string },
): Outcome {
  const filed = [
    { label: 'Filing office', value: state },
    { label: 'File number', value: number },
    { label: 'Filed on', value: usDay(day) },
  ];
  const title = 'UCC acknowledgment';
  if (filingType === 'termination' || originalDate === undefined || originalDate === '') {
    const isEnd = filingType === 'termination';
    const { from, to } = continuationWindow(day);
    return {
      title,
      summary: isEnd
        ? 'The statement is terminated.'
        : `The statement is filed. It lapses on ${usDay(to)} unless it is continued.`,
      facts: isEnd
        ? filed
        : [...filed, { label: 'Lapses on', value: usDay(to) }, { label: 'Continue from', value: usDay(from) }],
    };
  }
  const lapsed = lapseOn(originalDate);
  // A continuation adds five years to the day on which the statement would have lapsed (UCC 9-515(e)).
  const next = filingType === 'continuation' ? continuationWindow(lapsed) : continuationWindow(originalDate);
  return {
    title,
    summary: `The filing is recorded. The statement lapses on ${usDay(next.to)} unless it is continued.`,
    facts: [
      ...filed,
      { label: 'Lapses on', value: usDay(next.to) },
      { label: 'Continue from', value: usDay(next.from) },
    ],
  };
}

/** Tells whether the demo's office serves an order: the same for the same order. */
export const officeServes = (orderId: number): boolean => orderId % 6 !== 5;

const inOneLine = (text = '') => text.split('\n').join(', ');
