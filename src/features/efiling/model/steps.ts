/** The steps that a filing may have, in order. Which it has, its provider says. */
export const steps = ['case', 'parties', 'filings', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  case: 'Case',
  parties: 'Parties',
  filings: 'Filings',
  payment: 'Payment',
  review: 'Review and submit',
};

/** The next or previous step of a filing, if any. */
export function neighbor(ofFiling: readonly Step[], step: Step, by: 1 | -1): Step | undefined {
  return ofFiling[ofFiling.indexOf(step) + by];
}
