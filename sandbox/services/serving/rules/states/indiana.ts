/** Indiana’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, never, rule, usual } from './parts.ts';

export const indiana: RuleVersion = {
  state: 'IN',
  rules: [
    rule('server', 'A sheriff or an appointed server. Others must testify to the service.', 'Ind. Trial Rule 4.12'),
    rule('substitute', 'At the dwelling; then mail copies first class.', 'Ind. Trial Rule 4.1'),
  ],
  barredWeekdays: never,
  substitutes: [abode(0, 'Ind. Trial Rule 4.1', true)],
  ...usual,
  deadline: () => undefined,
};
