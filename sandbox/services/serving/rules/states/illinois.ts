/** Illinois’ rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, never, rule, usual } from './parts.ts';

export const illinois: RuleVersion = {
  state: 'IL',
  rules: [
    rule('server', 'A sheriff, or a licensed private detective in any county.', '735 ILCS 5/2-202'),
    rule(
      'substitute',
      'At the abode, with a family member or resident 13 or older who is told what the papers are; then mail copies.',
      '735 ILCS 5/2-203',
    ),
    rule(
      'deadline',
      '30 days from the summons’ date. With an appearance day: 3 days before that day.',
      'Ill. S. Ct. R. 102(b)',
    ),
    rule('proof', 'Return at once, with sex, race and approximate age.', '735 ILCS 5/2-203'),
  ],
  barredWeekdays: never,
  substitutes: [abode(13, '735 ILCS 5/2-203', true)],
  ...usual,
  deadline: () => ({
    ...{ anchor: 'summonsIssuedOn', days: 30, source: 'Ill. S. Ct. R. 102(b)' },
    text: '30 days from the summons’ date',
    appearance: { daysBefore: 3, text: '3 days before the appearance day' },
  }),
};
