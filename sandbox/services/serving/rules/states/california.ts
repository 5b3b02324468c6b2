/** California’s rules of service, until and from the change of 2027. */
import type { ServiceRule, ServingCaseType } from '../../../../generated/serving/schemas.ts';
import type { DeadlineRule, RuleVersion } from '../rule-version.ts';
import { never, rule, type Topic, usual } from './parts.ts';

/** What the change of 2027 leaves as it is. */
const shared = {
  state: 'CA',
  barredWeekdays: never,
  allowsWork: true,
  substitutes: [
    {
      ...{ manner: 'substitute-abode', recipients: 'individuals', minimumAge: 18, isAfterDiligence: true },
      ...{ isMailed: true, source: 'Code Civ. Proc. 415.20(b)' },
    },
    {
      // At the workplace.
      ...{ manner: 'substitute-business', recipients: 'individuals', minimumAge: 18, isAfterDiligence: true },
      ...{ isMailed: true, source: 'Code Civ. Proc. 415.20(b)' },
    },
    {
      ...{ manner: 'substitute-business', recipients: 'organizations', minimumAge: 18, isAfterDiligence: false },
      isMailed: true,
      source: 'Code Civ. Proc. 415.20(a)',
    },
  ],
  deadline: (caseType: ServingCaseType): DeadlineRule | undefined => {
    if (caseType === 'eviction' || caseType === 'family') return undefined;
    const isCollections = caseType === 'collections';
    return {
      anchor: 'filedOn',
      days: isCollections ? 180 : 60,
      source: isCollections ? 'Cal. Rules of Court 3.740(d)' : 'Cal. Rules of Court 3.110(b)',
      text: isCollections ? '180 days from filing' : '60 days from filing',
      isProofDue: true,
    };
  },
} satisfies Partial<RuleVersion>;

const californiaRules = [
  rule(
    'server',
    'Anyone 18 or older who isn’t a party. A person who serves more than 10 papers a year must be registered.',
    'Code Civ. Proc. 414.10',
  ),
  rule(
    'substitute',
    'Individuals: after reasonable diligence, with someone 18 or older at the home, workplace or mailing place; then mail copies. Complete on the 10th day after mailing.',
    'Code Civ. Proc. 415.20(b)',
  ),
  rule(
    'substitute',
    'Businesses: with the person in charge at the office; then mail copies.',
    'Code Civ. Proc. 415.20(a)',
  ),
  rule(
    'deadline',
    '60 days from filing, with the proof on file by then. Not for evictions and family cases.',
    'Cal. Rules of Court 3.110(b)',
  ),
  rule('deadline', 'Collections: 180 days from filing.', 'Cal. Rules of Court 3.740(d)'),
];

const change2027 = 'AB 747 (2025 ch. 563)';
const from2027 = '2027-01-01';
const rule2027 = (topic: Topic, text: string): ServiceRule => ({
  ...{ topic, text, source: change2027, effectiveFrom: from2027, checked: 'summary' },
});

export const california: readonly RuleVersion[] = [
  {
    ...shared,
    until: '2026-12-31',
    rules: [
      ...californiaRules,
      {
        topic: 'diligence',
        text: 'Reasonable diligence has no fixed number of attempts. We make 3 attempts on 3 days.',
        source: 'Code Civ. Proc. 415.20(b)',
        effectiveUntil: '2026-12-31',
        checked: 'text',
      },
    ],
    ...usual,
  },
  {
    ...shared,
    from: from2027,
    rules: [
      ...californiaRules,
      rule2027('diligence', '3 earlier attempts, on 3 days and at 3 times of day.'),
      rule2027('diligence', 'Consumer debt and eviction: one of the attempts at the home.'),
      rule2027(
        'photos',
        'Each attempt: a photo of the door with readable time and coordinates, or the reason why it is missing.',
      ),
    ],
    diligence: (caseType) => ({
      ...{ attempts: 3, days: 3, timesOfDay: 3 },
      homeAttempts: caseType === 'collections' || caseType === 'eviction' ? 1 : 0,
    }),
    diligenceSource: change2027,
    photosPerAttempt: 1,
  },
];
