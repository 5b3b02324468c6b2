/** Deadlines that entries of dockets set off (dockets, section 7). A proposal is no deadline: a person confirms it. */
import type { FoundEntry } from '@/api/generated/docket-watch/model';
import { courtDay } from '../../rules/court-day';
import { type Counting, type DeadlineRule, deadlineRules, periodOf } from '../../rules/deadline-rules';
import { type DueDate, dueDate } from '../../rules/due-date';

/** A deadline to confirm or to dismiss. */
export interface Proposal extends DueDate {
  /** The same for everyone who looks at the docket. */
  key: string;
  rule: DeadlineRule;
  entry: ProposingEntry;
  /** YYYY-MM-DD */
  fromDay: string;
}

/** What proposals look at. */
export type ProposingEntry = Pick<
  FoundEntry,
  | 'docketEntryId'
  | 'entryType'
  | 'enteredAt'
  | 'dateFiled'
  | 'servedOn'
  | 'isRemoved'
  | 'description'
  | 'productCaseId'
  | 'orderId'
  | 'caseNumber'
  | 'caseTitle'
  | 'courtState'
  | 'federal'
>;

/** Entries that propose deadlines, or make those of others pointless. */
export const proposingTypes = ['complaint', 'service-returned', 'answer', 'judgment', 'notice-of-appeal'] as const;

/** No rule is longer than this. */
export const longestPeriod = 130;

const rulesOf: Readonly<Partial<Record<ProposingEntry['entryType'], readonly string[]>>> = {
  complaint: ['fed-serve', 'ny-serve', 'fl-serve'],
  'service-returned': ['fed-answer', 'ny-answer', 'fl-answer'],
  judgment: ['fed-new-trial', 'fed-appeal', 'fl-new-trial', 'fl-appeal'],
};

/** What was done already. */
const doneBy: Readonly<Partial<Record<ProposingEntry['entryType'], readonly ProposingEntry['entryType'][]>>> = {
  complaint: ['service-returned', 'answer'],
  'service-returned': ['answer'],
  judgment: ['notice-of-appeal'],
};

/** What a docket entry doesn't tell, and how the count differs with it. */
const otherwise: Readonly<Record<string, string>> = {
  'fed-answer': '60 days for the United States, its agencies and officers.',
  'ny-answer': 'Counted as served in person in the state; otherwise 30 days from when service is complete.',
};

/** The deadlines that their courts' day hasn't passed at an instant, by date. */
export function proposalsOf(entries: readonly ProposingEntry[], now: string): Proposal[] {
  const byCase = Map.groupBy(
    entries.filter(({ isRemoved }) => !isRemoved),
    ({ productCaseId }) => productCaseId,
  );
  return [...byCase.values()]
    .flatMap((ofCase) => ofCase.flatMap((entry) => proposalsOfEntry(entry, ofCase)))
    .filter(({ date, entry }) => date >= courtDay(now, entry.courtState))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function proposalsOfEntry(entry: ProposingEntry, ofCase: readonly ProposingEntry[]): Proposal[] {
  const done = doneBy[entry.entryType] ?? [];
  const isDone = ofCase.some(({ entryType, enteredAt }) => enteredAt > entry.enteredAt && done.includes(entryType));
  const fromDay = entry.entryType === 'service-returned' ? entry.servedOn : entry.dateFiled;
  if (isDone || fromDay === undefined) return [];
  const counting = countingOf(entry);
  const ids = rulesOf[entry.entryType] ?? [];
  return deadlineRules
    .filter((rule) => rule.counting === counting && ids.includes(rule.ruleId))
    .map((rule) => {
      const facts = { state: entry.courtState, isUnitedStatesParty: isUnitedStatesParty(entry) };
      const due = dueDate(periodOf(rule, facts), fromDay, facts);
      const note = [due.note, otherwise[rule.ruleId]].filter(Boolean).join(' ');
      return { ...due, ...(note && { note }), key: `${entry.docketEntryId}/${rule.ruleId}`, rule, entry, fromDay };
    });
}

function countingOf({ federal, courtState }: ProposingEntry): Counting | undefined {
  if (federal) return 'federal';
  return courtState === 'NY' || courtState === 'FL' ? courtState : undefined;
}

const isUnitedStatesParty = ({ caseTitle }: ProposingEntry): boolean => /\b(USA|United States)\b/i.test(caseTitle);
