/**
 * `npm run test:lost`: with each provider, and serving documents, drafts are saved and submitted while requests and answers
 * get lost and submissions are pressed twice at once, until 200 of each way's submissions were hit. What is unanswered is
 * sent again with the same key, as a browser does. Every save and submission must then exist exactly once. `-- --way
 * florida` runs one way alone; `--times 20` and `--seed 7` change the run.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { Chance } from '../sandbox/demo/orders/chance.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { describe, inspectJournals } from './kill-test-findings.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';

const { values: options } = parseArgs({
  options: {
    way: { type: 'string' },
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
if (tested.length === 0) throw new Error(`There is no way ${options.way}.`);
const times = Number(options.times);
const chance = new Chance(Number(options.seed));
console.log(`seed ${options.seed}`);

const accidents = ['request lost', 'answer lost', 'pressed twice', 'pressed twice, answers lost'] as const;
type Accident = (typeof accidents)[number];

const sandbox = await createSandbox({ storage: { kind: 'memory' } });
const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
const lead = await uploadPdf(sandbox.db);
for (const way of tested) await test(way);
await sandbox.close();

/** Files until enough submissions were hit by an accident, then counts what the database has. */
async function test(way: Way): Promise<void> {
  const journals: Journal[] = [];
  const hits = new Map<Accident, number>(accidents.map((accident) => [accident, 0]));
  const server = { origin: 'http://sandbox.test', token, fetch: (request: Request) => unreliable(request, way, hits) };
  const sum = () => [...hits.values()].reduce((all, count) => all + count, 0);
  while (sum() < times) {
    const journal = newJournal(way, lead);
    journals.push(journal);
    while (journal.envelopeId === undefined) {
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

/** Sends a request that may meet an accident. */
async function unreliable(request: Request, way: Way, hits: Map<Accident, number>): Promise<Response> {
  const isSubmission = request.url.endsWith(way.submitPath);
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
