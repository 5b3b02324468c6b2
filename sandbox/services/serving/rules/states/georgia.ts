/** Georgia’s rules of service. */
import type { RuleVersion } from '../rule-version.ts';
import { abode, never, rule, usual } from './parts.ts';

export const georgia: RuleVersion = {
  state: 'GA',
  rules: [
    rule('server', 'A sheriff, or a certified or appointed process server.', 'O.C.G.A. 9-11-4(c)'),
    rule('substitute', 'At the abode, with a resident of suitable age and discretion.', 'O.C.G.A. 9-11-4'),
    rule(
      'deadline',
      '5 days from the server’s receipt of the papers. Later service is still valid.',
      'O.C.G.A. 9-11-4(c)',
    ),
    rule(
      'proof',
      'File the return within 5 business days; until then the time to answer doesn’t run.',
      'O.C.G.A. 9-11-4',
    ),
  ],
  barredWeekdays: never,
  substitutes: [abode(0, 'O.C.G.A. 9-11-4')],
  ...usual,
  deadline: () => ({
    ...{ anchor: 'serverReceivedOn', days: 5, source: 'O.C.G.A. 9-11-4(c)' },
    text: '5 days from the server’s receipt; later service is still valid',
  }),
};
