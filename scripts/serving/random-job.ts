/** Random recipients of process serving, the same for the same number. */
import { chanceOf, idOf, pick } from '../../sandbox/simulators/serving/chance.ts';
import type { JobPlan } from '../../sandbox/simulators/serving/story/play-job.ts';
import type { Wish } from '../../sandbox/simulators/serving/wishes.ts';
import type { SimulatedCourt } from './naive-rules.ts';

const states = ['CA', 'FL', 'GA', 'IL', 'IN', 'MD', 'NV', 'NY', 'TX', 'UT', 'VA'] as const;
const caseTypes = ['general', 'general', 'collections', 'eviction', 'family'] as const;
const levels = ['standard', 'standard', 'rush', 'same-day'] as const;
const labels = ['home', 'home', 'work', 'registered-agent', 'other'] as const;
const kinds = ['individual', 'individual', 'individual', 'business', 'government'] as const;
type Wishes = readonly Wish[];
const wishLists: readonly [Wishes, ...Wishes[]] = [
  [],
  [],
  [],
  ['substitute'],
  ['nobody'],
  ['bad-address'],
  ['decline'],
  ['personal'],
  ['refuses'],
];
type Choices = NonNullable<JobPlan['choices']>;
const choiceLists: readonly [Choices, ...Choices[]] = [
  ['more-attempts', 'more-attempts', 'non-service'],
  ['stakeout'],
  ['skip-trace'],
  [],
];
/** Two years of clock. */
const [firstDay, days] = [Date.parse('2026-06-01T00:00:00Z'), 730];

export interface RandomJob {
  plan: JobPlan;
  court: SimulatedCourt;
  dispatchedAt: Date;
  until: Date;
}

export function randomJob(index: number): RandomJob {
  const seed = `simulated ${index}`;
  const state = pick(states, seed, 'state');
  const kind = pick(kinds, seed, 'kind');
  const home = chanceOf(seed, 'elsewhere') < 0.1 ? pick(states, seed, 'other state') : state;
  const address = (name: string, label: (typeof labels)[number]) => ({
    content: {
      ...{ addressId: idOf(seed, name), label, street: '1 Elm Street', city: 'Springfield', zip: '60601' },
      state: home,
    },
    location: { lat: 41.88, lng: -87.63 },
  });
  const dispatchedAt = new Date(firstDay + Math.floor(chanceOf(seed, 'ordered') * days * 1440) * 60_000);
  const firm = chanceOf(seed, 'firm acts') < 0.1;
  return {
    plan: {
      jobId: idOf(seed, 'job'),
      recipient:
        kind === 'individual' ? { kind, firstName: 'Ada', lastName: 'Quill' } : { kind, organizationName: 'Quill LLC' },
      ...{ level: pick(levels, seed, 'level'), wishes: pick(wishLists, seed, 'wishes') },
      choices: pick(choiceLists, seed, 'choices'),
      addresses: [
        address('first', pick(labels, seed, 'label')),
        ...(chanceOf(seed, 'backup') < 0.3 ? [address('backup', 'home')] : []),
      ],
      ...(firm && {
        firm: {
          action: chanceOf(seed, 'holds') < 0.5 ? 'hold' : 'cancel',
          ...{ afterHours: Math.floor(chanceOf(seed, 'after') * 240), reason: 'Settlement talks' },
        },
      }),
    },
    court: { state, caseType: pick(caseTypes, seed, 'case type') },
    ...{ dispatchedAt, until: new Date(dispatchedAt.getTime() + 60 * 86_400_000) },
  };
}
