/** Texas’ rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { rule, sunday, usual } from './parts.ts';

export const texas: RuleVersion = {
  state: 'TX',
  rules: [
    rule('server', 'A sheriff, constable or certified process server.', 'Tex. R. Civ. P. 103'),
    rule('substitute', 'Only by court order: with anyone older than 16.', 'Tex. R. Civ. P. 106(b)'),
    rule('proof', 'The return must be on file 10 days before a default judgment.', 'Tex. R. Civ. P. 107'),
    rule('barred-days', 'No service on Sundays.', 'Tex. R. Civ. P. 6'),
  ],
  barredWeekdays: sunday,
  barredSource: 'Tex. R. Civ. P. 6',
  substitutes: [],
  ...usual,
  deadline: () => undefined,
};
