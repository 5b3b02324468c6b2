/** The steps of opening a case, in the order in which they are gone through. */
export const steps = ['case', 'parties', 'filings', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  case: 'Case',
  parties: 'Parties',
  filings: 'Filings',
  payment: 'Payment',
  review: 'Review and submit',
};

/** The step after or before a step; undefined beyond either end. */
export function neighbour(step: Step, by: 1 | -1): Step | undefined {
  return steps[steps.indexOf(step) + by];
}
