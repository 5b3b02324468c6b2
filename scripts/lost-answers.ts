/**
 * `npm run test:lost`: with each provider, and serving documents, drafts are saved and submitted while requests and answers
 * get lost and submissions are pressed twice at once, until 200 of each way's submissions were hit. What is unanswered is
 * sent again with the same key, as a browser does. Every save and submission must then exist exactly once. Of process
 * serving and envelopes, the answer of each call that must be done once is lost 50 times (serving/load.ts). `-- --way
 * florida` or `-- --way approve-and-file` runs one way alone, `-- --way serving` all of these; `--times 20` and `--seed 7` change the run.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { Chance } from '../sandbox/demo/orders/chance.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { describe, inspectJournals } from './kill-test-findings.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';
import { inspectServing } from './serving/findings.ts';
import {
  decisiveCalls,
  newServingJournal,
  press,
  type ServingJournal,
  type ServingWay,
  servingWays,
} from './serving/load.ts';
import { prepareServing } from './serving/prepare.ts';

const { values: options } = parseArgs({
  options: {
    way: { type: 'string' },
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
const servings = servingWays.filter((name) => [undefined, 'serving', name].includes(options.way));
if (tested.length === 0 && servings.length === 0) throw new Error(`There is no way ${options.way}.`);
const times = Number(options.times);
const chance = new Chance(Number(options.seed));
console.log(`seed ${options.seed}`);

/** Answers lost at each decisive call of process serving and envelopes. */
const servingTimes = 50;
/** Decisive calls of the journal under way whose answer was lost before. */
const lostBefore = new Set<string>();

const accidents = ['request lost', 'answer lost', 'pressed twice', 'pressed twice, answers lost'] as const;
type Accident = (typeof accidents)[number];

const sandbox = await createSandbox({ storage: { kind: 'memory' } });
const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
const newToken = () => issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
const token = await newToken();
const lead = await uploadPdf(sandbox.db);
for (const way of tested) await test(way);
if (servings.length > 0) await testServing();
await sandbox.close();

/** Files until enough submissions were hit by an accident, then counts what the database has. */
async function test(way: Way): Promise<void> {
  const journals: Journal[] = [];
  const hits = new Map<Accident, number>(accidents.map((accident) => [accident, 0]));
  const server = { origin: 'http://localhost', token, fetch: (request: Request) => unreliable(request, way, hits) };
  const sum = () => [...hits.values()].reduce((all, count) => all + count, 0);
  while (sum() < times) {
    const journal = newJournal(way, lead);
    journals.push(journal);
    while (journal.envelopeId === undefined || journal.unanswered !== undefined) {
      await carryOn(server, journal, { saves: 2, submits: true });
      // The sandbox's due work goes on.
      await setImmediate();
    }
  }
  const findings = await inspectJournals(sandbox.db, journals);
  const counts = [...hits].map(([accident, count]) => `${accident} ${count}`).join(', ');
  console.log(`${way.name}: ${journals.length} orders, ${counts}; ${describe(findings)}`);
  const isWhole = findings.lost === 0 && findings.doubled === 0 && findings.found >= journals.length;
  if (!isWhole) process.exitCode = 1;
}

/** Process serving and envelopes: each decisive call is hit `servingTimes` times or more. */
async function testServing(): Promise<void> {
  const each = Object.fromEntries(servings.map((way) => [way, servingTimes]));
  const counts = {
    release: each.release ?? 0,
    approve: each.approve ?? 0,
    'approve-and-file': each['approve-and-file'] ?? 0,
  };
  const waiting = await prepareServing(sandbox, token, lead, counts);
  // The clock was moved beyond the first one's life.
  const later = await newToken();
  for (const way of servings) {
    const hits = new Map<string, number>();
    const server = {
      origin: 'http://localhost',
      token: later,
      fetch: (request: Request) => unreliableOnce(request, way, hits),
    };
    const journals: ServingJournal[] = [];
    for (let count = 0; count < servingTimes; count += 1) {
      const journal = way === 'place' || way === 'envelope' ? newServingJournal(way) : waiting[way][count];
      if (!journal) throw new Error(`Too few wait for ${way}.`);
      journals.push(journal);
      lostBefore.clear();
      while (!journal.isDone) await press(server, journal, lead);
    }
    const findings = await inspectServing(sandbox.db, journals);
    const lost = [...hits].map(([call, hit]) => `${call} ${hit}`).join(', ');
    console.log(`${way}: ${journals.length} times, answers lost: ${lost}; ${describe(findings)}`);
    const isHit = decisiveCalls[way].every((call) => (hits.get(call) ?? 0) >= servingTimes);
    if (!isHit || findings.lost > 0 || findings.doubled > 0 || findings.found < journals.length) process.exitCode = 1;
  }
}

/** Loses the first answer of each decisive call of a journal, and further ones by chance. */
async function unreliableOnce(request: Request, way: ServingWay, hits: Map<string, number>): Promise<Response> {
  const call = decisiveCalls[way].find((path) => request.url.endsWith(path));
  const response = await sandbox.fetch(request);
  if (call === undefined) return response;
  const count = hits.get(call) ?? 0;
  const isFirst = !lostBefore.has(call);
  lostBefore.add(call);
  if (!isFirst && !chance.happens(0.2)) return response;
  hits.set(call, count + 1);
  throw new TypeError('Failed to fetch');
}

/** Sends a request that may meet an accident. */
async function unreliable(request: Request, way: Way, hits: Map<Accident, number>): Promise<Response> {
  const isSubmission = [way.submitPath, way.reserve?.path].some((path) => path && request.url.endsWith(path));
  if (!chance.happens(isSubmission ? 0.6 : 0.2)) return sandbox.fetch(request);
  // Saves of a draft go one after another.
  const accident = isSubmission ? chance.pick(accidents) : chance.pick(accidents.slice(0, 2));
  if (isSubmission) hits.set(accident, (hits.get(accident) ?? 0) + 1);
  switch (accident) {
    case 'request lost':
      throw new TypeError('Failed to fetch');
    case 'answer lost':
      await sandbox.fetch(request);
      throw new TypeError('Failed to fetch');
    case 'pressed twice':
    case 'pressed twice, answers lost': {
      const [first, second] = await Promise.all([sandbox.fetch(request.clone()), sandbox.fetch(request)]);
      if (accident !== 'pressed twice') throw new TypeError('Failed to fetch');
      return chance.happens(0.5) ? first : second;
    }
  }
}
