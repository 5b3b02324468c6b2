/** The steps of a filing, in order. */
export const steps = ['case', 'parties', 'filings', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  case: 'Case',
  parties: 'Parties',
  filings: 'Filings',
  payment: 'Payment',
  review: 'Review and submit',
};

/** The next or previous step, if any. */
export function neighbour(step: Step, by: 1 | -1): Step | undefined {
  return steps[steps.indexOf(step) + by];
}
