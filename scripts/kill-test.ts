/**
 * `npm run test:kill`: kills the sandbox (SIGKILL) twenty times at random moments while eight people save drafts and
 * submit filings with each provider, or serve documents, two pay invoices, and five order process serving, release stamped
 * papers, approve proofs, file them and send envelopes. Of process serving, there are more rounds until twenty kills hit
 * each of these. After each restart, every confirmed save,
 * submission and payment must exist exactly once; unconfirmed calls are retried, as a browser would. At the end, all that
 * the payment processor captured has its payment. Fails on any loss or duplicate. `-- --way florida` runs one way alone:
 * tyler, onelegal, florida, e-service, payments or serving. `-- --kills 5` is fewer.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { connect } from '../sandbox/db/connection.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { describe, type Findings, inspectJournals } from './kill-test-findings.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';
import {
  addLargeInvoice,
  inspectPayments,
  inspectProcessor,
  newPayment,
  type PaymentJournal,
  payJournal,
} from './kill-test-payments.ts';
import { inspectServing } from './serving/findings.ts';
import { KillGate } from './serving/kill-gate.ts';
import { newServingJournal, press, type ServingJournal, type ServingWay, servingWays } from './serving/load.ts';
import { prepareServing } from './serving/prepare.ts';

const { values: options } = parseArgs({
  options: { way: { type: 'string' }, kills: { type: 'string', default: '20' } },
});
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
const serves = options.way === undefined || options.way === 'serving';
const pays = options.way === undefined || options.way === 'payments';
if (tested.length === 0 && !pays && !serves) throw new Error(`There is no way ${options.way}.`);
const kills = Number(options.kills);
/** A kill may come after the answer. */
const mostRounds = serves ? 3 * kills : kills;
const people = tested.length > 0 ? 8 : 0;
const payers = pays ? 2 : 0;
const port = Number(process.env.PORT ?? 5203);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
const journals: Journal[] = [];
const paid: PaymentJournal[] = [];
const served: ServingJournal[] = [];
/** Kills that hit a decisive call of each way of process serving. */
const hits = new Map<ServingWay, number>(servingWays.map((way) => [way, 0]));
/** Fewer decisive calls of process serving are answered before a kill. */
const mostAnswers = 3;
/** What waits for the firm, a share for each kill, and how many of them begin in a round. */
const perKill = { release: 2, approve: 5, 'approve-and-file': 4 } as const;
const perRound = { release: 1, approve: 4, 'approve-and-file': 3 } as const;

let server: ChildProcess | undefined;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const { token, lead, invoiceId, waiting } = await prepare();
let findings: Findings = { lost: 0, doubled: 0, found: 0 };
let round = 0;
while (round < kills || (round < mostRounds && !isEachHit())) {
  round += 1;
  const { gone } = await start();
  const isOver = { current: false };
  const gate = new KillGate(serves ? servingWays : []);
  // Shared out before anyone begins something new, so that no one gets what another has just begun.
  const begun = shareOut(
    journals.filter(({ unanswered }) => unanswered !== undefined),
    people,
  );
  const unpaid = shareOut(
    paid.filter(({ paymentId, isRefused }) => paymentId === undefined && !isRefused),
    payers,
  );
  const work = Promise.all([
    ...begun.map((mine, person) => workUntil(isOver, person, mine)),
    ...unpaid.map((mine) => payUntil(isOver, mine)),
    ...(serves ? servingWays.map((way) => serveUntil(isOver, way, gate)) : []),
  ]);
  await Promise.race([gate.opened(serves ? Math.floor(Math.random() * mostAnswers) : 0), work]);
  await pause(serves ? Math.random() * 100 : 150 + Math.random() * 850);
  isOver.current = true;
  if (serves) for (const way of gate.hit) hits.set(way, (hits.get(way) ?? 0) + 1);
  server?.kill('SIGKILL');
  await Promise.all([gone, work]);
  findings = await inspect();
  console.log(`round ${round}: ${describe(findings)}`);
  if (findings.lost > 0 || findings.doubled > 0) break;
}
if (serves && findings.lost === 0 && findings.doubled === 0) await finishServing();
console.log(`${round} rounds, ${describe(findings)}`);
for (const [way, count] of serves ? hits : [])
  console.log(`${way}: ${served.filter((each) => each.way === way && each.isDone).length} done, ${count} killed`);
const wrong = await settle();
for (const line of wrong) console.error(line);
if (findings.lost > 0 || findings.doubled > 0 || findings.found === 0 || wrong.length > 0) process.exitCode = 1;
if (serves && !isEachHit()) {
  console.error(`Fewer than ${kills} kills hit a way.`);
  process.exitCode = 1;
}

function isEachHit(): boolean {
  return [...hits.values()].every((count) => count >= kills);
}

