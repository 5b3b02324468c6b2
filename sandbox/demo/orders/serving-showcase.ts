/**
 * Orders of process serving of the first firm that show what is rare: sixty recipients in six states, each reason for a
 * hold, each finding and each state of a proof. Their numbers follow the other orders'.
 */
import type { AnyState, ProofStatus, ServiceLevel } from '../../generated/serving/schemas.ts';
import { chanceOf, idOf, pick } from '../../simulators/serving/chance.ts';
import type { Misreport, ServingStory, StoryJob } from '../../simulators/serving/story/story.ts';
import type { Wish } from '../../simulators/serving/wishes.ts';
import { Chance } from './chance.ts';
import { addCourtFiling } from './court-filing.ts';
import type { FilingContext, FilingPlan } from './filing-plan.ts';
import { organizations, people } from './names.ts';
import type { Outcome } from './outcomes.ts';
import { addServingOrder } from './serving-order.ts';
import { addressIn, papersOf, recipientOf, servingCaseOf } from './serving-story.ts';

/** The other orders of the demo have lower numbers. */
export const firstShowcaseId = 41_301;

type Context = Omit<FilingContext, 'chance'>;

const day = 86_400_000;
const minute = 60_000;
const firm = { clientId: 1, userId: 1, userName: 'Nora Marlow' };

/** Adds the orders, in cases of the firm. The rows of `filings` are there. */
export function addServingShowcase(filings: readonly FilingPlan[], context: Context): void {
  const opened = filings.filter(({ opensCase, demoCase }) => opensCase && demoCase.clientId === firm.clientId);
  const inState = (state: string) =>
    opened.find(({ demoCase, caseNumber }) => demoCase.state === state && !demoCase.matter && caseNumber !== undefined);
  const [illinois, florida] = [inState('IL'), inState('FL')];
  if (!illinois || !florida) throw new Error('The demo has no cases to serve papers in.');
  addOrder(41_301, illinois, atNoon(context.now, 1.5), { mode: 'serve-and-file', jobs: sixty() }, context);
  addOrder(41_302, illinois, atNoon(context.now, 12), { mode: 'serve-only', jobs: holds() }, context);
  addOrder(41_303, florida, atNoon(context.now, 15), { mode: 'serve-only', jobs: findings() }, context);
  const decided = {
    filing: addFiling(41_304, illinois, 'submitted', 1.2, context),
    filed: addFiling(41_305, illinois, 'accepted', 5.1, context),
    rejected: addFiling(41_306, illinois, 'returned', 5.2, context),
  };
  addOrder(
    41_307,
    illinois,
    atNoon(context.now, 8),
    { mode: 'serve-and-file', jobs: proofs(decided, context) },
    context,
  );
  const inIllinois = opened.filter(({ demoCase }) => demoCase.state === 'IL');
  addBundle(
    41_308,
    inIllinois.findLast(({ outcome }) => outcome === 'under-review'),
    'court-acceptance',
    context,
  );
  addBundle(
    41_309,
    inIllinois.findLast(({ outcome }) => outcome === 'accepted'),
    'papers',
    context,
  );
}

/** Some days ago, in the morning of Chicago: what a level promises depends on the day alone. */
const atNoon = (now: Date, daysAgo: number) =>
  new Date(new Date(now.getTime() - daysAgo * day).setUTCHours(16, 0, 0, 0));

type Made = Pick<ServingStory, 'mode' | 'jobs' | 'afterFilingOrderId'>;

function addOrder(orderId: number, filing: FilingPlan, orderedAt: Date, made: Made, context: Context): void {
  const { demoCase, caseNumber, caseTrackingId } = filing;
  const waits = made.jobs.some((job) => job.waits === 'court-acceptance');
  const story: ServingStory = {
    ...made,
    case: servingCaseOf(demoCase, { orderedAt, ...(waits ? {} : { caseNumber, caseTrackingId }) }),
    documents: papersOf(
      {
        clientId: firm.clientId,
        seed: `demo ${orderId}`,
        copy: made.afterFilingOrderId && !waits ? 'stamped' : 'original',
      },
      context.files,
    ),
    notifyEmails: [],
  };
  const { clientReference, matter, state } = demoCase;
  addServingOrder(
    {
      ...{ ...firm, orderId, state, orderedAt, clientReference, matterName: matter?.title ?? '' },
      ...{ mappingId: matter?.mappingId, isConnected: matter?.retailerReference !== undefined },
    },
    story,
    context,
  );
}

/** A filing of a proof of service in the case; returns its number. */
function addFiling(orderId: number, opened: FilingPlan, outcome: Outcome, daysAgo: number, context: Context): number {
  const filingTypes = opened.demoCase.filingTypes.filter(({ name }) => name === 'Proof of Service');
  addCourtFiling(
    {
      ...{ ...opened, orderId, outcome, opensCase: false, orderedAt: atNoon(context.now, daysAgo) },
      demoCase: { ...opened.demoCase, filingTypes },
    },
    { ...context, chance: new Chance(orderId) },
  );
  return orderId;
}

