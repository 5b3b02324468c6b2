/** Florida’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, fromFiling, rule, sunday, usual } from './parts.ts';

export const florida: RuleVersion = {
  state: 'FL',
  rules: [
    rule('server', 'A sheriff, or a certified or appointed process server.', 'Fla. Stat. 48.021'),
    rule(
      'substitute',
      'At the abode, with a resident 15 or older who is told what the papers are.',
      'Fla. Stat. 48.031(1)(a)',
    ),
    rule('deadline', '120 days from filing.', 'Fla. R. Civ. P. 1.070(j)'),
    rule('barred-days', 'No service on Sundays.', 'Fla. Stat. 48.20'),
  ],
  barredWeekdays: sunday,
  barredSource: 'Fla. Stat. 48.20',
  substitutes: [abode(15, 'Fla. Stat. 48.031(1)(a)')],
  ...usual,
  deadline: fromFiling(120, 'Fla. R. Civ. P. 1.070(j)'),
};
