/** The deadlines that the product knows, as data with their sources (dockets, section 7). */

/** Whose counting applies: the federal rules, New York's or Florida's. */
export type Counting = 'federal' | 'NY' | 'FL';

/** How the paper was served that a period runs from. */
export type ServiceWay = 'in-person' | 'mail' | 'electronic' | 'other';

/** What a case has beyond the day, for rules of two lengths. */
export interface DeadlineFacts {
  /** The court's state, whose holidays count in a federal court as well. */
  state?: string;
  service?: ServiceWay;
  /** Whether the United States are a party. */
  isUnitedStatesParty?: boolean;
}

/** A period to count; before the day if `isBackward`. */
export interface Period {
  counting: Counting;
  days: number;
  isBackward?: boolean;
  /** Whether the period runs from service, so that service by mail adds days; true if missing. */
  isFromService?: boolean;
}

export interface DeadlineRule {
  ruleId: string;
  /** What is due. */
  title: string;
  counting: Counting;
  /** The day the period runs from. */
  from: string;
  days: (facts: DeadlineFacts) => number;
  /** Whether the period runs from service, so that mail adds days to it. */
  isFromService?: true;
  source: string;
  /** The length of the period is this since that day. */
  since: string;
}

const always = (days: number) => () => days;

export const deadlineRules: readonly DeadlineRule[] = [
  {
    ruleId: 'fed-answer',
    title: 'Answer',
    counting: 'federal',
    from: 'Service of the summons and complaint',
    days: always(21),
    isFromService: true,
    source: 'FRCP 12(a)(1)(A)(i)',
    since: '2009-12-01',
  },
  {
    ruleId: 'fed-waiver',
    title: 'Answer after a waiver of service',
    counting: 'federal',
    from: 'Request for a waiver sent',
    days: always(60),
    source: 'FRCP 4(d)(3)',
    since: '1993-12-01',
  },
  {
    ruleId: 'fed-serve',
    title: 'Serve the complaint',
    counting: 'federal',
    from: 'Complaint filed',
    days: always(90),
    source: 'FRCP 4(m)',
    since: '2015-12-01',
  },
  {
    ruleId: 'fed-new-trial',
    title: 'Motion for a new trial',
    counting: 'federal',
    from: 'Entry of judgment',
    days: always(28),
    source: 'FRCP 59(b), (e)',
    since: '2009-12-01',
  },
  {
    ruleId: 'fed-appeal',
    title: 'Notice of appeal',
    counting: 'federal',
    from: 'Entry of judgment',
    days: ({ isUnitedStatesParty }) => (isUnitedStatesParty ? 60 : 30),
    source: 'FRAP 4(a)(1)',
    since: '1968-07-01',
  },
  {
    ruleId: 'ny-answer',
    title: 'Answer',
    counting: 'NY',
    from: 'Service in person in the state, or service complete',
    // After any other service, mail included, the thirty days run from its completion; nothing is added.
    days: ({ service }) => (service === undefined || service === 'in-person' ? 20 : 30),
    source: 'CPLR 320(a), 3012',
    since: '1963-09-01',
  },
  {
    ruleId: 'ny-serve',
    title: 'Serve the complaint',
    counting: 'NY',
    from: 'Complaint filed',
    days: always(120),
    source: 'CPLR 306-b',
    since: '1998-01-01',
  },
  {
    ruleId: 'ny-appeal',
    title: 'Notice of appeal',
    counting: 'NY',
    from: 'Order served with notice of entry',
    days: always(30),
    isFromService: true,
    source: 'CPLR 5513',
    since: '1963-09-01',
  },
  {
    ruleId: 'fl-answer',
    title: 'Answer',
    counting: 'FL',
    from: 'Service of the summons and complaint',
    days: always(20),
    isFromService: true,
    source: 'Fla. R. Civ. P. 1.140(a)',
    since: '1967-01-01',
  },
  {
    ruleId: 'fl-serve',
    title: 'Serve the complaint',
    counting: 'FL',
    from: 'Complaint filed',
    days: always(120),
    source: 'Fla. R. Civ. P. 1.070(j)',
    since: '1989-01-01',
  },
  {
    ruleId: 'fl-new-trial',
    title: 'Motion for a new trial',
    counting: 'FL',
    from: 'Judgment',
    days: always(15),
    source: 'Fla. R. Civ. P. 1.530(b)',
    since: '2014-01-01',
  },
  {
    ruleId: 'fl-appeal',
    title: 'Notice of appeal',
    counting: 'FL',
    from: 'Rendition of the order',
    days: always(30),
    source: 'Fla. R. App. P. 9.110(b)',
    since: '1978-03-01',
  },
];

/** The period of a rule in a case. */
export function periodOf(rule: DeadlineRule, facts: DeadlineFacts): Period {
  return { counting: rule.counting, days: rule.days(facts), isFromService: rule.isFromService ?? false };
}
