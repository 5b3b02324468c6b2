/**
 * npm run serving:simulate: plays 10,000 recipients in 11 states over two years of clock with the process server's own
 * rules, and checks them with a second, naive reading of the rules. Then each rule is switched off in turn: the check of
 * it must fail, or it would notice nothing.
 */
import { createHash } from 'node:crypto';
import { rulesOfService } from '../sandbox/services/serving/rules/rules-of-service.ts';
import { servingHours } from '../sandbox/services/serving/rules/service-levels.ts';
import { endedStates, playJob } from '../sandbox/simulators/serving/story/play-job.ts';
import { acceptedAfterMinutes } from '../sandbox/simulators/serving/work-names.ts';
import { brokenRules, type Check, checks } from './serving/naive-rules.ts';
import { randomJob } from './serving/random-job.ts';

const jobs = Number(process.env.JOBS ?? 10_000);

interface Counts {
  broken: Record<Check, number>;
  attempts: number;
  served: number;
  /** Of everything that was played. */
  digest: string;
}

function simulate(count: number, isShown = false): Counts {
  const broken = { 'barred-day': 0, hours: 0, substitute: 0, 'first-attempt': 0, status: 0 };
  const digest = createHash('sha256');
  let [attempts, served] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const { plan, court, dispatchedAt, until } = randomJob(index);
    const played = playJob(plan, court, dispatchedAt, until);
    for (const check of brokenRules(plan, court, dispatchedAt, played)) {
      broken[check] += 1;
      if (isShown) console.log(check, index, JSON.stringify({ plan, court, dispatchedAt, played }));
    }
    attempts += played.attempts.length;
    if (played.attempts.some(({ content }) => content.success)) served += 1;
    digest.update(JSON.stringify([played.attempts, played.steps]));
  }
  return { broken, attempts, served, digest: digest.digest('hex') };
}

/** Changes rules for one simulation. */
function without<Result>(change: () => () => void, run: () => Result): Result {
  const restore = change();
  try {
    return run();
  } finally {
    restore();
  }
}

/** Replaces properties; returns what puts them back. */
function replaced<Owner extends object>(owners: readonly Owner[], change: (owner: Owner) => object): () => void {
  const before = owners.map((owner) => ({ ...owner }));
  for (const owner of owners) Object.assign(owner, change(owner));
  return () => {
    for (const [index, owner] of owners.entries()) Object.assign(owner, before[index]);
  };
}

/** Each rule, switched off. */
const switchedOff: Readonly<Record<Check, () => () => void>> = {
  'barred-day': () => replaced([...rulesOfService], () => ({ barredWeekdays: () => [] })),
  hours: () => replaced([servingHours], () => ({ first: 0, last: 24 })),
  substitute: () =>
    replaced([...rulesOfService], () => ({
      substitutes: (['substitute-abode', 'substitute-business', 'posted'] as const).map((manner) => ({
        ...{ manner, minimumAge: 0, isAfterDiligence: false, isMailed: false, source: '' },
      })),
    })),
  status: () => {
    const states = [...endedStates];
    endedStates.clear();
    return () => {
      for (const state of states) endedStates.add(state);
    };
  },
  'first-attempt': () => replaced([acceptedAfterMinutes], () => ({ standard: 9_000, rush: 9_000, 'same-day': 9_000 })),
};

const first = simulate(jobs, process.env.SHOW !== undefined);
const second = simulate(jobs);
console.log(`${jobs} jobs: ${first.attempts} attempts, ${first.served} served`);
const failures: string[] = [];
for (const check of checks) {
  console.log(`  ${check}: ${first.broken[check]} broken`);
  if (first.broken[check] > 0) failures.push(`The rule ${check} was broken.`);
}
if (first.digest !== second.digest) failures.push('The second run differs from the first.');
console.log(`  second run: ${first.digest === second.digest ? 'the same' : 'differs'} (${first.digest.slice(0, 16)})`);
for (const [check, off] of Object.entries(switchedOff)) {
  const { broken } = without(off, () => simulate(Math.min(jobs, 2_000)));
  const found = Object.entries(broken).find(([name]) => name === check)?.[1] ?? 0;
  console.log(`  without ${check}: ${found} broken`);
  if (found === 0) failures.push(`Without the rule ${check} nothing was found.`);
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
