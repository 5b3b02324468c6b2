/** Utah’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, fromFiling, never, rule, usual } from './parts.ts';

export const utah: RuleVersion = {
  state: 'UT',
  rules: [
    rule('server', 'A sheriff, a constable, or anyone 18 or older who isn’t a party.', 'Utah Code 78B-8-302'),
    rule('substitute', 'At the abode, with a resident of suitable age.', 'Utah R. Civ. P. 4(d)'),
    rule('deadline', '120 days from filing.', 'Utah R. Civ. P. 4(b)'),
  ],
  barredWeekdays: never,
  substitutes: [abode(0, 'Utah R. Civ. P. 4(d)')],
  ...usual,
  deadline: fromFiling(120, 'Utah R. Civ. P. 4(b)'),
};
