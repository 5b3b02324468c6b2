/** Maryland’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, rule, usual } from './parts.ts';

export const maryland: RuleVersion = {
  state: 'MD',
  rules: [
    rule('server', 'Anyone 18 or older who isn’t a party.', 'Md. Rule 2-123'),
    rule('substitute', 'At the abode, with a resident of suitable age.', 'Md. Rule 2-121'),
    rule('deadline', 'The summons lapses 60 days after it was issued.', 'Md. Rule 2-113'),
    rule('barred-days', 'No service on Sundays in eviction, possession and distraint.', 'Md. Rule 2-125'),
  ],
  barredWeekdays: (caseType) => (caseType === 'eviction' ? [0] : []),
  barredSource: 'Md. Rule 2-125',
  substitutes: [abode(0, 'Md. Rule 2-121')],
  ...usual,
  deadline: () => ({
    ...{ anchor: 'summonsIssuedOn', days: 60, source: 'Md. Rule 2-113' },
    text: '60 days from the summons’ date',
  }),
};
