/** Virginia’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, rule, sunday, usual } from './parts.ts';

export const virginia: RuleVersion = {
  state: 'VA',
  rules: [
    rule('server', 'A sheriff, or anyone 18 or older without an interest in the case.', 'Va. Code 8.01-293'),
    rule(
      'substitute',
      'At the abode, with a family member 16 or older; otherwise post on the door and mail copies 10 days or more before a default judgment.',
      'Va. Code 8.01-296',
    ),
    rule('deadline', '12 months from commencement.', 'Va. Code 8.01-275.1'),
    rule('barred-days', 'No service on Sundays.', 'Va. Code 8.01-289'),
  ],
  barredWeekdays: sunday,
  barredSource: 'Va. Code 8.01-289',
  substitutes: [
    abode(16, 'Va. Code 8.01-296'),
    { ...{ manner: 'posted', minimumAge: 0, isAfterDiligence: false, isMailed: true }, source: 'Va. Code 8.01-296' },
  ],
  ...usual,
  deadline: () => ({
    ...{ anchor: 'filedOn', months: 12, source: 'Va. Code 8.01-275.1' },
    text: '12 months from filing',
  }),
};