/** A new demo database, a demo person's token, an uploaded document and an invoice to pay. */
async function prepare() {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const lead = await uploadPdf(sandbox.db);
  const large = await addLargeInvoice(sandbox);
  const all = { release: 0, approve: 0, 'approve-and-file': 0 };
  if (serves) for (const way of ['release', 'approve', 'approve-and-file'] as const) all[way] = perKill[way] * kills;
  const prepared = await prepareServing(sandbox, token, lead, all);
  await sandbox.close();
  return { token, lead, invoiceId: large, waiting: prepared };
}

/** Starts the server and waits for it; `gone` resolves when it exits. */
async function start(): Promise<{ gone: Promise<unknown> }> {
  // Another sandbox there would answer in place of this one.
  if (await isAnswering()) throw new Error(`Something else answers at port ${port}. PORT names another.`);
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../sandbox/serve.ts')], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = child;
  const gone = new Promise((done) => child.once('exit', done));
  while (!(await isAnswering())) {
    if (child.exitCode !== null) throw new Error('The sandbox did not start.');
    await pause(50);
  }
  return { gone };
}

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/filing/Version`)).ok;
  } catch {
    return false;
  }
}

/** A share for each of so many people. */
function shareOut<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, person) => items.filter((__, index) => index % count === person));
}

/** One person: retries what the kill interrupted, then creates drafts one after another. */
async function workUntil(isOver: { current: boolean }, person: number, mine: Journal[]): Promise<void> {
  const way = wayOf(person);
  while (!isOver.current) {
    const journal = mine.shift() ?? newJournal(way, lead);
    if (!journals.includes(journal)) journals.push(journal);
    const submits = Math.floor(person / tested.length) % 2 === 0;
    await carryOn({ origin, token }, journal, { saves: 3, submits });
    if (journal.unanswered !== undefined) return;
  }
}

/** One person pays: first what the kill interrupted, then one payment after another. */
async function payUntil(isOver: { current: boolean }, mine: PaymentJournal[]): Promise<void> {
  while (!isOver.current) {
    const journal = mine.shift() ?? newPayment(paid.length);
    if (!paid.includes(journal)) paid.push(journal);
    await payJournal({ origin, token }, invoiceId, journal);
  }
}

/** One person serves: what the kill interrupted, then what waits for this round, or new orders one after another. */
async function serveUntil(isOver: { current: boolean }, way: ServingWay, gate: KillGate): Promise<void> {
  const mine = served.filter((journal) => journal.way === way && journal.isUnanswered);
  if (way !== 'place' && way !== 'envelope') mine.push(...waiting[way].splice(0, perRound[way]));
  const server = { origin, token, fetch: (request: Request) => gate.send(way, request) };
  while (!isOver.current) {
    // Any of them: the same one over and over would be hit at the same point.
    const [chosen] = mine.splice(Math.floor(Math.random() * mine.length), 1);
    const journal = chosen ?? (way === 'place' || way === 'envelope' ? newServingJournal(way) : undefined);
    if (!journal) break;
    if (!served.includes(journal)) served.push(journal);
    await press(server, journal, lead);
    if (journal.isUnanswered) break;
  }
  gate.leave(way);
  // What was not begun is for the next round.
  if (way !== 'place' && way !== 'envelope') waiting[way].unshift(...mine.filter((each) => !served.includes(each)));
}

/** Presses again what kills left without an answer, to its end: only what is done can be found lost. */
async function finishServing(): Promise<void> {
  const { gone } = await start();
  for (const journal of served.filter(({ isUnanswered }) => isUnanswered))
    await press({ origin, token }, journal, lead);
  server?.kill('SIGKILL');
  await gone;
  findings = await inspect();
}

function wayOf(person: number): Way {
  const way = tested[person % tested.length];
  if (!way) throw new Error('There is a way.');
  return way;
}

/** Opens the database as a restart would and checks everything confirmed. */
async function inspect(): Promise<Findings> {
  const { db, close } = await connect({ kind: 'folder', path: folder });
  const [filed, made] = [await inspectJournals(db, journals), await inspectPayments(db, paid)];
  const ordered = await inspectServing(db, served);
  await close();
  return {
    lost: filed.lost + made.lost + ordered.lost,
    doubled: filed.doubled + made.doubled + ordered.doubled,
    found: filed.found + made.found + ordered.found,
  };
}

/** Restarts for good, and asks the payment processor about what has no answer. */
async function settle(): Promise<string[]> {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const found = await inspectProcessor(sandbox);
  const answered = paid.filter(({ paymentId }) => paymentId !== undefined).length;
  console.log(`${answered} of ${paid.length} payments answered, ${found.length} differences with the processor`);
  await sandbox.close();
  return found;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
