/**
 * Rules of service of the eleven court states, as dated data with their sources (serving supplement, section 6).
 * `checked` is the supplement's own statement: only the summary of California's change of 2027 is marked as such. A
 * rule without a dated change has no first day.
 */
import type { CourtState, DiligenceRule, ServiceRule, ServingCaseType } from '../../../generated/serving/schemas.ts';

/** A deadline for service: counted in days or months from a date of the case, or back from its appearance day. */
export interface DeadlineRule {
  anchor: 'filedOn' | 'summonsIssuedOn' | 'serverReceivedOn';
  days?: number;
  months?: number;
  source: string;
  /** As displayed: `60 days from filing`. */
  text: string;
  /** Whether the proof must be on file by the same day. */
  isProofDue?: true;
  /** The form of summons with an appearance day: days before that day. */
  appearance?: { daysBefore: number; text: string };
}

/** A manner of service other than handing the papers to the recipient, without a court's order. */
export interface SubstituteRule {
  manner: 'substitute-abode' | 'substitute-business' | 'posted';
  /** Youngest person who may take the papers; 0 for "suitable age". */
  minimumAge: number;
  /** Whether it may follow only after the attempts of `diligence`. */
  isAfterDiligence: boolean;
  /** Whether copies must be mailed afterwards. */
  isMailed: boolean;
  source: string;
}

/** A state's rules during a period. */
export interface RuleVersion {
  state: CourtState;
  from?: string;
  until?: string;
  rules: readonly ServiceRule[];
  barredWeekdays(caseType: ServingCaseType): readonly number[];
  /** The rule behind `barredWeekdays`. */
  barredSource?: string;
  substitutes: readonly SubstituteRule[];
  /** Manners at the workplace or the mailing place are allowed for individuals, too. */
  allowsWork?: true;
  diligence(caseType: ServingCaseType): DiligenceRule;
  /** Empty for the default of three attempts on three days. */
  diligenceSource: string;
  photosPerAttempt: number;
  /** Undefined where the rules set no day. */
  deadline(caseType: ServingCaseType): DeadlineRule | undefined;
}

type Topic = ServiceRule['topic'];
const rule = (topic: Topic, text: string, source: string): ServiceRule => ({ topic, text, source, checked: 'text' });

const sunday = () => [0];
const never = () => [];
const standard = { attempts: 3, days: 3, timesOfDay: 1, homeAttempts: 0 };
/** No rule has a number of attempts: three, on three days. */
const usual = { diligence: () => standard, diligenceSource: '', photosPerAttempt: 0 };
const fromFiling = (days: number, source: string) => (): DeadlineRule => ({
  ...{ anchor: 'filedOn', days, source },
  text: `${days} days from filing`,
});
const abode = (minimumAge: number, source: string, isMailed = false): SubstituteRule => ({
  ...{ manner: 'substitute-abode', minimumAge, isAfterDiligence: false, isMailed, source },
});

const california = {
  state: 'CA',
  barredWeekdays: never,
  allowsWork: true,
  substitutes: [
    {
      ...{ manner: 'substitute-abode', minimumAge: 18, isAfterDiligence: true, isMailed: true },
      source: 'Code Civ. Proc. 415.20(b)',
    },
    {
      ...{ manner: 'substitute-business', minimumAge: 18, isAfterDiligence: false, isMailed: true },
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

export const rulesOfService: readonly RuleVersion[] = [
  {
    ...california,
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
    ...california,
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
  {
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
  },
  {
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
  },
  {
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
  },
  {
    state: 'IN',
    rules: [
      rule('server', 'A sheriff or an appointed server. Others must testify to the service.', 'Ind. Trial Rule 4.12'),
      rule('substitute', 'At the dwelling; then mail copies first class.', 'Ind. Trial Rule 4.1'),
    ],
    barredWeekdays: never,
    substitutes: [abode(0, 'Ind. Trial Rule 4.1', true)],
    ...usual,
    deadline: () => undefined,
  },
  {
    state: 'MD',
    rules: [
      rule('server', 'Anyone 18 or older who isn’t a party.', 'Md. Rule 2-123'),
      rule('substitute', 'At the abode, with a resident of suitable age.', 'Md. Rule 2-121'),
      rule('deadline', 'The summons lapses 60 days after it was issued.', 'Md. Rule 2-113'),
      rule('barred-days', 'No service on Sundays in eviction, possession and distraint.', 'Md. Rule 2-125'),
    ],
    barredWeekdays: (caseType) => (caseType === 'eviction' ? [0] : []),
    barredSource: 'Md. Rule 2-125',
    substitutes: [abode(0, 'Md. Rule 2-121')],
    ...usual,
    deadline: () => ({
      ...{ anchor: 'summonsIssuedOn', days: 60, source: 'Md. Rule 2-113' },
      text: '60 days from the summons’ date',
    }),
  },
  {
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
  },
  {
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
        ...{ manner: 'substitute-business', minimumAge: 0, isAfterDiligence: false, isMailed: true },
        source: 'CPLR 308(2)',
      },
      { ...{ manner: 'posted', minimumAge: 0, isAfterDiligence: true, isMailed: true }, source: 'CPLR 308(4)' },
    ],
    ...usual,
    deadline: fromFiling(120, 'CPLR 306-b'),
  },
  {
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
  },
  {
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
  },
  {
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
  },
];

/** The version of a state's rules on a day of service; undefined for a state without rules on file. */
export function rulesOn(state: string, on: string): RuleVersion | undefined {
  return rulesOfService.find(
    (version) => version.state === state && (version.from ?? '') <= on && on <= (version.until ?? '9999-12-31'),
  );
}
