/** Problems of proposed orders (filing variants, section 6). */
import type { ProposedOrder } from '@/api/generated/filing/model';
import { calendarDay } from '@/lib/format/dates';
import type { ProposedOrderRules } from '../descriptor';
import { type CourtTables, rowOf } from '../model/court-tables';
import type { FilingContent } from '../model/filing-content';
import type { Problem } from './problems';

/** Days that the other parties have to object. */
const daysToObject = 5;

/** Where a court asks for nothing but the reason. */
export const reasonAlone: ProposedOrderRules = { word: 'none', letter: 'none' };

/** Tells what is missing or can't be, with each filing that proposes an order. `today`: `YYYY-MM-DD`. */
export function findProposedOrderProblems(
  { filings, extra }: FilingContent,
  tables: CourtTables,
  rules: ProposedOrderRules = reasonAlone,
  today = calendarDay(),
): Problem[] {
  const proposing = filings.flatMap(({ filingTypeCode, proposedOrder }, index) =>
    rowOf(tables.filingTypes, filingTypeCode)?.isProposedOrder ? [{ index, proposedOrder }] : [],
  );
  const isJudgeMissing = rules.needsJudge && proposing.length > 0 && !extra?.judicialOfficerId;
  return [
    ...(isJudgeMissing
      ? [
          {
            step: 'case' as const,
            path: 'extra.judicialOfficerId',
            message: 'Choose the judge who is to sign the proposed order.',
          },
        ]
      : []),
    ...proposing.flatMap(({ index, proposedOrder = {} }) =>
      problemsOf(proposedOrder, rules, today).map(
        ([name, message]): Problem => ({ step: 'filings', path: `filings.${index}.proposedOrder.${name}`, message }),
      ),
    ),
  ];
}

function problemsOf(order: ProposedOrder, rules: ProposedOrderRules, today: string): [keyof ProposedOrder, string][] {
  const { basis, hearingDate, sentToOthersOn, coverLetter, editableDocument } = order;
  const found: [keyof ProposedOrder, string | undefined][] = [
    ['basis', basis === undefined ? 'Choose why the judge can sign the order.' : undefined],
    ['basis', basis === 'competing' ? rules.competing : undefined],
    ['hearingDate', basis === 'after-hearing' ? hearingMessage(hearingDate, today) : undefined],
    ['sentToOthersOn', basis === 'no-response' ? sentMessage(sentToOthersOn, today) : undefined],
    [
      'coverLetter',
      rules.letter === 'required' && !coverLetter?.trim()
        ? 'Write the cover letter. The judge asks for one.'
        : undefined,
    ],
    ['editableDocument', wordMessage(editableDocument !== undefined, rules.word)],
  ];
  return found.flatMap(([name, message]) => (message === undefined ? [] : [[name, message]]));
}

function hearingMessage(day: string | undefined, today: string): string | undefined {
  if (day === undefined) return 'Enter the day of the hearing.';
  return day > today ? 'The hearing must have taken place.' : undefined;
}

function sentMessage(day: string | undefined, today: string): string | undefined {
  if (day === undefined) return 'Enter when the other parties got the order.';
  const latest = new Date(Date.parse(today) - daysToObject * 86_400_000).toISOString().slice(0, 10);
  return day > latest ? 'The other parties must have had the order for at least 5 days.' : undefined;
}

function wordMessage(isAdded: boolean, word: ProposedOrderRules['word']): string | undefined {
  if (word === 'required' && !isAdded) return 'Add the order as a Word document, too.';
  return word === 'none' && isAdded ? 'Remove the Word document: the order is taken as a PDF alone.' : undefined;
}
