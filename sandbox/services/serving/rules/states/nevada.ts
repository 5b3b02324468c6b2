/** Nevada’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, fromFiling, never, rule, usual } from './parts.ts';

export const nevada: RuleVersion = {
  state: 'NV',
  rules: [
    rule('server', 'A sheriff, or anyone 18 or older who isn’t a party.', 'NRCP 4(c)(3)'),
    rule('substitute', 'At the abode, with a resident of suitable age whose interest isn’t adverse.', 'NRCP 4.2(a)'),
    rule('deadline', '120 days from filing.', 'NRCP 4(e)'),
  ],
  barredWeekdays: never,
  substitutes: [abode(0, 'NRCP 4.2(a)')],
  ...usual,
  deadline: fromFiling(120, 'NRCP 4(e)'),
};
