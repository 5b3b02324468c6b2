/** New York’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, fromFiling, rule, sunday, usual } from './parts.ts';

export const newYork: RuleVersion = {
  state: 'NY',
  rules: [
    rule('server', 'Anyone 18 or older who isn’t a party.', 'CPLR 2103'),
    rule(
      'substitute',
      'With a person of suitable age at the home or workplace; then mail copies within 20 days.',
      'CPLR 308(2)',
    ),
    rule('substitute', 'After due diligence: affix to the door, then mail copies.', 'CPLR 308(4)'),
    rule('deadline', '120 days from filing.', 'CPLR 306-b'),
    rule(
      'proof',
      'File the proof within 20 days of the later of delivery and mailing. Service is complete 10 days after.',
      'CPLR 308(2)',
    ),
    rule('barred-days', 'No service on Sundays.', 'Gen. Bus. Law 11'),
  ],
  barredWeekdays: sunday,
  barredSource: 'Gen. Bus. Law 11',
  allowsWork: true,
  substitutes: [
    abode(0, 'CPLR 308(2)', true),
    {
      ...{ manner: 'substitute-business', recipients: 'individuals', minimumAge: 0, isAfterDiligence: false },
      ...{ isMailed: true, source: 'CPLR 308(2)' },
    },
    { ...{ manner: 'posted', minimumAge: 0, isAfterDiligence: true, isMailed: true }, source: 'CPLR 308(4)' },
  ],
  ...usual,
  deadline: fromFiling(120, 'CPLR 306-b'),
};
