/**
 * `npm run test:kill`: kills the sandbox (SIGKILL) twenty times at random moments while eight people save drafts and
 * submit filings with each provider, or serve documents. After each restart, every confirmed save and submission must
 * exist exactly once; unconfirmed calls are retried, as a browser would. Fails on any loss or duplicate.
 * `-- --way florida` runs one way alone: tyler, onelegal, florida or e-service.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { connect } from '../sandbox/db/connection.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { describe, type Findings, inspectJournals } from './kill-test-findings.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';

const { values: options } = parseArgs({ options: { way: { type: 'string' } } });
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
if (tested.length === 0) throw new Error(`There is no way ${options.way}.`);
const rounds = 20;
const people = 8;
const port = Number(process.env.PORT ?? 5203);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
const journals: Journal[] = [];

let server: ChildProcess | undefined;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const { token, lead } = await prepare();
let findings: Findings = { lost: 0, doubled: 0, found: 0 };
for (let round = 1; round <= rounds; round += 1) {
  const { gone } = await start();
  const isOver = { current: false };
  const work = Array.from({ length: people }, (_, person) => workUntil(isOver, person));
  await pause(150 + Math.random() * 850);
  isOver.current = true;
  server?.kill('SIGKILL');
  await Promise.all([gone, ...work]);
  findings = await inspect();
  console.log(`round ${round}: ${describe(findings)}`);
  if (findings.lost > 0 || findings.doubled > 0) break;
}
console.log(`${rounds} rounds, ${describe(findings)}`);
if (findings.lost > 0 || findings.doubled > 0 || findings.found === 0) process.exitCode = 1;

/** A new demo database, a demo person's token and an uploaded document. */
async function prepare(): Promise<{ token: string; lead: FilingDocument }> {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const lead = await uploadPdf(sandbox.db);
  await sandbox.close();
  return { token, lead };
}

/** Starts the server and waits for it; `gone` resolves when it exits. */
async function start(): Promise<{ gone: Promise<unknown> }> {
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

/** One person: retries what the kill interrupted, then creates drafts one after another. */
async function workUntil(isOver: { current: boolean }, person: number): Promise<void> {
  const mine = journals.filter((journal, index) => index % people === person && journal.unanswered !== undefined);
  const way = wayOf(person);
  while (!isOver.current) {
    const journal = mine.shift() ?? newJournal(way, lead);
    if (!journals.includes(journal)) journals.push(journal);
    const submits = Math.floor(person / tested.length) % 2 === 0;
    await carryOn({ origin, token }, journal, { saves: 3, submits });
    if (journal.unanswered !== undefined) return;
  }
}

function wayOf(person: number): Way {
  const way = tested[person % tested.length];
  if (!way) throw new Error('There is a way.');
  return way;
}

/** Opens the database as a restart would and checks everything confirmed. */
async function inspect(): Promise<Findings> {
  const { db, close } = await connect({ kind: 'folder', path: folder });
  const found = await inspectJournals(db, journals);
  await close();
  return found;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