/** Ordered with the filing that opens the case: waits for the clerk, or for its stamped papers to be released. */
function addBundle(
  orderId: number,
  filing: FilingPlan | undefined,
  waits: 'court-acceptance' | 'papers',
  context: Context,
): void {
  if (!filing) return;
  const orderedAt = new Date(filing.orderedAt.getTime() + 10 * minute);
  const job = { ...jobFor(filing.demoCase.opponent, `demo ${orderId}`, 'IL'), waits };
  addOrder(
    orderId,
    filing,
    orderedAt,
    { mode: 'serve-only', jobs: [job], afterFilingOrderId: filing.orderId },
    context,
  );
}

/** A recipient at home, or an organization at its office. */
export function jobFor(name: string, seed: string, state: AnyState, wishes: readonly Wish[] = []): StoryJob {
  const recipient = recipientOf(name);
  return {
    ...{ jobId: idOf(seed, 'job'), recipient, level: 'standard', wishes },
    addresses: [addressIn(state, seed, recipient.kind === 'individual' ? 'home' : 'work')],
    extras: { notarizedProof: false, skipTrace: false },
  };
}

const states = ['IL', 'IN', 'TX', 'NV', 'VA', 'NY'] as const;
export const levels: readonly [ServiceLevel, ...ServiceLevel[]] = [
  ...(['standard', 'standard', 'standard', 'standard', 'standard', 'rush', 'same-day'] as const),
];
const notes = ['Gate code 4411.', 'Large dog in the yard.', 'Works nights; try before noon.'] as const;

function sixty(): StoryJob[] {
  return Array.from({ length: 60 }, (_, index): StoryJob => {
    const seed = `demo sixty ${index}`;
    const first = people[index % people.length]?.split(' ')[0] ?? '';
    const last = people[(index * 7 + 5) % people.length]?.split(' ').at(-1) ?? '';
    const organization = index % 5 === 4 ? organizations[Math.floor(index / 5) % organizations.length] : undefined;
    const state = states[index % states.length] ?? 'IL';
    const job = jobFor(organization ?? `${first} ${last}`, seed, state);
    const backup = chanceOf(seed, 'backup') < 0.25 ? [addressIn(state, `${seed} backup`, 'other')] : [];
    return {
      ...job,
      level: pick(levels, seed, 'level'),
      addresses: [...job.addresses, ...backup],
      extras: { notarizedProof: index % 9 === 0, skipTrace: false },
      ...(chanceOf(seed, 'note') < 0.2 && { instructions: pick(notes, seed, 'which note') }),
    };
  });
}

/** One each for an address, a cost and the firm, beside one who is attempted and one who was served. */
function holds(): StoryJob[] {
  const job = (index: number, wishes: readonly Wish[]): StoryJob => ({
    ...jobFor(people[index + 3] ?? '', `demo holds ${index}`, 'IL', wishes),
    level: 'rush',
  });
  return [
    job(0, ['bad-address']),
    { ...job(1, ['nobody']), instructions: 'Drives a blue pickup.' },
    {
      ...job(2, ['nobody']),
      firm: { action: 'hold', afterHours: 30, reason: 'Settlement talks until Friday' },
      messages: [
        { afterHours: 26, from: 'server', text: 'The neighbor expects her back on Thursday. Shall I wait?' },
        { afterHours: 29, from: 'firm', text: 'Please wait; we may settle this week.' },
      ],
    },
    {
      ...job(3, ['nobody']),
      choices: ['more-attempts', 'more-attempts', 'more-attempts', 'more-attempts', 'more-attempts'],
    },
    job(4, ['personal']),
  ];
}

const wishFindings: readonly Wish[] = ['no-gps', 'far-gps', 'clock-skew', 'impossible-travel'];
const misreports: readonly Misreport[] = [
  ...(['barred-day', 'outside-hours', 'substitute-not-allowed', 'substitute-too-young'] as const),
];

/** A service with each finding. */
function findings(): StoryJob[] {
  const seed = (index: number) => `demo findings ${index}`;
  const withoutPhoto = wishFindings.length + misreports.length;
  return [
    ...wishFindings.map((wish, index) => jobFor(people[index + 8] ?? '', seed(index), 'FL', ['personal', wish])),
    ...misreports.map((misreport, index): StoryJob => {
      const at = wishFindings.length + index;
      return { ...jobFor(people[at + 8] ?? '', seed(at), 'FL', ['personal']), misreport };
    }),
    jobFor(people[withoutPhoto + 8] ?? '', seed(withoutPhoto), 'FL', ['personal', 'no-photo']),
  ];
}

const proofStates = [
  'signed',
  'changes-requested',
  'approved',
  'filing',
  'filed',
  'rejected',
  'drafted',
] as const satisfies readonly ProofStatus[];

function proofs(filed: Readonly<Record<'filing' | 'filed' | 'rejected', number>>, { rows }: Context): StoryJob[] {
  const refused = rows.filings.find(({ orderId }) => orderId === filed.rejected);
  const texts: Readonly<Partial<Record<ProofStatus, string>>> = {
    'changes-requested': 'The unit is 4B, not 4D.',
    rejected: refused?.reviewerComments ?? '',
  };
  return proofStates.map((status, index) => ({
    ...jobFor(people[index + 1] ?? '', `demo proofs ${index}`, 'IL', ['personal']),
    level: 'rush',
    proof: {
      status,
      text: texts[status] ?? '',
      ...((status === 'filing' || status === 'filed' || status === 'rejected') && { filingOrderId: filed[status] }),
    },
  }));
}
